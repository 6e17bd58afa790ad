/// The payload of questions and events about rows that are dragged over a list or dropped in it.
///
/// The row of the question or event is the dragged row, which may be in the list of a different director. The index path
/// that the handler receives is the position at which the row is inserted by a drop, after it was removed from its own
/// position if that is in the same list. If there is no row at the destination, it is the end of a section. Several rows
/// are inserted one after the other.
@MainActor
public struct RowDrop: CellActionProxy.RowPayload, CustomStringConvertible {
    /// The session, whose items are those of all dragged rows.
    public let session: any UIDropSession
    /// The index path that the list proposes; `nil` for empty space, and in `.canDrop`.
    public let destination: IndexPath?
    /// The current position of the dragged row in its own list, or `nil` if it has been removed during the drag.
    public let source: IndexPath?
    /// The configurator of the row at the destination, or `nil` if there is none.
    public let target: (any CellConfigurator)?
    /// The items of the dragged row, as returned by the handler for `.dragItems`. If the handler has not set an item's
    /// `localObject`, it is the row's item.
    public let items: [UIDragItem]
    /// Whether the row comes from the list in which it is dropped.
    public let isFromSameList: Bool

    /// Returns the local objects of the row's items, if they have a given type.
    public func objects<Object>(_ type: Object.Type = Object.self) -> [Object] {
        items.compactMap { $0.localObject as? Object }
    }

    nonisolated public var description: String { "a drop" }
}

extension RowQuestion where Payload == Void, Answer == [UIDragItem] {
    /// The items to drag when the user drags the row out of the list. If the answer is empty or no handler answers, the
    /// row can't be dragged.
    ///
    ///     director.actionsProxy.on(.dragItems) { (c: TaskConfig, indexPath) in
    ///         [UIDragItem(itemProvider: NSItemProvider(object: c.item.title as NSString))]
    ///     }
    ///
    /// When the first handler is registered, the director becomes the list's drag delegate if there is none. Mirrors
    /// `UITableViewDragDelegate.tableView(_:itemsForBeginning:at:)`.
    public static var dragItems: Self { Self("dragItems") }
}

extension RowQuestion where Payload == RowDrop, Answer == Bool {
    /// Whether a dragged row can be dropped in this list. Default: yes if a handler for ``RowEvent/drop`` is registered
    /// for rows of its type. Several rows can be dropped if each of them can be.
    ///
    /// Mirrors `UITableViewDropDelegate.tableView(_:canHandle:)`.
    public static var canDrop: Self { Self("canDrop") }
}

extension RowQuestion where Payload == RowDrop, Answer == UIDropProposal {
    /// How a drop at the destination would be handled: a `UITableViewDropProposal` or `UICollectionViewDropProposal`,
    /// depending on the list. By default, the row is inserted at the destination, and moved if the session allows it.
    /// If several rows are dragged, the question is asked about the first of them.
    ///
    ///     director.actionsProxy.on(.dropProposal) { (c: TaskConfig, indexPath, drop) in
    ///         UITableViewDropProposal(operation: c.item.isLocked ? .forbidden : .move, intent: .automatic)
    ///     }
    ///
    /// Mirrors `UITableViewDropDelegate.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
    public static var dropProposal: Self { Self("dropProposal") }
}

extension RowEvent where Payload == RowDrop {
    /// A dragged row was dropped in this list. The event is sent once for each dragged row.
    ///
    /// Nothing has changed yet: the handler is expected to change the model, and to update this director and, if the
    /// row was moved from a different list, that list's director.
    ///
    ///     done.actionsProxy.on(.drop) { (c: TaskConfig, indexPath, drop) in
    ///         model.move(c.item, toDoneAt: indexPath.row)
    ///     }
    ///
    /// Handlers are registered for the type of the dragged row, even if such rows are never in this list. When the
    /// first handler is registered, the director becomes the list's drop delegate if there is none. A single row that
    /// is dropped in its own table is moved by ``move`` instead, if a handler for it is registered (unverified).
    /// Mirrors `UITableViewDropDelegate.tableView(_:performDropWith:)`.
    public static var drop: Self { Self("drop") }
}
