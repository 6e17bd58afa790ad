import Foundation

extension UIViewController {
    /// Updates the safe area insets of the controller's view. If they change, notifies both the view and the
    /// controller.
    final func updateSafeArea(of view: UIView) {
        let new = view.safeAreaOfSuperview + additionalSafeAreaInsets
        guard new != view.viewLayout?.safeArea ?? .zero else { return }
        view.madeViewLayout.safeArea = new
        UIView.hasControllerSafeArea = true
        view.insetsChanged()
        view.updateSafeInsetsInside()
        (view as? UIScrollView)?.updateSafeInset()
        view.safeAreaInsetsDidChange()
        viewSafeAreaInsetsDidChange()
    }
}
