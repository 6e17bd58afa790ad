// Stubs of the declarations that Swift's overlay adds to the Objective-C runtime.
@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable {
    var ptr: OpaquePointer?
    public init(_ str: String) {}
    public init(stringLiteral value: String) {}
}

public struct NSZone {
    var pointer: OpaquePointer
}

extension NSObject: Equatable, Hashable {
    public var hashValue: Int { hash }
    public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
    public func hash(into hasher: inout Hasher) {}
}

public enum objc_AssociationPolicy: UInt {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_RETAIN = 769
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    var value: Bool
    public init(_ value: Bool) { self.value = value }
    public init(booleanLiteral value: Bool) { self.init(value) }
    public var boolValue: Bool { value }
}

public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.boolValue }
