import Foundation

#if !canImport(ObjectiveC)
/// A programming error. Mirrors `NSException` and its members, Foundation, which Linux does not have. It can't be caught:
/// ``raise()`` passes it to ``ListException/handler``.
open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    open func raise() { ListException.raiseAnywhere(ListException(reason ?? "", name: name.rawValue)) }

    open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}
#endif
