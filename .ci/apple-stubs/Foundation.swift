// Stubs of the Foundation, Core Graphics and Dispatch declarations that the package's sources use on iOS and visionOS.
@_exported import ObjectiveC

public typealias CGFloat = Double
public typealias TimeInterval = Double

@_exported import CoreGraphics

extension CGPoint: Hashable {
    public init(x: Int, y: Int) { self.init() }
    public static let zero = CGPoint()
    public static func == (a: CGPoint, b: CGPoint) -> Bool { a.x == b.x }
    public func hash(into hasher: inout Hasher) {}
}

extension CGSize: Hashable {
    public init(width: Int, height: Int) { self.init() }
    public static let zero = CGSize()
    public static func == (a: CGSize, b: CGSize) -> Bool { a.width == b.width }
    public func hash(into hasher: inout Hasher) {}
}

extension CGRect: Hashable {
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
    public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
    public static let null = CGRect()
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

open class NSString: NSObject {
    open var length: Int { 0 }
    open func range(of searchString: String) -> NSRange { NSRange() }
}
public func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool { false }
open class NSArray: NSObject {}

extension String: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { NSString() }
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

open class NSURL: NSObject {}

extension URL: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSURL { NSURL() }
    public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { URL(fileURLWithPath: "") }
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
@objc public protocol NSSecureCoding {}
@objc public protocol NSCopying { func copy(with zone: NSZone?) -> Any }
@objc public protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }
public final class Progress: NSObject, @unchecked Sendable {}
@objc public protocol ProgressReporting: NSObjectProtocol { var progress: Progress { get } }

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

public struct Data: Hashable, Sendable, RandomAccessCollection {
    public init() {}
    public init(_ bytes: some Sequence<UInt8>) {}
    public init(contentsOf url: URL) throws {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> UInt8 { 0 }
    public func write(to url: URL) throws {}
}

extension String {
    public struct Encoding: Sendable {
        public static let utf8 = Encoding()
    }
    public func data(using encoding: Encoding) -> Data? { nil }
}

public struct URL: Hashable, Sendable {
    public init?(string: String) {}
    public init(fileURLWithPath path: String) {}
    public var path: String { "" }
    public var pathExtension: String { "" }
    public func appendingPathComponent(_ component: String) -> URL { self }
}

public struct UUID: Hashable, Sendable, CustomStringConvertible {
    public init() {}
    public var description: String { "" }
}

public struct Date: Hashable, Comparable, Sendable {
    public init() {}
    public static let distantPast = Date()
    public static let distantFuture = Date()
    public init(timeIntervalSinceNow: TimeInterval) {}
    public init(timeIntervalSince1970: TimeInterval) {}
    public static func < (a: Date, b: Date) -> Bool { false }
    public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
    public var timeIntervalSince1970: TimeInterval { 0 }
}

public struct Calendar: Hashable, Sendable {
    public static let current = Calendar()
}

public struct Locale: Hashable, Sendable {
    public init(identifier: String) {}
    public static let current = Locale(identifier: "")
}

public struct TimeZone: Hashable, Sendable {
    public init?(secondsFromGMT seconds: Int) {}
}

public struct AttributeContainer: Hashable, Sendable {
    public init() {}
}

public struct AttributedString: Hashable, Sendable {
    public init(_ string: String) {}
    public var link: URL?
}

extension NSObject: CustomStringConvertible {
    @objc open var description: String { "" }
}

open class NSNotification: NSObject {
    public typealias Name = Notification.Name
}

open class NSAttributedString: NSObject {
    public struct Key: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public init(string: String) {}
    public init(string: String, attributes: [Key: Any]? = nil) {}
    public init(attributedString: NSAttributedString) {}
    open var string: String { "" }
    open func attribute(
        _ attrName: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
    ) -> Any? { nil }
}

open class NSMutableAttributedString: NSAttributedString {
    open func insert(_ attrString: NSAttributedString, at loc: Int) {}
    open func append(_ attrString: NSAttributedString) {}
}

@objc public enum ComparisonResult: Int, Sendable {
    case orderedAscending = -1
    case orderedSame, orderedDescending
}

open class NSValue: NSObject {}
open class UserDefaults: NSObject {}

open class Bundle: NSObject {
    open class var main: Bundle { Bundle() }
    open var bundleURL: URL { URL(fileURLWithPath: "") }
}

open class FileManager: NSObject, @unchecked Sendable {
    open class var `default`: FileManager { FileManager() }
    open var temporaryDirectory: URL { URL(fileURLWithPath: "") }
    open func removeItem(at url: URL) throws {}
}

open class ProcessInfo: NSObject, @unchecked Sendable {
    open class var processInfo: ProcessInfo { ProcessInfo() }
    open var environment: [String: String] { [:] }
}

open class RunLoop: NSObject {
    public struct Mode: Hashable, Sendable {
        public static let `default` = Mode()
    }
    open class var main: RunLoop { RunLoop() }
    open func limitDate(forMode mode: Mode) -> Date? { nil }
}

open class Timer: NSObject {
    public init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {}
    open func fire() {}
    open func invalidate() {}
}

open class OperationQueue: NSObject {}

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
    open func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
    open func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { self }
    open func removeObserver(_ observer: Any) {}
    open func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
}

open class NSNumber: NSValue {
    public init(value: Int) {}
}
open class NSDictionary: NSObject {}
open class NSSet: NSObject {}

extension Bool: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: 0) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Bool?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Bool?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Bool { false }
}

extension Int: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: 0) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Int?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Int?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Int { 0 }
}

extension UInt: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: 0) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout UInt?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout UInt?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> UInt { 0 }
}

extension Double: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: 0) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Double?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout Double?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Double { 0 }
}

extension Float: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: 0) }
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

public func sin(_ x: CGFloat) -> CGFloat { x }
public func cos(_ x: CGFloat) -> CGFloat { x }
