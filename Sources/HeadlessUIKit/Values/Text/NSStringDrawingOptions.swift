import Foundation

/// Mirrors `NSStringDrawingOptions`, UIKit: its members mirror UIKit's of the same name and value.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Stored, but has no effect: the measured size includes all lines, even if they exceed the given height.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Allows the text to take up several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Adds the font's leading to the height of each line.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Stored, but has no effect: the outlines of characters are not known.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}
