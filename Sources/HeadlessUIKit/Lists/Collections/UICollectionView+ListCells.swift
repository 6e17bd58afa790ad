import Foundation

// MARK: - Cells and delegate calls

extension UICollectionView {
    final func askForCell(_ path: RowPath) -> (any ListCell)? {
        guard let dataSource else { return nil }
        return request {
            let cell = dataSource.collectionView(self, cellForItemAt: engine.indexPath(path))
            cell.reuse.listEnvironment = collectionViewLayout.listEnvironment(path.section)
            return check(cell)
        }
    }

    final func showsEditing(_ path: RowPath) -> Bool { engine.isEditing && canEdit(path) }

    final func willDisplay(_ cell: any ListCell, _ path: RowPath) {
        guard let cell = cell as? UICollectionViewCell, !cell.reuse.isPlaceholder else { return }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: engine.indexPath(path))
    }

    final func didEndDisplaying(_ cell: any ListCell, _ path: RowPath) {
        guard let cell = cell as? UICollectionViewCell, !cell.reuse.isPlaceholder else { return }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: engine.indexPath(path))
    }

    final var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

    final func prefetch(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, prefetchItemsAt: indexPaths)
    }

    final func cancelPrefetching(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: indexPaths)
    }

    // MARK: Editing and swiping

    /// Whether an item can be edited. Unverified: an item that can't be edited can't be swiped either.
    final func canEdit(_ path: RowPath) -> Bool {
        guard engine.placeholder(at: path) == nil else { return false }
        return delegate?.collectionView(self, canEditItemAt: engine.indexPath(path)) ?? true
    }

    final func swipeConfiguration(_ row: FollowedRow, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        row.path.flatMap { collectionViewLayout.swipeConfiguration($0, edge) }
    }

    /// Does nothing, because a collection view's delegate is not notified of swipes.
    final func willSwipe(_ path: RowPath) {}

    final func didSwipe(_ path: RowPath?) {}

    final func showActions(_ row: OpenRow, _ isShown: Bool) { row.setShown(isShown) }
}
