import CellDirector

extension UIView {
    /// Adds subviews side by side, each with a size of at least 60 × 30 points. The subviews have no constraints, so
    /// they do not affect the height of a self-sizing row.
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
