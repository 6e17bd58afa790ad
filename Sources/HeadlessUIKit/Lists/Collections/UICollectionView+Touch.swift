import Foundation

/// Touches on a collection view's items, with the delegate calls in UIKit's order. Unlike in tables, the highlight
/// ends after the selection.
extension UICollectionView {
    /// Highlights an item, unless a tap on it triggers its outline disclosure. Returns `false`, which ends the touch,
    /// if items can't be selected or the delegate refuses to highlight the item.
    final func press(_ item: FollowedRow, _ cell: any ListCell) -> Bool {
        if outlineControl(cell) != nil { return true }
        guard engine.selectsRows, let asked = item.path, engine.placeholder(at: asked) == nil else { return false }
        let delegate = delegate
        guard delegate?.collectionView(self, shouldHighlightItemAt: engine.indexPath(asked)) ?? true,
            let path = item.path
        else {
            return false
        }
        engine.shownCell(path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: engine.indexPath(path))
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

    final func selectByFocus(_ row: FollowedRow) {
        guard selectionFollowsFocus, engine.selectsRows, let path = row.path, !engine.isSelected(path),
            delegate?.collectionView(self, selectionFollowsFocusForItemAt: engine.indexPath(path)) ?? true
        else { return }
        select(row, delegate, isPrimary: false)
    }

    final func canFocus(_ path: RowPath) -> Bool {
        delegate?.collectionView(self, canFocusItemAt: engine.indexPath(path)) ?? allowsFocus
    }

    final func askForPreferredFocus() -> IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }

    final func cancelPress(_ path: RowPath, _ cell: any ListCell) {
        guard outlineControl(cell) == nil else { return }
        engine.endHighlight(cell, path)
        delegate?.collectionView(self, didUnhighlightItemAt: engine.indexPath(path))
    }

    /// Returns the cell's outline disclosure if a tap anywhere in the cell triggers it; otherwise, returns `nil`.
    private func outlineControl(_ cell: any ListCell) -> CellOutlineControl? {
        guard let cell = cell as? UICollectionViewListCell, cell.expandsByTap else { return nil }
        return cell.outlineControl
    }

    /// Selects an item if the delegate allows it. Then performs the item's primary action, unless the tap extends a
    /// multiple selection or the delegate doesn't allow the action. Unverified: with single selection, the other items
    /// are deselected before the item is selected; the delegate is notified, but can't prevent it. An item that is
    /// already selected is selected again.
    private func select(
        _ item: FollowedRow, _ delegate: (any UICollectionViewDelegate)?, isPrimary: Bool = true
    ) {
        guard let asked = item.path else { return }
        let extends = engine.selectsMultiple && !engine.selection.isEmpty
        if delegate?.collectionView(self, shouldSelectItemAt: engine.indexPath(asked)) ?? true {
            if !engine.selectsMultiple {
                for old in engine.selectedRows where old.path != item.path {
                    guard let path = old.path, engine.isSelected(path) else { continue }
                    engine.setSelected(false, path)
                    delegate?.collectionView(self, didDeselectItemAt: engine.indexPath(path))
                }
            }
            guard let path = item.path else { return }
            engine.setSelected(true, path)
            // As in tables, the cell's segue comes first (unverified).
            engine.shownCell(path)?.rareProperties?.selectionSegue?()
            if let path = item.path { delegate?.collectionView(self, didSelectItemAt: engine.indexPath(path)) }
        }
        // The primary action follows, even if the delegate refused the selection.
        guard isPrimary, let delegate, !extends, let path = item.path,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: engine.indexPath(path)),
            let path = item.path
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: engine.indexPath(path))
    }

    private func deselect(_ item: FollowedRow, _ delegate: (any UICollectionViewDelegate)?) {
        guard let asked = item.path,
            delegate?.collectionView(self, shouldDeselectItemAt: engine.indexPath(asked)) ?? true, let path = item.path
        else { return }
        engine.setSelected(false, path)
        delegate?.collectionView(self, didDeselectItemAt: engine.indexPath(path))
    }
}
