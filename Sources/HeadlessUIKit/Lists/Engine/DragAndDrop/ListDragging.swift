import Foundation

/// Drags and drops.
@MainActor
protocol ListDragging: DropTarget {
    var dragInteractionEnabled: Bool { get }
    var hasDragDelegate: Bool { get }
    var hasDropDelegate: Bool { get }

    // MARK: The drag delegate

    /// Asks for the items that a row contributes to a drag.
    func askForDragItems(_ session: DragSession, _ path: RowPath) -> [UIDragItem]

    /// Asks for the appearance of a dragged row; `nil` for that of the whole row.
    func askForDragPreview(_ path: RowPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: DragSession)
    func allowsMoves(_ session: DragSession) -> Bool
    func isRestrictedToApp(_ session: DragSession) -> Bool
    func dragDidEnd(_ session: DragSession)

    // MARK: The drop delegate

    /// Asks how a drop at a row would be handled. The path is `nil` for empty space.
    func askForProposal(_ session: DropSession, _ path: RowPath?) -> UIDropProposal?
    func perform(_ drop: RowDrop)

    /// Moves a row within the list by the method of the data source that reorders rows.
    ///
    /// - Returns: Whether the data source allows and implements that.
    func reorder(_ row: FollowedRow, to destination: RowPath) -> Bool
}

/// The place in a list where the finger is during a drag.
struct DropPlace {
    /// The row, which may be one past the last row of a section; `nil` for empty space.
    var path: RowPath?
    /// Whether the finger aims into the row, or at its place; `nil` if that does not matter.
    var isInto: Bool?
}

extension ListDragging where Self: ListEngineDelegate {
    var shortName: String { terms.short }

    func propose(_ session: DropSession) -> UIDropProposal? {
        let path = engine.dropPlace.path
        let proposal = askForProposal(session, path)
        let targeted = proposal?.place == .into ? path : nil
        for item in engine.shown { item.cell.dropped = item.path == targeted ? .targeted : .notTargeted }
        return proposal
    }

    func setTargeted(_ isTargeted: Bool) {
        engine.hasActiveDrop = isTargeted
        guard !isTargeted else { return }
        for item in engine.shown { item.cell.dropped = .none }
    }

    func perform(_ drag: Drag, _ proposal: UIDropProposal) throws(TouchRefusal) {
        let (destination, isInto) = (engine.dropPlace.path, engine.dropPlace.isInto)
        let place = destination == nil ? .unspecified : proposal.place
        if isInto == true, place == .at {
            throw .notAllowed("the \(shortName)'s drop delegate inserts what is dropped there, not into the row")
        }
        if isInto == false, place == .into {
            throw .notAllowed("the \(shortName)'s drop delegate adds what is dropped there to the row")
        }
        let rows = drag.source as? RowDrag
        if proposal.operation == .move, isInto == false, place == .at || place == .automatic, let destination,
            rows?.reorders(in: engine, to: destination) ?? false
        {
            return
        }
        let items =
            rows?.items(in: engine)
            ?? zip(drag.session.items, drag.session.previews).map {
                RowDrop.Item(item: $0, source: nil, size: $1?.size ?? .zero)
            }
        let drop = RowDrop(engine, drag.dropSession, proposal, destination, items)
        perform(drop)
        drop.finish()
        layoutIfNeeded()
    }

    func conclude(_ session: DropSession) {}
}
