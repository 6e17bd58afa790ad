import Foundation

/// The content view of a cell, header or footer. It forwards changes in its subviews to its superview, which lays out
/// the standard labels.
final class CellContentView: UIView {
    override func subviewChanged(_ subview: UIView) { superviewStorage?.subviewChanged(subview) }
}
