import Foundation

/// A drag of rows from its beginning to its end, with the delegate calls in UIKit's order.
///
/// Apple documents the order of the calls to each delegate. Unverified: whether moves are allowed is asked after the
/// drag delegate was notified of the beginning; the list in which the drag began is entered first; a list that is
/// entered again is asked again whether it can handle the session, unless it has refused.
@MainActor
final class RowDrag {
    private let session: DragSession
    private let dropSession: DropSession
    private let source: ListEngine
    /// Retains the lists, because a delegate may release them.
    private var entered: [any ListEngineDelegate] = []
    private let sourceList: any ListEngineDelegate
    private let rows: [DraggedRow]
    private let cells: [any ListCell]
    /// The source's change count when the drag began.
    private let changes: Int
    /// The list under the finger; `nil` if it does not handle the session.
    private var over: ListEngine?
    private var refused: [ListEngine] = []
    private var proposal: UIDropProposal?
    private var destination: RowPath?

    /// A row that is being dragged.
    struct DraggedRow {
        let row: FollowedRow
        let items: [UIDragItem]
        /// The size of the row, in points.
        let size: CGSize
    }

    /// Begins a drag of a row or, if the row is selected, of all selected rows.
    ///
    /// - Parameter point: The position of the finger in the root view's coordinates.
    /// - Returns: The drag; `nil` if the drag delegate returns no items.
    static func begin(_ pressed: FollowedRow, in engine: ListEngine, at point: CGPoint) -> RowDrag? {
        guard let path = pressed.path else { return nil }
        let list = engine.list
        let session = DragSession(at: point)
        let selected = engine.selectedPaths
        let touched = selected.contains(path) ? selected.sorted().map { engine.follow($0) } : [pressed]
        var rows: [DraggedRow] = []
        for row in touched {
            guard let path = row.path else { continue }
            let items = list.askForDragItems(session, path)
            guard !items.isEmpty else { continue }
            session.items += items
            rows.append(DraggedRow(row: row, items: items, size: engine.rect(path)?.size ?? .zero))
        }
        return rows.isEmpty ? nil : RowDrag(rows, session, engine)
    }

    private init(_ rows: [DraggedRow], _ session: DragSession, _ engine: ListEngine) {
        (self.rows, self.session, source) = (rows, session, engine)
        dropSession = DropSession(session)
        sourceList = engine.list
        cells = rows.compactMap { $0.row.path.flatMap(engine.shownCell) }
        changes = engine.phases.changeCount
        for cell in cells { cell.dragged = .lifting }
        for row in rows { row.row.path.map(sourceList.askForDragPreview) }
        engine.activeDrag = self
        sourceList.dragWillBegin(session)
        session.allowsMoveOperation = sourceList.allowsMoves(session)
        session.isRestrictedToDraggingApplication = sourceList.isRestrictedToApp(session)
        for cell in cells { cell.dragged = .dragging }
    }

    // MARK: Moving

    /// Moves the finger over a row or over empty space of a list, or away from all lists.
    ///
    /// - Parameters:
    ///   - engine: The list; `nil` if the finger is not over a list.
    ///   - path: The row, which may be one past the last row of a section; `nil` for empty space.
    ///   - point: The position of the finger in the root view's coordinates.
    func move(over engine: ListEngine?, _ path: RowPath?, at point: CGPoint) {
        session.point = point
        if engine !== over {
            leave()
            if let engine { enter(engine) }
        }
        guard let over else { return }
        destination = path
        proposal = over.list.askForProposal(dropSession, path)
        let targeted = proposal?.place == .into ? path : nil
        for item in over.shown { item.cell.dropped = item.path == targeted ? .targeted : .notTargeted }
    }

    private func enter(_ engine: ListEngine) {
        let list = engine.list
        guard list.hasDropDelegate, !refused.contains(where: { $0 === engine }) else { return }
        guard list.canHandle(dropSession) else { return refused.append(engine) }
        over = engine
        engine.hasActiveDrop = true
        if !entered.contains(where: { $0 === list }) { entered.append(list) }
        list.dropDidEnter(dropSession)
    }

    /// Leaves the list under the finger.
    private func leave() {
        guard let left = over else { return }
        over = nil
        (proposal, destination) = (nil, nil)
        stopTargeting(left)
        left.list.dropDidExit(dropSession)
    }

    private func stopTargeting(_ engine: ListEngine) {
        engine.hasActiveDrop = false
        for item in engine.shown { item.cell.dropped = .none }
    }

    // MARK: Ending

    /// Lifts the finger over a list, which ends the drag.
    ///
    /// - Parameter isInto: Whether the items are dropped into a row; `nil` for empty space.
    func lift(over engine: ListEngine, _ path: RowPath?, into isInto: Bool?) throws(TouchRefusal) {
        defer { end() }
        let name = engine.list.terms.short
        guard let over, let proposal else {
            if !engine.list.hasDropDelegate, isInto == false, let path, reorders(in: engine, to: path) { return }
            throw .notAllowed(
                engine.list.hasDropDelegate
                    ? "the \(name)'s drop delegate can't handle the dragged items" : "the \(name) has no drop delegate")
        }
        switch proposal.operation {
        case .cancel: throw .notAllowed("the \(name)'s drop delegate cancels the drop: its proposal is `.cancel`")
        case .forbidden: throw .notAllowed("the \(name)'s drop delegate forbids the drop: its proposal is `.forbidden`")
        case .move where !session.allowsMoveOperation:
            throw .notAllowed(
                "the \(name)'s drop delegate proposes to move what the drag delegate allows only to be copied")
        case .copy, .move: break
        }
        let place = destination == nil ? .unspecified : proposal.place
        if isInto == true, place == .at {
            throw .notAllowed("the \(name)'s drop delegate inserts what is dropped there, not into the row")
        }
        if isInto == false, place == .into {
            throw .notAllowed("the \(name)'s drop delegate adds what is dropped there to the row")
        }
        if proposal.operation == .move, isInto == false, place == .at || place == .automatic, let destination,
            reorders(in: over, to: destination)
        {
            return
        }
        let items = rows.flatMap { row in
            row.items.map {
                RowDrop.Item(item: $0, source: sourcePath(row, in: over).map(over.indexPath), size: row.size)
            }
        }
        let drop = RowDrop(over, dropSession, proposal, destination, items)
        over.list.perform(drop)
        drop.finish()
        over.list.layoutIfNeeded()
    }

    /// Returns the path of a dragged row if the list is its own, and was not updated during the drag.
    private func sourcePath(_ row: DraggedRow, in engine: ListEngine) -> RowPath? {
        engine === source && engine.phases.changeCount == changes ? row.row.path : nil
    }

    /// Lets the data source move a single row within its own list, if it can.
    private func reorders(in engine: ListEngine, to destination: RowPath) -> Bool {
        guard rows.count == 1, let row = rows.first, sourcePath(row, in: engine) != nil else { return false }
        return engine.list.reorder(row.row, to: destination)
    }

    /// Lifts the finger where nothing can be dropped.
    func giveUp(at point: CGPoint) {
        move(over: nil, nil, at: point)
        end()
    }

    private func end() {
        if let over { stopTargeting(over) }
        over = nil
        for list in entered { list.dropDidEnd(dropSession) }
        for cell in cells { cell.dragged = .none }
        source.activeDrag = nil
        sourceList.dragDidEnd(session)
    }
}
