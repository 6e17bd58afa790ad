import Foundation

extension UIView {
    /// Whether a right-to-left layout direction has ever been set. Until then, the direction is not looked up.
    @exclusivity(unchecked) static var isAnyRightToLeft = false

    /// Whether the view lays out its content from right to left.
    package final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Converts a rectangle to the view's coordinates. The x coordinate of the given rectangle is measured from the
    /// leading edge.
    final func directed(_ rect: CGRect) -> CGRect { isMirrored ? rect.mirrored(in: untransformedFrame.width) : rect }

    /// Changes the direction of the user's language. Views on screen are immediately marked as needing layout. Other
    /// views are marked when they appear on screen. Unverified: on a device, the app restarts instead.
    package static func setDeviceDirection(_ direction: UIUserInterfaceLayoutDirection, onScreen roots: [UIView]) {
        if direction == .rightToLeft { isAnyRightToLeft = true }
        changeSettings(onScreen: roots) { $0.direction = direction }
    }

    /// Requests a new layout after the direction has changed.
    final func directionChanged() {
        setNeedsLayout()
        viewLayout?.system?.becomeStale()
    }
}

extension CGRect {
    /// Returns the rectangle mirrored horizontally in an area of the given width.
    func mirrored(in width: CGFloat) -> CGRect { CGRect(x: width - maxX, y: minY, width: self.width, height: height) }
}
