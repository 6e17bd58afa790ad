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

    /// Whether this is the view of a controller inside a navigation or tab bar controller, or a subview of such a view,
    /// and the controller adjusts the insets of scroll views.
    private var isContentOfBarController: Bool {
        guard let controller = controller ?? superviewStorage?.controller,
            controller.automaticallyAdjustsScrollViewInsets
        else { return false }
        return controller.navigationController != nil || controller.tabBarController != nil
    }
}

extension UIView {
    /// Detects classes that are notified of a change of the safe area.
    private static let safeAreaOverrides = OverriddenMethods(
        of: UIView.self, plain: PlainView.self, overriding: NotifiedView.self, count: 1)

    private final var isNotifiedOfSafeArea: Bool { Self.safeAreaOverrides.areOverridden(by: type(of: self)) }

    /// Whether the view must be laid out when its safe area changes.
    final var followsSafeArea: Bool { isScrollView || isNotifiedOfSafeArea }

    /// Notifies the view, and its controller, if its safe area has changed since its last layout.
    final func updateSafeArea() {
        if let controller { return controller.updateSafeArea(of: self) }
        guard Self.isAnySafeAreaSet, isNotifiedOfSafeArea else { return }
        let new = safeArea
        guard new != viewLayout?.safeArea ?? .zero else { return }
        madeViewLayout.safeArea = new
        safeAreaInsetsDidChange()
    }

    /// Makes all scroll views in this view update their insets at the next layout, and notifies views of their safe areas.
    final func updateSafeInsetsInside() {
        if followsSafeArea { setNeedsLayout() }
        guard hasSafeAreaFollowers else { return }
        for view in subviewStorage { view.updateSafeInsetsInside() }
    }

    /// Records that a view whose layout depends on its safe area was added inside this view.
    final func markHasSafeAreaFollowers() {
        guard !hasSafeAreaFollowers else { return }
        hasSafeAreaFollowers = true
        superviewStorage?.markHasSafeAreaFollowers()
    }

    /// Whether any view can have a safe area. If not, scroll views do not need to update their insets.
    static var isAnySafeAreaSet: Bool { hasControllerSafeArea || HeldDevice.current.device != nil }
}

private class PlainView: UIView {}

private class NotifiedView: UIView {
    override func safeAreaInsetsDidChange() {}
}
