import Foundation

extension ListEngine {
    /// Replaces the background view with another one, which is added behind all other subviews.
    func exchangeBackgroundView(_ old: UIView?) {
        if let old, old !== backgroundView, old.superview === list { old.removeFromSuperview() }
        // Removing a view can end editing, and the delegate may then have set another background view.
        guard let new = backgroundView else { return }
        list.insertSubview(new, at: 0)
        placeBackgroundView()
    }

    /// Makes the background view fill the visible area of the list, behind all other subviews.
    func placeBackgroundView() {
        guard let backgroundView, backgroundView.superview === list else { return }
        if list.subviewStorage.first !== backgroundView { list.sendSubviewToBack(backgroundView) }
        backgroundView.settle(in: list.bounds)
    }
}
