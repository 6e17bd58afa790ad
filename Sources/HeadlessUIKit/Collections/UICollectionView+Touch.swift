import Foundation

/// What a collection view does when a finger touches an item, in UIKit's order, which is not that of tables: the highlight
/// ends after the selection.
extension UICollectionView {
    /// A finger goes down on an item. It is highlighted, unless the delegate says no: that ends the touch.
    final func press(_ path: RowPath, _ cell: any ListCell) -> Bool {
        guard selectsRows else { return false }
        let delegate = delegate
        return following(path) { now in
            guard delegate?.collectionView(self, shouldHighlightItemAt: path.indexPath) ?? true, let path = now() else {
                return false
            }
            cell.isHighlighted = true
            delegate?.collectionView(self, didHighlightItemAt: path.indexPath)
            return true
        }
    }

    /// The finger lifts.
    final func lift(_ path: RowPath, _ cell: any ListCell) {
        following(path) { now in
            if selectsMultiple, selectedPaths.contains(path) {
                deselect(path, now, delegate)
            } else {
                select(path, now, delegate)
            }
            if let path = now() { cancelPress(path, cell) } else { cell.isHighlighted = false }
        }
    }

    /// The highlight ends.
    final func cancelPress(_ path: RowPath, _ cell: any ListCell) {
        cell.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path.indexPath)
    }

    /// Believed: with single selection the others are deselected, and the delegate hears so, before the item is selected;
    /// nobody is asked whether they may be. An item that is selected already is selected again.
    private func select(_ path: RowPath, _ now: () -> RowPath?, _ delegate: (any UICollectionViewDelegate)?) {
        let extends = selectsMultiple && !selectedPaths.isEmpty
        if delegate?.collectionView(self, shouldSelectItemAt: path.indexPath) ?? true {
            if !selectsMultiple {
                for old in selectedPaths where old != now() && selectedPaths.contains(old) {
                    setSelected(false, old)
                    delegate?.collectionView(self, didDeselectItemAt: old.indexPath)
                }
            }
            guard let path = now() else { return }
            setSelected(true, path)
            delegate?.collectionView(self, didSelectItemAt: path.indexPath)
        }
        // The primary action follows, whether or not the selection was allowed to change.
        guard let delegate, !extends, let path = now(),
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path.indexPath), let path = now()
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path.indexPath)
    }

    private func deselect(_ path: RowPath, _ now: () -> RowPath?, _ delegate: (any UICollectionViewDelegate)?) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path.indexPath) ?? true, let path = now() else {
            return
        }
        setSelected(false, path)
        delegate?.collectionView(self, didDeselectItemAt: path.indexPath)
    }

    // MARK: Dragging

    /// Drags an item over the items between it and its destination, and lets go.
    final func dragItem(_ source: RowPath, to destination: RowPath) throws(TouchRefusal) {
        guard (shownCell(source) as? UICollectionViewCell)?.hasReorderHandle ?? false || itemsCanBeDragged else {
            throw .notAllowed("the row shows no handle to drag it by")
        }
        guard beginInteractiveMovementForItem(at: source.indexPath) else { throw .notAllowed("the row can't be moved") }
        for over in way(from: source, to: destination) { drag(over) }
        endInteractiveMovement()
        if leftOut.contains(.move) {
            throw .notAllowed("the data source moves no items: it has no collectionView(_:moveItemAt:to:)")
        }
    }

    /// Whether the controller lets items be dragged anywhere.
    private var itemsCanBeDragged: Bool {
        (superview?.controller as? UICollectionViewController)?.installsStandardGestureForInteractiveMovement ?? false
    }
}
