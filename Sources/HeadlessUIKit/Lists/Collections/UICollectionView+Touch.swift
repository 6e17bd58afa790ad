import Foundation

/// What a collection view does when a finger touches an item, in UIKit's order, which is not that of tables: the highlight
/// ends after the selection.
extension UICollectionView {
    /// The item is highlighted, unless the delegate says no: that ends the touch.
    final func press(_ item: FollowedRow, _ cell: any ListCell) -> Bool {
        if outlineControl(cell) != nil { return true }
        guard engine.selectsRows, let asked = item.path else { return false }
        let delegate = delegate
        guard delegate?.collectionView(self, shouldHighlightItemAt: asked.indexPath) ?? true, let path = item.path
        else {
            return false
        }
        engine.shownCell(path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path.indexPath)
        return true
    }

    final func lift(_ item: FollowedRow, _ cell: any ListCell) {
        if let outlineControl = outlineControl(cell) { return outlineControl.sendActions(for: .touchUpInside) }
        guard let lifted = item.path else { return }
        if engine.selectsMultiple, engine.isSelected(lifted) {
            deselect(item, delegate)
        } else {
            select(item, delegate)
        }
        if let path = item.path { cancelPress(path, cell) } else { cell.isHighlighted = false }
    }

    final func cancelPress(_ path: RowPath, _ cell: any ListCell) {
        guard outlineControl(cell) == nil else { return }
        engine.endHighlight(cell, path)
        delegate?.collectionView(self, didUnhighlightItemAt: path.indexPath)
    }

    /// What a tap anywhere in a cell touches that expands and collapses its item.
    private func outlineControl(_ cell: any ListCell) -> CellOutlineControl? {
        guard let cell = cell as? UICollectionViewListCell, cell.expandsByTap else { return nil }
        return cell.outlineControl
    }

    /// Unverified: with single selection the others are deselected, and the delegate is notified, before the item is selected;
    /// nobody is asked whether they may be. An item that is selected already is selected again.
    private func select(_ item: FollowedRow, _ delegate: (any UICollectionViewDelegate)?) {
        guard let asked = item.path else { return }
        let extends = engine.selectsMultiple && !engine.selection.isEmpty
        if delegate?.collectionView(self, shouldSelectItemAt: asked.indexPath) ?? true {
            if !engine.selectsMultiple {
                for old in engine.selectedRows where old.path != item.path {
                    guard let path = old.path, engine.isSelected(path) else { continue }
                    engine.setSelected(false, path)
                    delegate?.collectionView(self, didDeselectItemAt: path.indexPath)
                }
            }
            guard let path = item.path else { return }
            engine.setSelected(true, path)
            delegate?.collectionView(self, didSelectItemAt: path.indexPath)
        }
        // The primary action follows, whether or not the selection was allowed to change.
        guard let delegate, !extends, let path = item.path,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path.indexPath), let path = item.path
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path.indexPath)
    }

    private func deselect(_ item: FollowedRow, _ delegate: (any UICollectionViewDelegate)?) {
        guard let asked = item.path,
            delegate?.collectionView(self, shouldDeselectItemAt: asked.indexPath) ?? true, let path = item.path
        else { return }
        engine.setSelected(false, path)
        delegate?.collectionView(self, didDeselectItemAt: path.indexPath)
    }
}
