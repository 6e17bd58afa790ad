import Foundation

/// The content view of a cell, header or footer. It notifies its superview of changes in its subviews, because the
/// superview lays out the standard labels.
final class CellContentView: UIView {
    override func subviewChanged(_ subview: UIView) { superviewStorage?.subviewChanged(subview) }
}
