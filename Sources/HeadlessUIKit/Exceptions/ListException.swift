import Foundation

/// A programmer's error that UIKit stops on, in UIKit's words. Mirrors an `NSException` raised by UIKit.
public struct ListException: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exception's name, such as `NSInternalInconsistencyException`.
    public let name: String
    /// What UIKit says.
    public let reason: String

    /// An exception with UIKit's usual name.
    package init(_ reason: String, name: String = "NSInternalInconsistencyException") {
        self.name = name
        self.reason = reason
    }

    /// The one place where programmer errors stop. At first it ends the program, as UIKit's exceptions do.
    ///
    /// A test or a replay puts its own in place, to turn the error into a failure. A handler may return: then the list
    /// that was misused is out of use. It stays as it is on screen, and every further use of it is refused with
    /// an exception that says so.
    @MainActor public static var handler: @MainActor (ListException) -> Void = { exception in
        fatalError(exception.description)
    }

    /// Stops, by way of ``handler``.
    @MainActor
    static func raise(_ exception: ListException) { handler(exception) }

    /// Stops from any thread: on the main actor by way of ``handler`` before this returns, and elsewhere by waiting for it.
    static func raiseAnywhere(_ exception: ListException) {
        if isOnMainActor {
            MainActor.assumeIsolated { raise(exception) }
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated { raise(exception) } }
        }
    }

    /// What a list says that was used again after an exception.
    static func outOfUse(after exception: ListException) -> ListException {
        ListException("This list is out of use since: \(exception.reason)", name: exception.name)
    }

    /// What a list says of another cell that is dequeued for a row that is being reconfigured. Unverified: the beginning of
    /// UIKit's sentence.
    static let otherIdentifier =
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
        + "reconfiguring an item, which is not allowed."

    /// An index path as UIKit prints it, with 0 for the address.
    static func print(_ indexPath: IndexPath) -> String {
        "<NSIndexPath: 0x0> {length = \(indexPath.count), path = \(indexPath.map(String.init).joined(separator: " - "))}"
    }

    /// The name and the reason, as a crash report prints them.
    public var description: String { "\(name): \(reason)" }
}
