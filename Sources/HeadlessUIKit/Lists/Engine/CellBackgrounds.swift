import Foundation

extension UIView {
    /// Replaces a view behind a cell's content.
    ///
    /// - Parameter lower: The view above which the new one is; `nil` to put it behind all others.
    final func replaceBackground(_ old: UIView?, with new: UIView?, above lower: UIView? = nil) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        guard let new, new.superview !== self else { return }
        let place = lower.flatMap { lower in subviews.firstIndex { $0 === lower } }
        insertSubview(new, at: place.map { $0 + 1 } ?? 0)
        setNeedsLayout()
    }

    /// Gives a view behind a cell's content the cell's size, unless constraints do.
    final func layOutBackground(_ view: UIView?) {
        guard let view, view.superview === self, view.translatesAutoresizingMaskIntoConstraints else { return }
        view.frame = bounds
    }
}
