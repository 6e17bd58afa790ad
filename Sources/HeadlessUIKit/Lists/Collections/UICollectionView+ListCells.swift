import Foundation

// MARK: - Cells and delegate calls

extension UICollectionView {
    final func askForCell(_ path: RowPath) -> (any ListCell)? {
        guard let dataSource else { return nil }
        return request {
            let cell = dataSource.collectionView(self, cellForItemAt: path.indexPath)
            cell.reuse.listEnvironment = collectionViewLayout.listEnvironment(path.section)
            return check(cell)
        }
    }

    final func showsEditing(_ path: RowPath) -> Bool { engine.isEditing && canEdit(path) }

    final func willDisplay(_ cell: any ListCell, _ path: RowPath) {
        guard let cell = cell as? UICollectionViewCell else { return }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path.indexPath)
    }

    final func didEndDisplaying(_ cell: any ListCell, _ path: RowPath) {
        guard let cell = cell as? UICollectionViewCell else { return }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path.indexPath)
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
        delegate?.collectionView(self, canEditItemAt: path.indexPath) ?? true
    }

    final func swipeConfiguration(_ row: FollowedRow, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        row.path.flatMap { collectionViewLayout.swipeConfiguration($0, edge) }
    }

    /// Does nothing, because a collection view's delegate is not notified of swipes.
    final func willSwipe(_ path: RowPath) {}

    final func didSwipe(_ path: RowPath?) {}

    final func showActions(_ row: OpenRow, _ isShown: Bool) { row.setShown(isShown) }
}
