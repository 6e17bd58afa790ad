import Foundation

/// An item that is being dragged.
struct ItemMovement {
    let source: RowPath
    weak var cell: UICollectionViewCell?
    /// Where it would be dropped now.
    var target: RowPath
}

/// What a collection view does when an item is dragged elsewhere, in UIKit's order.
extension UICollectionView {
    /// Does work once the item that is being dropped is shown where it belongs.
    final func afterMoving(_ work: @escaping @MainActor () -> Void) { worksAfterMoving.append(work) }

    /// The dragged item is over another: the delegate may send it elsewhere.
    final func drag(over: RowPath) {
        guard let dragged = movement else { return }
        let answer = delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: dragged.source.indexPath,
            atCurrentIndexPath: dragged.target.indexPath, toProposedIndexPath: over.indexPath)
        movement?.target = answer.flatMap(RowPath.init) ?? over
    }

    /// Unverified: an item that is being dragged is let go when the items change.
    final func cancelMovement() { if movement != nil { cancelInteractiveMovement() } }

    /// Drags an item over the items between it and its destination, and lets go.
    final func drag(_ item: FollowedRow, to destination: RowPath) throws(TouchRefusal) {
        guard let source = item.path else { return }
        guard (engine.shownCell(source) as? UICollectionViewCell)?.hasReorderHandle ?? false || hasMovementGesture
        else {
            throw .notAllowed("the row shows no handle to drag it by")
        }
        engine.phases.begin(.dragging)
        defer { engine.phases.end() }
        guard beginInteractiveMovementForItem(at: source.indexPath) else { throw .notAllowed("the row can't be moved") }
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
