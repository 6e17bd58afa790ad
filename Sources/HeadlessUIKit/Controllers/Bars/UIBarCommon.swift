import Foundation

/// Mirrors `UIBarStyle`, UIKit.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

/// The metrics for which a bar's image is used. Mirrors `UIBarMetrics`, UIKit.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// A horizontal and a vertical offset, in points. Mirrors `UIOffset`, UIKit.
public struct UIOffset: Equatable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public init() { self.init(horizontal: 0, vertical: 0) }

    public static let zero = UIOffset()
}
