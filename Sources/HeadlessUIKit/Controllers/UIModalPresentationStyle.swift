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
