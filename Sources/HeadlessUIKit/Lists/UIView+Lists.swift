import Foundation

/// Access to the list or row that a view represents, if any.
extension UIView {
    /// The view's list engine; `nil` if the view is neither a list nor the scroll view of a section that scrolls
    /// orthogonally.
    final var listEngine: ListEngine? {
        guard isList else { return nil }
        return (self as? UITableView)?.engine ?? (self as? UICollectionView)?.engine
            ?? (self as? SectionScrollView)?.engine
    }

    /// The view as a cell, if it is the cell of a row or item.
    final var cellOfList: (any ListCell)? {
        isRow ? self as? UITableViewCell ?? self as? UICollectionViewCell : nil
    }

    /// Returns the index path of the row of a list that contains the view; `nil` if there is none.
    final func indexPath(in list: some ListScrollView) -> IndexPath? {
        superviews.lazy.compactMap(\.cellOfList).compactMap { list.indexPath(ofCell: $0) }.first
    }

    /// Whether the view is the cell of a row that is being dragged.
    package final var isDraggedRow: Bool { cellOfList?.dragged == .dragging }
}
