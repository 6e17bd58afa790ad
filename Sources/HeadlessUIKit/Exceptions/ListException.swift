import Foundation

/// A programming error for which UIKit raises an exception. It has the same message as UIKit's exception. Mirrors an
/// `NSException` raised by UIKit.
public struct ListException: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exception's name, such as `NSInternalInconsistencyException`.
    public let name: String
    /// UIKit's message.
    public let reason: String

    /// Creates an exception. The default name is the name that UIKit usually uses.
    package init(_ reason: String, name: String = "NSInternalInconsistencyException") {
        self.name = name
        self.reason = reason
    }

    /// The handler for all programming errors. By default, it ends the program, as UIKit's exceptions do.
    ///
    /// A test or a replay installs its own handler, to turn the error into a failure. If the handler returns, a misused
    /// list stays on screen as it is, but is unusable: updating it, scrolling to a row or selecting a row raises an
    /// exception that says so.
    @MainActor public static var handler = standardHandler

    /// The handler that ends the program.
    @MainActor static let standardHandler: @MainActor (ListException) -> Void = { fatalError($0.description) }

    /// Passes the exception to ``handler``.
    @MainActor
    static func raise(_ exception: ListException) { handler(exception) }

    /// Passes the exception to ``handler`` on the main actor. This method can be called on any thread, and returns
    /// after the handler has returned.
    static func raiseAnywhere(_ exception: ListException) {
        if isOnMainActor {
            MainActor.assumeIsolated { raise(exception) }
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated { raise(exception) } }
        }
    }

    /// Returns the exception for using a list after an earlier exception has made it unusable.
    static func outOfUse(after exception: ListException) -> ListException {
        ListException("This list is unusable since: \(exception.reason)", name: exception.name)
    }

    /// Returns the exception for a key that a class does not know.
    static func undefinedKey(_ key: String, of object: AnyObject) -> ListException {
        ListException(
            "[<\(type(of: object)) 0x0> valueForUndefinedKey:]: this class is not key value coding-compliant for the key "
                + "\(key).", name: "NSUnknownKeyException")
    }

    /// The message for dequeuing a cell with a different reuse identifier while its row is being reconfigured. Only the
    /// beginning of UIKit's message is verified.
    static let otherIdentifier =
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
        + "reconfiguring an item, which is not allowed."

    /// Formats an index path as UIKit does, but with 0 instead of an address.
    static func print(_ indexPath: IndexPath) -> String {
        "<NSIndexPath: 0x0> {length = \(indexPath.count), path = \(indexPath.map(String.init).joined(separator: " - "))}"
    }

    /// The name and the reason, in the format of a crash report.
    public var description: String { "\(name): \(reason)" }
}
