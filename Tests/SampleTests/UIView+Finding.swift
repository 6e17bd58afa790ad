import HeadlessUIKit

/// Methods that find views by identifier or title.
extension UIView {
    /// Returns the first view with the given accessibility identifier among this view and its descendants.
    func find(_ identifier: String) -> UIView? { first { $0.accessibilityIdentifier == identifier } }

    /// Returns the first button with the given title among this view and its descendants.
    func button(_ title: String) -> UIButton? { first { ($0 as? UIButton)?.currentTitle == title } as? UIButton }

    /// This view and all its descendants, in depth-first order.
    var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }

    private func first(where fits: (UIView) -> Bool) -> UIView? {
        if fits(self) { return self }
        for inner in subviews {
            if let found = inner.first(where: fits) { return found }
        }
        return nil
    }
}
