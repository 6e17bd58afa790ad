import Foundation

/// The safe area insets in ``UIScrollView/adjustedContentInset``.
extension UIScrollView {
    /// Sets ``safeInset`` to the safe area insets in the directions that ``contentInsetAdjustmentBehavior`` specifies.
    /// If ``avoidsKeyboard`` is `true`, the bottom inset is at least the height of the part that the keyboard covers.
    final func updateSafeInset() {
        let safe = safeArea
        let isWide = alwaysBounceHorizontal || contentSize.width > untransformedFrame.width
        let isTall = alwaysBounceVertical || contentSize.height > untransformedFrame.height
        let (horizontally, vertically) =
            switch contentInsetAdjustmentBehavior {
            case .never: (false, false)
            case .always: (true, true)
            case .scrollableAxes: (isWide, isTall)
            case .automatic: (isWide, isTall || isContentOfBarController)
            }
        var new = UIEdgeInsets(
            top: vertically ? safe.top : 0, left: horizontally ? safe.left : 0, bottom: vertically ? safe.bottom : 0,
            right: horizontally ? safe.right : 0)
        if avoidsKeyboard { new.bottom = max(new.bottom, heightUnderKeyboard) }
        safeInset = new
    }

    /// Returns the margins without the bars at the top and bottom, because the user can scroll the content out from
    /// under them.
    final var marginsWithoutBars: UIEdgeInsets {
        var margins = layoutMargins
        guard contentInsetAdjustmentBehavior != .never, insetsLayoutMarginsFromSafeArea else { return margins }
        let safe = safeArea
        margins.top -= safe.top
        margins.bottom -= safe.bottom
        return margins
    }

    /// Whether this is the view of a controller inside a navigation or tab bar controller, or a subview of such a view.
    private var isContentOfBarController: Bool {
        guard let controller = controller ?? superviewStorage?.controller else { return false }
        return controller.navigationController != nil || controller.tabBarController != nil
    }
}

extension UIView {
    /// Makes all scroll views in this view update their insets at the next layout.
    final func updateSafeInsetsInside() {
        if isScrollView { setNeedsLayout() }
        guard hasScrollViews else { return }
        for view in subviewStorage { view.updateSafeInsetsInside() }
    }

    /// Records that a scroll view was added inside this view.
    final func markHasScrollViews() {
        guard !hasScrollViews else { return }
        hasScrollViews = true
        superviewStorage?.markHasScrollViews()
    }

    /// Whether any view can have a safe area. If not, scroll views do not need to update their insets.
    static var isAnySafeAreaSet: Bool { hasControllerSafeArea || HeldDevice.current.device != nil }
}
