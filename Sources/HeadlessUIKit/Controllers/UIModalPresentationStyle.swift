@preconcurrency import Foundation

/// How a presented controller lies over the one that presents it. Mirrors `UIModalPresentationStyle`, UIKit; each member
/// mirrors UIKit's of the same name and value.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover

    /// Whether nothing of what presents is left in sight.
    var covers: Bool { self == .fullScreen || self == .currentContext }

    /// Whether it is a card in front of what presents, which the user can take away: a sheet or a popover.
    var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet || self == .popover }
}

/// How a presented controller comes and goes. Mirrors `UIModalTransitionStyle`, UIKit.
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

/// A way from one controller of a storyboard to another. Mirrors `UIStoryboardSegue` and its members, UIKit: headlessly there are none.
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
