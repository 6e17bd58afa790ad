import Foundation

/// What a signpost marks. Mirrors `OSSignpostType`, os.
public enum OSSignpostType: UInt8, Sendable {
    case event, begin, end
}

/// Tells intervals with the same name apart. Mirrors `OSSignpostID`, os.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { self.init(UInt64.random(in: 1 ..< .max)) }
    public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object)))) }

    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)

    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// Marks a point in time, or the beginning or the end of an interval. Mirrors `os_signpost(_:dso:log:name:signpostID:)`, os. It
/// has no effect, because nothing records signposts.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time with a message. Mirrors `os_signpost(_:dso:log:name:signpostID:_:_:)`, os. It has no effect.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
