import Foundation

/// Drags and drops, with the delegate calls in UIKit's order.
extension UICollectionView {
    final var hasDragDelegate: Bool { dragDelegate != nil }
    final var hasDropDelegate: Bool { dropDelegate != nil }

    final func askForDragItems(_ session: DragSession, _ path: RowPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path.indexPath) ?? []
    }

    final func askForDragPreview(_ path: RowPath) {
        _ = dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path.indexPath)
    }

    final func dragWillBegin(_ session: DragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }
    final func dragDidEnd(_ session: DragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
    final func allowsMoves(_ session: DragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    final func isRestrictedToApp(_ session: DragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    final func canHandle(_ session: DropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    final func dropDidEnter(_ session: DropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    final func dropDidExit(_ session: DropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    final func dropDidEnd(_ session: DropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }
    final func askForProposal(_ session: DropSession, _ path: RowPath?) -> UIDropProposal? {
        dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path?.indexPath)
    }

    final func perform(_ drop: RowDrop) {
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop))
    }

    final func reorder(_ row: FollowedRow, to destination: RowPath) -> Bool { false }
}

/// Describes a drop in a collection view.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: RowDrop
    let items: [any UICollectionViewDropItem]

    init(_ drop: RowDrop) {
        self.drop = drop
        items = drop.items.map(CollectionDropItem.init)
        super.init()
    }

    var destinationIndexPath: IndexPath? { drop.destination?.indexPath }
    var session: any UIDropSession { drop.session }
    var proposal: UICollectionViewDropProposal {
        let proposal = drop.proposal as? UICollectionViewDropProposal
        if drop.destination != nil, let proposal { return proposal }
        return UICollectionViewDropProposal(operation: drop.proposal.operation)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        if let collection = drop.engine.list as? UICollectionView {
            _ = collection.dropDelegate?.collectionView(collection, dropPreviewParametersForItemAt: indexPath)
        }
        return drop.animator()
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.animator()
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.animator() }
}

/// An item that is dropped in a collection view.
private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: RowDrop.Item) {
        (dragItem, sourceIndexPath, previewSize) = (item.item, item.source?.indexPath, item.size)
        super.init()
    }
}
