import Foundation

/// Whether this code runs on the main actor.
///
/// A program whose `main` is asynchronous serves the main actor from any thread on Linux: asking for the main thread is not
/// enough there. `CellActions`, which this module does not know, asks the same.
var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

/// Marks the main queue, which the main actor runs on.
private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
