import Foundation

extension UIView {
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
        for view in subviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    /// Places the visible views side by side, starting at the given position, vertically centered in the bar. If
    /// `leftwards` is `true`, each view is placed to the left of the previous one. In right-to-left layouts, the result
    /// is mirrored.
    ///
    /// - Returns: The position of the next view, in points.
    @discardableResult
    final func place(_ views: [UIView], from start: CGFloat, barHeight: CGFloat, leftwards: Bool = false) -> CGFloat {
        var edge = start
        for view in views where !view.isHidden {
            let size = view.sizeInBar(ofHeight: barHeight)
            if leftwards { edge -= size.width }
            view.frame = directed(
                CGRect(x: edge, y: (barHeight - size.height) / 2, width: size.width, height: size.height))
            edge += leftwards ? -8 : size.width + 8
        }
        return edge
    }
}
