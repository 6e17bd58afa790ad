import Foundation

/// Safe areas and layout margins.
extension UIView {
    /// The insets of the safe area: stored for a controller's view, and derived from the superview for other views. A
    /// container's bars inset the safe area of the view with its pages.
    var safeArea: UIEdgeInsets {
        guard controller == nil else { return viewLayout?.safeArea ?? .zero }
        guard let bars = viewLayout?.bars else { return safeAreaOfSuperview }
        return safeAreaOfSuperview.larger(bars + (superviewStorage?.controller?.additionalSafeAreaInsets ?? .zero))
    }

    /// The distances by which the superview's safe area insets reach into this view.
    var safeAreaOfSuperview: UIEdgeInsets {
        guard let parent = superviewStorage else { return safeAreaOfDevice }
        var outer = parent.safeArea
        // The user can scroll the content out from under the bars, so the bars do not inset the safe area of the
        // content.
        if let scrollView = parent as? UIScrollView, scrollView.contentInsetAdjustmentBehavior != .never {
            (outer.top, outer.bottom) = (0, 0)
        }
        return covered(outer, in: parent)
    }

    /// The distances by which the bars of the controllers around this view reach into it.
    package final var barInsets: UIEdgeInsets {
        let outer = superviewStorage.map { covered($0.barInsets, in: $0) } ?? .zero
        return viewLayout?.bars.map(outer.larger) ?? outer
    }

    /// The part of the bounds that the bars of the controllers around this view do not cover.
    package final var areaInSight: CGRect { bounds.inset(by: barInsets) }

    /// Returns whether part of a subview is in the ``areaInSight``.
    package final func showsPart(of subview: UIView) -> Bool {
        let (area, rect) = (areaInSight, subview.convert(subview.bounds, to: self))
        return rect.minX < area.maxX && rect.maxX > area.minX && rect.minY < area.maxY && rect.maxY > area.minY
    }

    /// Sets how far a container's bars reach into this view, which contains the container's pages.
    final func setBars(_ bars: UIEdgeInsets) {
        guard bars != viewLayout?.bars ?? .zero else { return }
        madeViewLayout.bars = bars
        safeAreaChanged()
    }

    /// Returns the part of a superview's insets that overlaps this view.
    private func covered(_ outer: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
        guard outer != .zero else { return .zero }
        let seen = untransformedFrame.offsetBy(dx: -parent.boundsOrigin.x, dy: -parent.boundsOrigin.y)
        // The bars and edges of the screen do not cover a view that is outside its superview.
        guard seen.minX < parent.untransformedFrame.width, seen.maxX > 0 else { return .zero }
        func covered(_ edge: CGFloat, _ distance: CGFloat) -> CGFloat {
            max(0, min(edge, edge - distance))
        }
        return UIEdgeInsets(
            top: covered(outer.top, seen.minY), left: covered(outer.left, seen.minX),
            bottom: covered(outer.bottom, parent.untransformedFrame.height - seen.maxY),
            right: covered(outer.right, parent.untransformedFrame.width - seen.maxX))
    }

    /// The safe area's insets at the leading and trailing edges, in points. The top and bottom insets are 0.
    final var safeSides: NSDirectionalEdgeInsets {
        guard UIView.isAnySafeAreaSet else { return .zero }
        let safe = safeArea
        return NSDirectionalEdgeInsets(
            UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right), isMirrored: isMirrored)
    }

    /// The height of the part of this view that the keyboard covers, in points.
    var heightUnderKeyboard: CGFloat {
        guard let top = Keyboard.top(over: root) else { return 0 }
        return max(0, untransformedFrame.height - (convert(CGPoint(x: 0, y: top), from: nil).y - boundsOrigin.y))
    }

    /// Records that the margins or the safe area have changed, which moves the layout guides.
    func insetsChanged() {
        guard LayoutSystem.isInUse else { return }
        layoutRoot.viewLayout?.rootSystem?.geometryChanged()
    }

    var margins: UIEdgeInsets {
        var margins = viewLayout?.margins ?? defaultLayoutMargins
        if let viewLayout, viewLayout.hasDirectionalMargins, viewLayout.areMarginsMirrored != isMirrored {
            swap(&margins.left, &margins.right)
        }
        if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
            let minimum = UIEdgeInsets(controller.systemMinimumLayoutMargins, isMirrored: isMirrored)
            margins = margins.larger(minimum)
        }
        if UIView.isAnySafeAreaSet, viewLayout?.insetsMarginsFromSafeArea ?? true { margins = margins + safeArea }
        guard let viewLayout, viewLayout.preservesSuperviewMargins else { return margins }
        return margins.larger(marginsOfSuperview)
    }

    /// The distances by which the superview's margins reach into this view.
    private var marginsOfSuperview: UIEdgeInsets {
        superviewStorage.map { covered($0.marginsOfContent, in: $0) } ?? .zero
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

    /// The maximum width of readable content, in points, as developers have measured it on iPads at the default text
    /// size. That it is the same at other text sizes is unverified.
    static let readableWidth: CGFloat = 672

    /// The layout margins, increased to limit the content to the readable width.
    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let more = (untransformedFrame.width - insets.left - insets.right - Self.readableWidth) / 2
        if more > 0 {
            insets.left += more
            insets.right += more
        }
        return insets
    }
}
