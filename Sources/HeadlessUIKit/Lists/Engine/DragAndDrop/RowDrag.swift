import Foundation

/// The rows of a list that are dragged.
///
/// Unverified: whether moves are allowed is asked after the drag delegate was notified of the beginning.
@MainActor
final class RowDrag: DragSource {
    private let engine: ListEngine
    /// Retains the list, because a delegate may release it.
    private let list: any ListEngineDelegate
    private let rows: [DraggedRow]
    private let cells: [any ListCell]
    /// The list's change count when the drag began.
    private let changes: Int

    /// A row that is being dragged.
    private struct DraggedRow {
        let row: FollowedRow
        let items: [UIDragItem]
        /// The size of the row, in points.
        let size: CGSize
    }

    /// Requests the items of a row or, if the row is selected, of all selected rows from the drag delegate.
    ///
    /// - Parameter point: The position of the finger in the root view's coordinates.
    /// - Returns: A drag that has not begun yet; `nil` if there are no items.
    static func drag(_ touched: TouchedRow, at point: CGPoint) -> Drag? {
        let engine = touched.engine
        guard let path = touched.row.path, engine.list.hasDragDelegate, engine.list.dragInteractionEnabled else {
            return nil
        }
        let session = DragSession(at: point)
        let selected = engine.selectedPaths
        let touchedRows = selected.contains(path) ? selected.sorted().map { engine.follow($0) } : [touched.row]
        var rows: [DraggedRow] = []
        for row in touchedRows {
            guard let path = row.path else { continue }
            let items = engine.list.askForDragItems(session, path)
            guard !items.isEmpty else { continue }
            session.items += items
            rows.append(DraggedRow(row: row, items: items, size: engine.rect(path)?.size ?? .zero))
        }
        return rows.isEmpty ? nil : Drag(session, from: RowDrag(rows, engine))
    }

    private init(_ rows: [DraggedRow], _ engine: ListEngine) {
        (self.rows, self.engine, list) = (rows, engine, engine.list)
        cells = rows.compactMap { $0.row.path.flatMap(engine.shownCell) }
        changes = engine.phases.changeCount
    }

    func begin(_ session: DragSession) {
        for cell in cells { cell.dragged = .lifting }
        session.previews = rows.flatMap { row in
            let parameters = row.row.path.flatMap(list.askForDragPreview)
            let cell = row.row.path.flatMap(engine.shownCell)
            let preview = cell.map {
                UITargetedDragPreview(view: $0, parameters: parameters ?? UIDragPreviewParameters())
            }
            return row.items.map { _ in preview }
        }
        engine.activeDrag = self
        list.dragWillBegin(session)
        session.allowsMoveOperation = list.allowsMoves(session)
        session.isRestrictedToDraggingApplication = list.isRestrictedToApp(session)
        for cell in cells { cell.dragged = .dragging }
    }

    func dragDidMove(_ session: DragSession) {}
    func dragWillEnd(_ session: DragSession, with operation: UIDropOperation) {}

    func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
        for cell in cells { cell.dragged = .none }
        engine.activeDrag = nil
        list.dragDidEnd(session)
    }

    func dragDidTransferItems(_ session: DragSession) {}

    // MARK: Dropping

    /// Returns the items, with the index paths of their rows if they are dropped in their own list.
    func items(in engine: ListEngine) -> [RowDrop.Item] {
        rows.flatMap { row in
            row.items.map {
                RowDrop.Item(item: $0, source: sourcePath(row, in: engine).map(engine.indexPath), size: row.size)
            }
        }
    }

    /// Lets the data source move a single row within its own list, if it can.
    func reorders(in engine: ListEngine, to destination: RowPath) -> Bool {
        guard rows.count == 1, let row = rows.first, sourcePath(row, in: engine) != nil else { return false }
        return engine.list.reorder(row.row, to: destination)
    }

    /// Returns the path of a row if the list is its own, and was not updated during the drag.
    private func sourcePath(_ row: DraggedRow, in engine: ListEngine) -> RowPath? {
        engine === self.engine && engine.phases.changeCount == changes ? row.row.path : nil
    }
}

/// A row that is touched.
typealias TouchedRow = (row: FollowedRow, cell: any ListCell, engine: ListEngine)
