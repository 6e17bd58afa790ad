import Foundation

/// A space between two buttons of a bar. It replaces the default gap between them.
final class BarSpace: UIView {
    /// The gap between two buttons, in points. It is also the minimum width of a flexible space (unverified).
    static let gap: CGFloat = 8

    let isFlexible: Bool
    /// The width in points.
    final var width: CGFloat

    /// Creates a fixed space or, if the width is `nil`, a flexible space.
    init(width: CGFloat?) {
        isFlexible = width == nil
        self.width = width ?? Self.gap
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 0) }
}

extension UIView {
    /// The positions between which a bar places its buttons, in points, in a left-to-right layout: 16 points from the
    /// safe area (unverified).
    final var contentEdges: (start: CGFloat, end: CGFloat) {
        let sides = safeSides
        return (sides.leading + 16, frame.width - sides.trailing - 16)
    }

    /// Returns the view's size in a bar, in points: its intrinsic content size or, in a dimension without an intrinsic
    /// size, its current size. The height is limited to the bar's height.
    final func sizeInBar(ofHeight height: CGFloat) -> CGSize {
        let content = intrinsicContentSize
        return CGSize(
            width: content.width == UIView.noIntrinsicMetric ? frame.width : content.width,
            height: min(content.height == UIView.noIntrinsicMetric ? frame.height : content.height, height))
    }

    /// Replaces the subviews. Views that are already subviews are not removed, so that editing in them continues.
    final func showOnly(_ views: [UIView]) {
        let kept = Set(views.map(ObjectIdentifier.init))
        for view in subviews where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    /// Places the visible views side by side, starting at the given position, vertically centered in the bar. If
    /// `leftwards` is `true`, each view is placed to the left of the previous one. In right-to-left layouts, the result
    /// is mirrored.
    ///
    /// - Returns: The position at which the last view ends, in points.
    @discardableResult
    final func place(_ views: [UIView], from start: CGFloat, barHeight: CGFloat, leftwards: Bool = false) -> CGFloat {
        let sign: CGFloat = leftwards ? -1 : 1
        var (edge, gap) = (start, 0 as CGFloat)
        for view in views where !view.isHidden {
            let size = view.sizeInBar(ofHeight: barHeight)
            let next = view is BarSpace ? 0 : BarSpace.gap
            edge += sign * min(gap, next)
            gap = next
            view.frame = directed(
                CGRect(
                    x: leftwards ? edge - size.width : edge, y: (barHeight - size.height) / 2, width: size.width,
                    height: size.height))
            edge += sign * size.width
        }
        return edge
    }
}
