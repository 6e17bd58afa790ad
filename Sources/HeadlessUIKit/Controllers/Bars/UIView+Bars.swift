import Foundation

extension UIView {
    /// How large a bar makes a view, in points: as its content asks for, else as it is, and no higher than the bar.
    final func sizeInBar(ofHeight height: CGFloat) -> CGSize {
        let content = intrinsicContentSize
        return CGSize(
            width: content.width == UIView.noIntrinsicMetric ? frame.width : content.width,
            height: min(content.height == UIView.noIntrinsicMetric ? frame.height : content.height, height))
    }

    /// Shows views in this order. Those that are here already stay, so that text in them is edited on.
    final func showOnly(_ views: [UIView]) {
        for view in subviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    /// Places views beside one another, from an edge inwards, in the middle of a bar's height. Left is where a line begins.
    ///
    /// - Returns: where the next would begin, in points.
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
