import Foundation

/// Whether this code runs on the main actor.
///
/// On Linux, a program with an asynchronous `main` may run the main actor on any thread, so checking for the main
/// thread is not enough. `CellActions` has a copy of this check, because this module does not depend on it.
var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

/// A key that is set only on the main queue, which runs the main actor.
private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
