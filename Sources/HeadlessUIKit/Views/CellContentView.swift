import Foundation

/// The content view of a cell, header or footer, which lays out the cell's standard labels.
final class CellContentView: UIView {
    override func subviewChanged(_ subview: UIView) { superviewStorage?.subviewChanged(subview) }
}
