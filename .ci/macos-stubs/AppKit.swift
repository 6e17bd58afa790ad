// Stubs of the AppKit declarations that HeadlessUIKit uses on macOS.

public enum NSTextAlignment: Int, Sendable {
    case left, right, center, justified, natural
}

public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

public enum NSLineBreakMode: UInt, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
