import Foundation

/// Whether this code runs on the main actor.
///
/// A program whose `main` is asynchronous serves the main actor from any thread on Linux, so that asking for the main thread
/// is not enough there.
package var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

/// Marks the main queue, which the main actor runs on.
private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()

/// Runs work that belongs to the main actor: at once when this is the main actor, else as soon as it is free.
package func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated(work)
    } else {
        Task { @MainActor in work() }
    }
}
