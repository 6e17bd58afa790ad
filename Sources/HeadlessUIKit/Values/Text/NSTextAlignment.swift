// On macOS, AppKit declares these types under UIKit's names. They are exported here, so that a file that also
// imports AppKit uses the same types.
#if canImport(AppKit)
@_exported import enum AppKit.NSLineBreakMode
@_exported import enum AppKit.NSTextAlignment
@_exported import enum AppKit.NSWritingDirection
#else
/// Mirrors `NSTextAlignment`, UIKit.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// Mirrors `NSLineBreakMode`, UIKit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Mirrors `NSWritingDirection`, UIKit.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}
#endif
