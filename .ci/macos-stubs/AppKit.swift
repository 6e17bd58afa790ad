// What the headless half uses of AppKit on macOS, with its names.

public enum NSTextAlignment: Int, Sendable {
    case left, right, center, justified, natural
}

public enum NSLineBreakMode: UInt, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
