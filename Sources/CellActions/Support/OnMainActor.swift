import Foundation

/// Whether the calling code is running on the main actor.
///
/// Checking for the main thread is not enough: on Linux, a program with an asynchronous `main` may run the main actor
/// on any thread.
package var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

/// A key that marks the main queue, on which the main actor runs.
private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()

/// Runs work on the main actor. If the caller is already on the main actor, the work runs immediately. Otherwise, it
/// runs as soon as the main actor is free.
package func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated(work)
    } else {
        Task { @MainActor in work() }
    }
}
