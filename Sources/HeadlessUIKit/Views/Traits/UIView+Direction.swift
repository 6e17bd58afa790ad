import Foundation

extension UIView {
    /// Whether anything was ever laid out from right to left, so that nobody looks for what was never asked for.
    @exclusivity(unchecked) static var isAnyRightToLeft = false

    /// Whether the view lays out what is inside from right to left.
    package final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Where a rectangle of this view lies whose x is counted from the leading edge.
    final func directed(_ rect: CGRect) -> CGRect { isMirrored ? rect.mirrored(in: frame.width) : rect }

    /// The user chooses a language that is written in another direction: what is on screen is laid out again, and any other view as it
    /// comes on screen. Unverified: UIKit's programs are begun again for this.
    package static func setDeviceDirection(_ direction: UIUserInterfaceLayoutDirection, onScreen roots: [UIView]) {
        if direction == .rightToLeft { isAnyRightToLeft = true }
        changeSettings(onScreen: roots) { $0.direction = direction }
    }

    /// The direction is another: everything here lies elsewhere.
    final func directionChanged() {
        setNeedsLayout()
        viewLayout?.system?.becomeStale()
    }
}

extension CGRect {
    /// The rectangle on the other side of a room of a width.
    func mirrored(in width: CGFloat) -> CGRect { CGRect(x: width - maxX, y: minY, width: self.width, height: height) }
}
