// macOS has both, with the names of UIKit's: a file that imports AppKit too means the same by them.
#if canImport(AppKit)
@_exported import enum AppKit.NSLineBreakMode
@_exported import enum AppKit.NSTextAlignment
#else
/// Mirrors `NSTextAlignment`, UIKit.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// Mirrors `NSLineBreakMode`, UIKit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
#endif
