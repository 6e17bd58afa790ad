@preconcurrency import Foundation

/// The way in which a presented controller covers the presenting controller. Mirrors `UIModalPresentationStyle`, UIKit;
/// each member mirrors UIKit's of the same name and value.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover

    /// Whether the presented controller completely covers the presenting controller, which therefore disappears. This
    /// is `true` for `fullScreen` and `currentContext`, and `false` for styles such as `overFullScreen` that keep the
    /// presenting controller visible.
    var covers: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the controller is presented as a card that the user can dismiss: a sheet or a popover.
    var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet || self == .popover }
}

/// The animation of a presentation. Mirrors `UIModalTransitionStyle`, UIKit.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Edges of a rectangle. Mirrors `UIRectEdge`, UIKit.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A transition between two controllers in a storyboard. Mirrors `UIStoryboardSegue` and its members, UIKit.
/// HeadlessUIKit never creates one, because storyboards are not supported.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    public final let identifier: String?
    public final let source: UIViewController
    public final let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
    open func perform() {}
}
