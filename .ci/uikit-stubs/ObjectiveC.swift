// What the branches for UIKit use of an Objective-C runtime, as far as a compiler asks: names and types.

import Foundation

public struct Selector: Hashable {
    /// Stands for `#selector(Owner.method)`: the method is looked up by its whole name, as there.
    public init<Owner, Method>(checking method: (Owner) -> Method) {}
}

extension NSObjectProtocol {
    public func responds(to selector: Selector!) -> Bool { fatalError() }
    public func forwardingTarget(for selector: Selector!) -> Any? { fatalError() }
}

public struct NSExceptionName: Sendable {
    public static let internalInconsistencyException = NSExceptionName()
}

open class NSException: NSObject {
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {}
    open func raise() {}
}

public enum objc_AssociationPolicy {
    case OBJC_ASSOCIATION_RETAIN
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { fatalError() }
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
