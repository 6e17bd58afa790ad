import Foundation

extension Finger {
    /// The direction in which a finger swipes across a row.
    public enum SwipeDirection: Sendable {
        /// A swipe to the left, which reveals the actions at the right edge: the trailing edge or, in a right-to-left
        /// layout, the leading edge.
        case left
        /// A swipe to the right, which reveals the actions at the left edge.
        case right
    }

    /// Swipes a row open. Until the row closes, its actions are shown as buttons in its cell.
    ///
    /// A swipe across the whole row performs the first action if the configuration allows it. A swipe in the opposite
    /// direction closes an open row. Unverified: a swipe across a different row closes the open row and opens the
    /// swiped row.
    public func swipe(
        rowAt indexPath: IndexPath, _ direction: SwipeDirection, fully: Bool = false, in list: UIScrollView
    ) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        try check(cell)
        Self.moved(x: direction == .left ? -140 : 140)
        let wasUnimplemented = engine.unimplemented.contains(.commit)
        let edge: SwipeEdge = (direction == .left) != cell.isMirrored ? .trailing : .leading
        try swipe(row, cell, edge, fully: fully, in: engine)
        if !wasUnimplemented { try checkCommit(engine) }
    }

    /// Swipes a row of a table or a collection view.
    private func swipe(
        _ row: FollowedRow, _ cell: any ListCell, _ edge: SwipeEdge, fully: Bool, in engine: ListEngine
    ) throws(TouchRefusal) {
        if let opened = engine.openRow, opened.cell === cell {
            if opened.edge != edge { return engine.closeOpenRow() }
        } else {
            guard !engine.isEditing else {
                throw .notAllowed("rows can't be swiped while the \(engine.list.terms.short) is being edited")
            }
            guard try open(row, edge, in: engine) else {
                throw .notAllowed("the row has no actions to swipe to on its \(edge) edge")
            }
        }
        guard fully, let opened = engine.openRow, opened.row.path == row.path,
            opened.configuration.performsFirstActionWithFullSwipe,
            let action = opened.view.actions.first, let button = opened.view.buttons.first
        else { return }
        engine.perform(action, button)
    }

    /// Closes the open row, if there is one, and then opens the given row.
    ///
    /// - Returns: `false` if the given row has no actions on that edge.
    private func open(_ row: FollowedRow, _ edge: SwipeEdge, in engine: ListEngine) throws(TouchRefusal) -> Bool {
        engine.closeOpenRow()
        // The delegate, which was notified when the other row closed, may have moved or removed this row.
        guard let path = row.path else { return true }
        guard engine.list.canEdit(path) else { throw .notAllowed("the row can't be edited") }
        guard row.path != nil else { return true }
        guard let configuration = engine.list.swipeConfiguration(row, edge) else { return row.path == nil }
        engine.open(row, edge, configuration, isSwiped: true)
        return true
    }

    /// Deletes a row: swipes it open, or taps its deletion control while the list is being edited, and then taps Delete
    /// or the first destructive action.
    public func delete(rowAt indexPath: IndexPath, in list: UIScrollView) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        try check(cell)
        let wasUnimplemented = engine.unimplemented.contains(.commit)
        if engine.openRow?.cell !== cell {
            if engine.isEditing {
                engine.closeOpenRow()
                guard let path = row.path else { return }
                guard engine.list.canEdit(path) else { throw .notAllowed("the row can't be edited") }
                // Pending updates are applied first, because a tap would apply them and could reuse the cell for
                // another row.
                engine.carryOutPending()
                guard let path = row.path else { return }
                guard let minus = engine.shownCell(path)?.deleteControl else {
                    throw .notAllowed("the row can't be deleted")
                }
                try tap(minus)
            } else {
                _ = try open(row, .trailing, in: engine)
            }
        }
        guard row.path != nil else { return }
        guard let opened = engine.openRow, opened.row.path == row.path,
            let index = opened.view.actions.firstIndex(where: { $0.style == .destructive })
        else { throw .notAllowed("the row can't be deleted") }
        try tap(opened.view.buttons[index])
        if !wasUnimplemented { try checkCommit(engine) }
    }

    /// Closes the open row if a touch hits a view outside of the row's actions. Unverified: such a touch has no other
    /// effect.
    ///
    /// - Returns: Whether the touch has closed a row.
    func closesOpenRow(_ view: UIView) -> Bool {
        guard let engine = listWithRowClosed(byTouchOf: view) else { return false }
        engine.closeOpenRow()
        return true
    }

    func listWithRowClosed(byTouchOf view: UIView) -> ListEngine? {
        var ancestor: UIView? = view
        while let current = ancestor {
            if let engine = current.listEngine, let row = engine.openRow, !view.isDescendant(of: row.view) {
                return engine
            }
            ancestor = current.superviewStorage
        }
        return nil
    }
}
