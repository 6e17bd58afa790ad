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
