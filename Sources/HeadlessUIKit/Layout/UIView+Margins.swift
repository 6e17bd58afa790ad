import Foundation

/// Safe area and margins.
extension UIView {
    /// What a controller's view was told, and how far that reaches into the views inside.
    var safeArea: UIEdgeInsets {
        controller == nil ? safeAreaOfSuperview : viewLayout?.safeArea ?? .zero
    }

    /// What of the safe area around the superview reaches into this view.
    var safeAreaOfSuperview: UIEdgeInsets {
        guard let parent = superviewStorage else { return safeAreaOfDevice }
        var outer = parent.safeArea
        // What is scrolled is moved out from under the bars (unverified: so none of it reaches in, wherever the content is).
        if let scrollView = parent as? UIScrollView, scrollView.contentInsetAdjustmentBehavior != .never {
            (outer.top, outer.bottom) = (0, 0)
        }
        guard outer != .zero else { return .zero }
        let seen = frame.offsetBy(dx: -parent.boundsOrigin.x, dy: -parent.boundsOrigin.y)
        func covered(_ edge: CGFloat, _ distance: CGFloat) -> CGFloat { edge > 0 ? max(0, edge - distance) : 0 }
        return UIEdgeInsets(
            top: covered(outer.top, seen.minY), left: covered(outer.left, seen.minX),
            bottom: covered(outer.bottom, parent.frame.height - seen.maxY),
            right: covered(outer.right, parent.frame.width - seen.maxX))
    }

    /// Margins or the safe area are others, so guides lie elsewhere.
    func insetsChanged() {
        guard LayoutSystem.isInUse else { return }
        layoutRoot.viewLayout?.rootSystem?.geometryChanged()
    }

    var margins: UIEdgeInsets {
        var margins = viewLayout?.margins ?? defaultLayoutMargins
        guard let viewLayout else { return margins }
        if viewLayout.hasDirectionalMargins, viewLayout.areMarginsMirrored != isMirrored {
            swap(&margins.left, &margins.right)
        }
        if viewLayout.preservesSuperviewMargins, let parent = superviewStorage {
            let outer = parent.layoutMargins
            margins.top = max(margins.top, outer.top - frame.minY)
            margins.left = max(margins.left, outer.left - frame.minX)
            margins.bottom = max(margins.bottom, outer.bottom - (parent.frame.height - frame.maxY))
            margins.right = max(margins.right, outer.right - (parent.frame.width - frame.maxX))
        }
        if viewLayout.insetsMarginsFromSafeArea {
            let safe = safeArea
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        return margins
    }

    func setMargins(_ margins: UIEdgeInsets) {
        let layout = madeViewLayout
        let isMirrored = isMirrored
        let isSame =
            layout.margins == margins && (!layout.hasDirectionalMargins || layout.areMarginsMirrored == isMirrored)
        layout.hasDirectionalMargins = false
        layout.areMarginsMirrored = isMirrored
        guard !isSame else { return }
        layout.margins = margins
        insetsChanged()
        setNeedsLayout()
        layoutMarginsDidChange()
    }

    /// The margins, and as much more as leaves lines that are easy to read: 672 points (unverified).
    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let more = (frame.width - insets.left - insets.right - 672) / 2
        if more > 0 {
            insets.left += more
            insets.right += more
        }
        return insets
    }
}
