import Observation

/// Hears that something that was read of `@Observable` models has changed: once, on the main actor.
///
/// The models do not retain it: whoever drops it is notified no more. Of what was read they keep a note until it changes, also
/// when nobody listens any longer: Observation offers no way to take that back.
@MainActor
final class ModelWatch: WatchedModel {
    /// Whether something that was read has changed since.
    private(set) var hasChanged = false
    private let tell: @MainActor () -> Void

    init(_ tell: @escaping @MainActor () -> Void) { self.tell = tell }

    /// Does work that reads models. What it reads through other calls counts as well.
    func read<Result>(_ work: () -> Result) -> Result {
        // A model says so before it changes, in the middle of an assignment, and from any thread.
        withObservationTracking(work) { [weak self] in
            onMainActor { [weak self] in self?.didChange() }
        }
    }

    private func didChange() {
        guard !hasChanged else { return }
        hasChanged = true
        tell()
    }
}
