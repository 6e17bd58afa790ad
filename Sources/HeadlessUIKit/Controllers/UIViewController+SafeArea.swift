import Foundation

extension UIViewController {
    /// The minimum layout margins of the controller's view, without the safe area. Mirrors
    /// `UIViewController.systemMinimumLayoutMargins`.
    ///
    /// The margins at the sides are 20 points if the view is at least 400 points wide or, on an iPhone in landscape
    /// orientation whose width is compact, if its screen is at least 400 points tall. Otherwise, they are 16 points. On
    /// iPhones of 393 and 430 points, the margins are 16 and 20 points, and in a storyboard with a view of 400 points, they
    /// are 20 points.
    public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        guard let view = viewIfLoaded else {
            return NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        }
        var width = view.frame.width
        let traits = view.traitCollection
        if traits.verticalSizeClass == .compact, traits.horizontalSizeClass == .compact {
            let screen = UIScreen.main.bounds.size
            width = min(width, screen.width, screen.height)
        }
        let side: CGFloat = width >= 400 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Updates the safe area insets of the controller's view. If they change, notifies both the view and the
    /// controller.
    final func updateSafeArea(of view: UIView) {
        let new = view.safeAreaOfSuperview + additionalSafeAreaInsets
        guard new != view.viewLayout?.safeArea ?? .zero else { return }
        view.madeViewLayout.safeArea = new
        UIView.hasControllerSafeArea = true
        view.safeAreaChanged()
        view.updateSafeInsetsInside()
        (view as? UIScrollView)?.updateSafeInset()
        view.safeAreaInsetsDidChange()
        viewSafeAreaInsetsDidChange()
    }

    /// Places the controller's view in a container's view with the pages. Where a bar is translucent or
    /// ``extendedLayoutIncludesOpaqueBars`` is `true`, and ``edgesForExtendedLayout`` contains the edge, the view extends
    /// under the bar. Elsewhere, it ends at the bar.
    final func place(in pages: UIView, isTopTranslucent: Bool = true, isBottomTranslucent: Bool = true) {
        guard let view = viewIfLoaded else { return }
        func extends(_ edge: UIRectEdge, _ isTranslucent: Bool) -> Bool {
            edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
        }
        let (top, bottom) = (extends(.top, isTopTranslucent), extends(.bottom, isBottomTranslucent))
        var frame = CGRect(origin: .zero, size: pages.frame.size)
        if !top || !bottom {
            let bars = pages.barInsets
            frame = frame.inset(
                by: UIEdgeInsets(top: top ? 0 : bars.top, left: 0, bottom: bottom ? 0 : bars.bottom, right: 0))
        }
        view.frame = frame
        // A safe area that is known before the layout does not require another one.
        if parent?.viewIfLoaded?.needsLayout == false { updateSafeArea(of: view) }
    }
}

extension UIView {
    /// Requests a layout of the views inside this view that depend on the safe area: the views of controllers, and bars.
    final func safeAreaChanged() {
        insetsChanged()
        for view in subviews {
            view.forAllInside {
                let isBar = $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar
                if isBar || $0.controller != nil { $0.setNeedsLayout() }
            }
        }
    }
}
