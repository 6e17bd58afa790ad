import Foundation

/// A bar that can be at different edges. Mirrors `UIBarPositioning`, UIKit. The position has no effect: in UIKit, the
/// background of a bar whose position is `.topAttached` extends behind the status bar.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

// Unverified: the positions of bars whose delegates don't give one.

extension UINavigationBar: UIBarPositioning {
    public final var barPosition: UIBarPosition { .topAttached }
}

extension UIToolbar: UIBarPositioning {
    public final var barPosition: UIBarPosition { .bottom }
}

extension UITabBar: UIBarPositioning {
    public final var barPosition: UIBarPosition { .bottom }
}
