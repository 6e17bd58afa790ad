import HeadlessUIKit

/// What a person looks for in a view.
extension UIView {
    /// The first view inside with an accessibility identifier, this one included.
    func find(_ identifier: String) -> UIView? { first { $0.accessibilityIdentifier == identifier } }

    /// The first button inside with a title.
    func button(_ title: String) -> UIButton? { first { ($0 as? UIButton)?.currentTitle == title } as? UIButton }

    /// The views inside, this one included, in the order of the tree.
    var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }

    private func first(where fits: (UIView) -> Bool) -> UIView? {
        if fits(self) { return self }
        for inner in subviews {
            if let found = inner.first(where: fits) { return found }
        }
        return nil
    }
}
