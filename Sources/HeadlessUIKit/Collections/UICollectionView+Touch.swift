import Foundation

/// What a collection view does when a finger touches an item, in UIKit's order, which is not that of tables: the highlight
/// ends after the selection.
extension UICollectionView {
    /// A finger goes down on an item. It is highlighted, unless the delegate says no: that ends the touch.
    ///
    /// From now on the finger is on the item, wherever the delegate moves it to. Believed: on none once it is deleted, or
    /// everything is reloaded.
    final func press(_ path: RowPath) -> Bool {
        guard selectsRows else { return false }
        let delegate = delegate
        touchedPaths.append(path)
        guard delegate?.collectionView(self, shouldHighlightItemAt: path.indexPath) ?? true, let path = touchedPath
        else {
            touchedPaths.removeLast()
            return false
        }
        shownCell(path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path.indexPath)
        return true
    }

    /// The finger lifts.
    final func lift() {
        let delegate = delegate
        if let path = touchedPath {
            if selectsMultiple, selectedPaths.contains(path) {
                deselect(path, delegate)
            } else {
                select(path, delegate)
            }
        }
        cancelPress()
    }

    /// The highlight ends.
    final func cancelPress() {
        guard let path = touchedPaths.popLast() ?? nil else { return }
        shownCell(path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path.indexPath)
    }

    /// The item that the finger is on; `nil` if it is gone.
    private var touchedPath: RowPath? { touchedPaths.last ?? nil }

    /// Believed: with single selection the others are deselected, and the delegate hears so, before the item is selected;
    /// nobody is asked whether they may be. An item that is selected already is selected again.
    private func select(_ path: RowPath, _ delegate: (any UICollectionViewDelegate)?) {
        let extends = selectsMultiple && !selectedPaths.isEmpty
        if delegate?.collectionView(self, shouldSelectItemAt: path.indexPath) ?? true {
            if !selectsMultiple {
                for old in selectedPaths where old != touchedPath {
                    setSelected(false, old)
                    delegate?.collectionView(self, didDeselectItemAt: old.indexPath)
                }
            }
            guard let path = touchedPath else { return }
            setSelected(true, path)
            delegate?.collectionView(self, didSelectItemAt: path.indexPath)
        }
        // The primary action follows, whether or not the selection was allowed to change.
        guard let delegate, !extends, let path = touchedPath,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path.indexPath)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path.indexPath)
    }

    private func deselect(_ path: RowPath, _ delegate: (any UICollectionViewDelegate)?) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path.indexPath) ?? true, let path = touchedPath
        else {
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
