import CellDirector

extension UIView {
    /// Adds views side by side, each at least 60 × 30 points. They have no constraints, so they do not change a row's height.
    package func addSideBySide(_ views: UIView...) {
        var edge: CGFloat = 0
        for view in views {
            let size = view.sizeThatFits(.zero)
            view.frame = CGRect(x: edge, y: 0, width: max(60, size.width), height: max(30, size.height))
            edge = view.frame.maxX
            addSubview(view)
        }
    }
}
