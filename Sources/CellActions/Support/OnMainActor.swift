/// Runs work on the main actor. If the caller is already on the main actor, the work runs immediately. Otherwise, it
/// runs as soon as the main actor is free.
package func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated(work)
    } else {
        Task { @MainActor in work() }
    }
}
