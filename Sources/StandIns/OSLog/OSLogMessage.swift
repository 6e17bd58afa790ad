import Foundation

/// A message of interpolated text. Mirrors `OSLogMessage`, OSLog. Values are never redacted.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The text of a message while it is put together. Mirrors `OSLogInterpolation`, OSLog.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.applied(to: "\(value())")
    }

    public mutating func appendInterpolation<Number: BinaryInteger>(
        _ value: @autoclosure () -> Number, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.applied(to: format.text(of: value()))
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.applied(to: format.text(of: value()))
    }
}

/// How much of a value a log shows. Mirrors `OSLogPrivacy`, OSLog. It has no effect.
public struct OSLogPrivacy: Sendable {
    /// Mirrors `OSLogPrivacy.Mask`.
    public enum Mask: Sendable { case hash, none }

    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static let auto = OSLogPrivacy()
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in a column. Mirrors `OSLogStringAlignment`, OSLog.
public struct OSLogStringAlignment: Sendable {
    var columns = 0
    var isLeft = false

    public static let none = OSLogStringAlignment()
    public static func left(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isLeft: true) }
    public static func right(columns: Int) -> OSLogStringAlignment { .init(columns: columns) }

    func applied(to text: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns - text.count))
        return isLeft ? text + padding : padding + text
    }
}

/// The format of an integer. Mirrors `OSLogIntegerFormatting`, OSLog.
public enum OSLogIntegerFormatting: Sendable {
    case decimal, hex, octal

    func text(of value: some BinaryInteger) -> String {
        switch self {
        case .decimal: "\(value)"
        case .hex: String(value, radix: 16)
        case .octal: String(value, radix: 8)
        }
    }
}

/// The format of a floating-point number. Mirrors `OSLogFloatFormatting`, OSLog.
public enum OSLogFloatFormatting: Sendable {
    case fixed
    case precision(Int)

    public static func fixed(precision: Int) -> OSLogFloatFormatting { .precision(precision) }

    func text(of value: Double) -> String {
        switch self {
        case .fixed: String(format: "%f", value)
        case .precision(let digits): String(format: "%.\(max(0, digits))f", value)
        }
    }
}
