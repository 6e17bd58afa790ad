import Foundation

extension UIViewController {
    /// Updates the safe area insets of the controller's view. If they change, notifies both the view and the
    /// controller.
    final func updateSafeArea(of view: UIView) {
        let (outer, own) = (view.safeAreaOfSuperview, additionalSafeAreaInsets)
        let new = UIEdgeInsets(
            top: outer.top + own.top, left: outer.left + own.left, bottom: outer.bottom + own.bottom,
            right: outer.right + own.right)
        guard new != view.viewLayout?.safeArea ?? .zero else { return }
        view.madeViewLayout.safeArea = new
        view.insetsChanged()
        view.safeAreaInsetsDidChange()
        viewSafeAreaInsetsDidChange()
    }
}
