import Foundation

extension UIViewController {
    /// Tells the controller's view what is safe by now.
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
