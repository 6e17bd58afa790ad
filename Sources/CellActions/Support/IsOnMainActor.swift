import Foundation

/// Whether the calling code is running on the main actor.
///
/// Checking for the main thread is not enough: on Linux, a program with an asynchronous `main` may run the main actor
/// on any thread. `HeadlessUIKit`, which does not import `CellActions`, compiles this file through a link.
package var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

/// A key that is set only on the main queue, which runs the main actor.
private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
