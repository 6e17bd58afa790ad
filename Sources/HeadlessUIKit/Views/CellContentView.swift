import Foundation

/// The content view that a cell, header or footer makes itself, and in which it lays out its own labels.
final class CellContentView: UIView {
    override func subviewChanged(_ subview: UIView) { superviewStorage?.subviewChanged(subview) }
}
