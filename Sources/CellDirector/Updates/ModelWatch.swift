import Observation

/// Hears that something that was read of `@Observable` models has changed: once, on the main actor.
///
/// Observation announces a change before it is made, and installs its tracking when the reading has ended. So what was read counts
/// as current only if it is read once more while the tracking stands, and is the same; and what is read in the turn of the main
/// actor in which a change was announced may be from before that change, and is read again when the turn has ended.
///
/// The models do not retain it: whoever drops it is notified no more. Of what was read they keep a note until it changes, also
/// when nobody listens any longer: Observation offers no way to take that back.
@MainActor
final class ModelWatch: WatchedModel {
    /// Whether something that was read has changed since.
    private(set) var hasChanged = false
    /// Whether it was read while a change may have been in the middle: then it is to be read again.
    let isDoubtful: Bool
    private let tell: @MainActor (_ isAnnouncement: Bool) -> Void

    /// - Parameter tell: Called at the first change. On the main actor that is in the middle of it, and an announcement.
    init(isDoubtful: Bool = false, _ tell: @escaping @MainActor (_ isAnnouncement: Bool) -> Void) {
        self.isDoubtful = isDoubtful
        self.tell = tell
    }

    /// Does work that reads models, once or again. What it reads through other calls counts as well.
    func read<Result>(_ work: () -> Result) -> Result {
        withObservationTracking(work) { [weak self] in
            let isAnnouncement = isOnMainActor
            onMainActor { [weak self] in self?.didChange(isAnnouncement) }
        }
    }

    private func didChange(_ isAnnouncement: Bool) {
        guard !hasChanged else { return }
        hasChanged = true
        tell(isAnnouncement)
    }
}
