import Foundation

/// An item that is being dragged.
struct ItemMovement {
    let source: RowPath
    weak var cell: UICollectionViewCell?
    /// The position to which the item would be moved if it were dropped now.
    var target: RowPath
}

/// Interactive movement of items, with the delegate calls in UIKit's order.
extension UICollectionView {
    /// Runs a closure after the dropped item has been shown at its new position.
    final func afterMoving(_ work: @escaping @MainActor () -> Void) { worksAfterMoving.append(work) }

    /// Moves the dragged item over another item. The delegate may redirect the dragged item.
    final func drag(over: RowPath) {
        guard let dragged = movement else { return }
        let answer = delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: engine.indexPath(dragged.source),
            atCurrentIndexPath: engine.indexPath(dragged.target), toProposedIndexPath: engine.indexPath(over))
        movement?.target = answer.flatMap(engine.path) ?? over
    }

    /// If an item is being dragged, cancels its interactive movement. Called when the items change (unverified).
    final func cancelMovement() { if movement != nil { cancelInteractiveMovement() } }

    /// Drags an item over the items between it and its destination, and drops it there.
    final func drag(_ item: FollowedRow, to destination: RowPath) throws(TouchRefusal) {
        guard let source = item.path else { return }
        guard (engine.shownCell(source) as? UICollectionViewCell)?.hasReorderHandle ?? false || hasMovementGesture
        else {
            throw .notAllowed("the row shows no handle to drag it by")
        }
        engine.phases.begin(.dragging)
        defer { engine.phases.end() }
        guard beginInteractiveMovementForItem(at: engine.indexPath(source)) else {
            throw .notAllowed("the row can't be moved")
        }
        if !engine.phases.isInterrupted {
            for over in engine.way(from: source, to: destination) { drag(over: over) }
        }
        guard !engine.phases.isInterrupted else { return cancelInteractiveMovement() }
        endInteractiveMovement()
        if engine.unimplemented.contains(.move) {
            throw .notAllowed("the data source moves no items: it has no collectionView(_:moveItemAt:to:)")
        }
    }
}
