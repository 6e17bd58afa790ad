import Observation

/// Hears that something that was read of `@Observable` models has changed: once, on the main actor.
///
/// Observation announces a change before it is made, and installs its tracking when the reading has ended. So what was read may be
/// from before a change that is being made, or that another thread made before the tracking was there, and no notification follows.
/// It counts as current only once it was read again with the tracking in place, in a turn of the main actor of its own.
///
/// The models do not retain it: whoever drops it is notified no more. Of what was read they keep a note until it changes, also
/// when nobody listens any longer: Observation offers no way to take that back.
@MainActor
final class ModelWatch: WatchedModel {
    /// Whether something that was read has changed since.
    private(set) var hasChanged = false
    /// Whether it must be read once more.
    var isDoubtful = true
    private let tell: @MainActor () -> Void

    init(_ tell: @escaping @MainActor () -> Void) { self.tell = tell }

    /// Does work that reads models, once or again. What it reads through other calls counts as well.
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
