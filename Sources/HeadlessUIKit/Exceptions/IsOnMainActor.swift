import Foundation

/// Whether the current code is running on the main actor.
///
/// On Linux, a program with an asynchronous `main` may run the main actor on any thread, so checking for the main
/// thread is not enough. `CellActions` has its own copy of this check, because neither module depends on the other.
var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

/// A key that is set only on the main queue, which runs the main actor.
private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
