import Foundation

extension UIViewController {
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
