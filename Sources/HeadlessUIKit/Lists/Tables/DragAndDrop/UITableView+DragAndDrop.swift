import Foundation

/// Drags and drops, with the delegate calls in UIKit's order.
extension UITableView {
    final var hasDragDelegate: Bool { dragDelegate != nil }
    final var hasDropDelegate: Bool { dropDelegate != nil }

    final func askForDragItems(_ session: DragSession, _ path: RowPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: engine.indexPath(path)) ?? []
    }

    final func askForDragPreview(_ path: RowPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: engine.indexPath(path))
    }

    final func dragWillBegin(_ session: DragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    final func dragDidEnd(_ session: DragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
    final func allowsMoves(_ session: DragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    final func isRestrictedToApp(_ session: DragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    final func canHandle(_ session: DropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    final func dropDidEnter(_ session: DropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    final func dropDidExit(_ session: DropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    final func dropDidEnd(_ session: DropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
    final func askForProposal(_ session: DropSession, _ path: RowPath?) -> UIDropProposal? {
        dropDelegate?.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path.map(engine.indexPath))
    }

    final func perform(_ drop: RowDrop) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop))
    }

    /// Unverified: a single row that is dropped in its own table is moved by `tableView(_:moveRowAt:to:)`, if the data
    /// source implements that method and allows the row to be moved, and not by the drop delegate.
    final func reorder(_ row: FollowedRow, to destination: RowPath) -> Bool {
        guard let dataSource, !engine.unimplemented.contains(.move), let source = row.path,
            dataSource.tableView(self, canMoveRowAt: engine.indexPath(source)), row.path == source
        else { return false }
        let answer = delegate?.tableView(
            self, targetIndexPathForMoveFromRowAt: engine.indexPath(source),
            toProposedIndexPath: engine.indexPath(destination))
        let target = answer.flatMap(engine.path) ?? destination
        return target == source || row.path != source || moveRow(source, to: target)
    }
}

/// Describes a drop in a table.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let drop: RowDrop
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?

    init(_ drop: RowDrop) {
        self.drop = drop
        items = drop.items.map(TableDropItem.init)
        // Placeholders that the delegate inserts do not change the index path.
        destinationIndexPath = drop.destination.map(drop.engine.indexPath)
        super.init()
    }

    var session: any UIDropSession { drop.session }
    var proposal: UITableViewDropProposal {
        let proposal = drop.proposal as? UITableViewDropProposal
        if drop.destination != nil, let proposal { return proposal }
        return UITableViewDropProposal(operation: drop.proposal.operation)
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        drop.added(TablePlaceholderContext(dragItem, placeholder, drop.engine))
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        if let table = drop.engine.list as? UITableView {
            _ = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
        }
        return drop.animator()
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.animator()
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.animator() }
}

/// An item that is dropped in a table.
private final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: RowDrop.Item) {
        (dragItem, sourceIndexPath, previewSize) = (item.item, item.source, item.size)
        super.init()
    }
}

/// Replaces or removes a placeholder in a table.
private final class TablePlaceholderContext: DropAnimator, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var engine: ListEngine?
    private let placeholder: Placeholder

    init(_ dragItem: UIDragItem, _ placeholder: UITableViewDropPlaceholder, _ engine: ListEngine) {
        (self.dragItem, self.engine) = (dragItem, engine)
        self.placeholder = Placeholder(
            placeholder.reuseIdentifier, height: placeholder.rowHeight < 0 ? nil : Double(placeholder.rowHeight)
        ) { cell in
            if let cell = cell as? UITableViewCell { placeholder.cellUpdateHandler?(cell) }
        }
        super.init()
        engine.insert(self.placeholder, at: placeholder.insertionIndexPath)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        engine?.replace(placeholder, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { engine?.remove(placeholder) ?? false }
}
