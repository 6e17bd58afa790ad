import Foundation

/// Drags and drops, with the delegate calls in UIKit's order.
extension UICollectionView {
    final var hasDragDelegate: Bool { dragDelegate != nil }
    final var hasDropDelegate: Bool { dropDelegate != nil }

    final func askForDragItems(_ session: DragSession, _ path: RowPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: engine.indexPath(path)) ?? []
    }

    final func askForDragPreview(_ path: RowPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: engine.indexPath(path))
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
        dropDelegate?.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path.map(engine.indexPath))
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
    let destinationIndexPath: IndexPath?

    init(_ drop: RowDrop) {
        self.drop = drop
        items = drop.items.map(CollectionDropItem.init)
        // Placeholders that the delegate inserts do not change the index path.
        destinationIndexPath = drop.destination.map(drop.engine.indexPath)
        super.init()
    }

    var session: any UIDropSession { drop.session }
    var proposal: UICollectionViewDropProposal {
        let proposal = drop.proposal as? UICollectionViewDropProposal
        if drop.destination != nil, let proposal { return proposal }
        return UICollectionViewDropProposal(operation: drop.proposal.operation)
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        drop.added(CollectionPlaceholderContext(dragItem, placeholder, drop.engine))
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
        (dragItem, sourceIndexPath, previewSize) = (item.item, item.source, item.size)
        super.init()
    }
}

/// Replaces or removes a placeholder in a collection view.
private final class CollectionPlaceholderContext: DropAnimator, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var engine: ListEngine?
    private let placeholder: Placeholder

    init(_ dragItem: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder, _ engine: ListEngine) {
        (self.dragItem, self.engine) = (dragItem, engine)
        self.placeholder = Placeholder(placeholder.reuseIdentifier, height: nil) { cell in
            if let cell = cell as? UICollectionViewCell { placeholder.cellUpdateHandler?(cell) }
        }
        super.init()
        engine.insert(self.placeholder, at: placeholder.insertionIndexPath)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        engine?.replace(placeholder, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { engine?.remove(placeholder) ?? false }

    func setNeedsCellUpdate() {
        if let cell = placeholder.row?.path.flatMap({ engine?.shownCell($0) }) { placeholder.update(cell) }
    }
}
