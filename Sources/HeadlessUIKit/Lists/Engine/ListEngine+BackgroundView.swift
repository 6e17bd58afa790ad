import Foundation

extension ListEngine {
    /// Replaces the background view with another one, which is added behind all other subviews.
    func exchangeBackgroundView(_ old: UIView?) {
        guard let new = backgroundView else { old?.removeFromSuperview(); return }
        if old !== new { old?.removeFromSuperview() }
        list.insertSubview(new, at: 0)
        placeBackgroundView()
    }

    /// Makes the background view fill the visible area of the list.
    func placeBackgroundView() {
        if let backgroundView, backgroundView.frame != list.bounds { backgroundView.frame = list.bounds }
    }
}
