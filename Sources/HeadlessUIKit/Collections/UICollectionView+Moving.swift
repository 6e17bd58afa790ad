import Foundation

/// An item that is being dragged.
struct ItemMovement {
    let source: RowPath
    weak var cell: UICollectionViewCell?
    /// Where it would be dropped now.
    var target: RowPath
}

/// What a collection view does when an item is dragged to another place, in UIKit's order.
extension UICollectionView {
    /// Begins to drag an item, if the data source lets it. Mirrors
    /// `UICollectionView.beginInteractiveMovementForItem(at:)`.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard isInUse() else { return false }
        carryOutPending()
        guard let path = RowPath(indexPath), geometry?.contains(path) == true, let dataSource,
            !leftOut.contains(.move), dataSource.collectionView(self, canMoveItemAt: indexPath)
        else { return false }
        let cell = shownCell(path) as? UICollectionViewCell
        movement = ItemMovement(source: path, cell: cell, target: path)
        cell?.isReordering = true
        return true
    }

    /// Drags the item over the one at a point; between items it stays where it was. Mirrors
    /// `UICollectionView.updateInteractiveMovementTargetPosition(_:)`. Headlessly the other items make room when it is
    /// dropped.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        if let over = row(at: targetPosition) { drag(over) }
    }

    /// Drops the item. Mirrors `UICollectionView.endInteractiveMovement()`. Believed: dropped in its own place, the data source
    /// hears nothing.
    public func endInteractiveMovement() {
        guard let ended = movement else { return }
        cancelInteractiveMovement()
        guard ended.target != ended.source, let dataSource, isInUse() else { return }
        let before = changes
        dataSource.collectionView(
            self, moveItemAt: ended.source.indexPath, to: ended.target.indexPath)
        // A data source that changed the list itself has moved the item already.
        if !leftOut.contains(.move), changes == before, geometry != nil { moved(ended.source, to: ended.target) }
        layoutIfNeeded()
        let works = worksAfterMoving
        worksAfterMoving = []
        for work in works { work() }
    }

    /// Does work once the item that is being dropped is shown in its new place.
    final func afterMoving(_ work: @escaping @MainActor () -> Void) { worksAfterMoving.append(work) }

    /// The item stays where it was. Mirrors `UICollectionView.cancelInteractiveMovement()`.
    public func cancelInteractiveMovement() {
        movement?.cell?.isReordering = false
        movement = nil
    }

    /// The dragged item is over a place: the delegate may send it elsewhere.
    final func drag(_ over: RowPath) {
        guard let dragged = movement else { return }
        let answer = delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: dragged.source.indexPath,
            atCurrentIndexPath: dragged.target.indexPath, toProposedIndexPath: over.indexPath)
        movement?.target = answer.flatMap(RowPath.init) ?? over
    }
}
