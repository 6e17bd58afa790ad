import HeadlessUIKit

/// Lookups that find subviews as a user would.
extension UIView {
    /// Returns the first view with an accessibility identifier among this view and its subviews.
    func find(_ identifier: String) -> UIView? { first { $0.accessibilityIdentifier == identifier } }

    /// Returns the first button with a title among the subviews.
    func button(_ title: String) -> UIButton? { first { ($0 as? UIButton)?.currentTitle == title } as? UIButton }

    /// This view and all views inside it, in hierarchy order.
    var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }

    private func first(where fits: (UIView) -> Bool) -> UIView? {
        if fits(self) { return self }
        for inner in subviews {
            if let found = inner.first(where: fits) { return found }
        }
        return nil
    }
}
