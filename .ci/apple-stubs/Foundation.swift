// What the shared sources use of Foundation, Core Graphics and Dispatch.
@_exported import ObjectiveC

public typealias CGFloat = Double
public typealias TimeInterval = Double

@_exported import CoreGraphics

extension CGPoint: Hashable {
    public static let zero = CGPoint()
    public static func == (a: CGPoint, b: CGPoint) -> Bool { a.x == b.x }
    public func hash(into hasher: inout Hasher) {}
}

extension CGSize: Hashable {
    public static let zero = CGSize()
    public static func == (a: CGSize, b: CGSize) -> Bool { a.width == b.width }
    public func hash(into hasher: inout Hasher) {}
}

extension CGRect: Hashable {
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
    public static let zero = CGRect()
    public static func == (a: CGRect, b: CGRect) -> Bool { a.size == b.size }
    public func hash(into hasher: inout Hasher) {}
    public var minX: CGFloat { 0 }
    public var minY: CGFloat { 0 }
    public var maxX: CGFloat { 0 }
    public var maxY: CGFloat { 0 }
    public var midX: CGFloat { 0 }
    public var midY: CGFloat { 0 }
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public var isEmpty: Bool { false }
    public func intersects(_ rect: CGRect) -> Bool { false }
    public func contains(_ point: CGPoint) -> Bool { false }
    public func contains(_ rect: CGRect) -> Bool { false }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func union(_ rect: CGRect) -> CGRect { self }
    public func intersection(_ rect: CGRect) -> CGRect { self }
}

open class NSString: NSObject {}
open class NSArray: NSObject {}

extension String: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { NSString() }
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

extension Array: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSArray { NSArray() }
    public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { [] }
}

public let NSNotFound = Int.max

open class NSIndexPath: NSObject {}
open class NSCoder: NSObject {}
@objc public protocol NSCopying { func copy(with zone: OpaquePointer?) -> Any }

public struct IndexPath: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral, CustomStringConvertible,
    RandomAccessCollection,
    _ObjectiveCBridgeable
{
    public init(arrayLiteral: Int...) {}
    public init(index: Int) {}
    public init(indexes: [Int]) {}
    public init() {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Int { 0 }
    public static func < (a: IndexPath, b: IndexPath) -> Bool { false }
    public var description: String { "" }
    public func _bridgeToObjectiveC() -> NSIndexPath { NSIndexPath() }
    public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) -> Bool {
        false
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath { IndexPath() }
}

public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral, Sequence {
    public init() {}
    public init(arrayLiteral: Int...) {}
    public init(integer: Int) {}
    public init(integersIn range: Range<Int>) {}
    public init<S: Sequence>(_ elements: S) where S.Element == Int {}
    public func makeIterator() -> Array<Int>.Iterator { [].makeIterator() }
    public var isEmpty: Bool { true }
    public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) { (true, 0) }
    public func contains(_ integer: Int) -> Bool { false }
}

open class Thread: NSObject {
    open class var isMainThread: Bool { true }
}

open class NSLock: NSObject, @unchecked Sendable {
    open func lock() {}
    open func unlock() {}
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

open class DispatchQueue: NSObject, @unchecked Sendable {
    public class var main: DispatchQueue { DispatchQueue() }
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}

extension DispatchQueue {
    public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
    public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
}

public final class DispatchSpecificKey<T>: @unchecked Sendable {
    public init() {}
}

public struct Data: Sendable {
    public init(_ bytes: some Sequence<UInt8>) {}
}

open class FileHandle: NSObject, @unchecked Sendable {
    open class var standardError: FileHandle { FileHandle() }
    open func write(_ data: Data) {}
}

public struct NSExceptionName: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let internalInconsistencyException = NSExceptionName(rawValue: "")
}

open class NSException: NSObject {
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {}
    open func raise() {}
}

public struct Notification: Sendable {
    public struct Name: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public var name: Name
    public nonisolated(unsafe) var object: Any?
    public nonisolated(unsafe) var userInfo: [AnyHashable: Any]?
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.object, self.userInfo) = (name, object, userInfo)
    }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { NotificationCenter() }
    open func post(_ notification: Notification) {}
    open func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
}

open class NSNumber: NSObject {}
open class NSDictionary: NSObject {}
open class NSSet: NSObject {}

extension Bool: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber() }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Bool?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Bool?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Bool { false }
}

extension Int: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber() }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Int?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Int?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Int { 0 }
}

extension UInt: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber() }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout UInt?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout UInt?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> UInt { 0 }
}

extension Double: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber() }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Double?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Double?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Double { 0 }
}

extension Float: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber() }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Float?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Float?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Float { 0 }
}

extension Dictionary: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDictionary { NSDictionary() }
    public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?) -> Bool {
        false
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> [Key: Value] { [:] }
}

extension Set: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSSet { NSSet() }
    public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set<Element>?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSSet, result: inout Set<Element>?) -> Bool {
        false
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set<Element> { [] }
}

extension UIEdgeInsets: Equatable {
    public static let zero = UIEdgeInsets()
    public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool { a.top == b.top }
}
