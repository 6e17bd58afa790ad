import Foundation

/// Opening an item's context menu on a long press, with the delegate calls in UIKit's order.
extension UICollectionView {
    /// Opens the context menu of an item. If the item is one of several selected items, the menu is for all of them
    /// (unverified: in the order of their index paths). Returns `false` if the item is not visible or the delegate
    /// provides no menu.
    final func openContextMenu(_ item: FollowedRow) -> Bool {
        engine.carryOutPending()
        guard let path = item.path, let delegate, let cell = engine.shownCell(path), !cell.reuse.isPlaceholder else {
            return false
        }
        let point = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
        let selected = engine.selectedPaths
        let items = selected.count > 1 && selected.contains(path) ? selected.sorted() : [path]
        guard
            let configuration = delegate.collectionView(
                self, contextMenuConfigurationForItemsAt: items.map(engine.indexPath), point: point)
        else { return false }
        let preview = item.path.flatMap { path in
            delegate.collectionView(
                self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: engine.indexPath(path))
        }
        open(
            configuration, highlighting: preview, for: self,
            willDisplay: { $0.delegate?.collectionView($0, willDisplayContextMenu: configuration, animator: $1) },
            willEnd: {
                if let path = item.path {
                    _ = $0.delegate?.collectionView(
                        $0, contextMenuConfiguration: configuration,
                        dismissalPreviewForItemAt: $0.engine.indexPath(path))
                }
                $0.delegate?.collectionView($0, willEndContextMenuInteraction: configuration, animator: $1)
            },
            tapPreview: {
                $0.delegate?.collectionView($0, willPerformPreviewActionForMenuWith: configuration, animator: $1)
            })
        return true
    }

    /// Returns the item that was touched to open a menu for the given items: the only item or, if there are several,
    /// the item that contains the point.
    final func touchedItem(of indexPaths: [IndexPath], at point: CGPoint) -> IndexPath? {
        indexPaths.count == 1 ? indexPaths.first : indexPathForItem(at: point)
    }
}
