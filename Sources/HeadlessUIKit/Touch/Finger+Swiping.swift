import Foundation

extension Finger {
    /// Where a finger swipes a row to.
    public enum SwipeDirection: Sendable {
        /// Uncovers the trailing edge.
        case left
        /// Uncovers the leading edge.
        case right
    }

    /// Swipes a row, which opens it to its actions: they are buttons in its cell until the row closes. A swipe across the
    /// whole row performs the first action, if the configuration allows it. A swipe the other way closes an open row.
    ///
    /// Believed: a swipe of another row closes the open one and opens this one.
    public func swipe(
        rowAt indexPath: IndexPath, _ direction: SwipeDirection, fully: Bool = false, in list: ListScrollView
    ) throws(TouchRefusal) {
        let (_, cell) = try find(indexPath, list)
        try check(cell)
        let wasLeftOut = list.leftOut.contains(.commit)
        try swipe(cell, direction == .left ? .trailing : .leading, fully: fully, in: list)
        if !wasLeftOut { try checkCommit(list) }
    }

    /// Swipes a row of either kind of list.
    func swipe(_ cell: any ListCell, _ edge: SwipeEdge, fully: Bool, in list: ListScrollView) throws(TouchRefusal) {
        if let row = list.openRow, row.cell === cell {
            if row.edge != edge { return list.closeOpenRow() }
        } else {
            guard !list.isEditingStorage else {
                throw .notAllowed("rows can't be swiped while the \(list.nouns.short) is being edited")
            }
            list.closeOpenRow()
            // The delegate heard of the closing: the row may have another place now.
            guard let path = cell.path else { return }
            guard list.canEdit(path) else { throw .notAllowed("the row can't be edited") }
            guard let configuration = list.swipeConfiguration(path, edge) else {
                throw .notAllowed("the row has no actions to swipe to on its \(edge) edge")
            }
            list.open(cell, edge, configuration, isSwiped: true)
        }
        guard fully, let row = list.openRow, row.cell === cell, row.configuration.performsFirstActionWithFullSwipe,
            let action = row.view.actions.first, let button = row.view.buttons.first
        else { return }
        list.perform(action, button)
    }

    /// Deletes a row: swipes it, or taps its minus while the table is being edited, and taps Delete, or what stands in its
    /// place: the first destructive action.
    public func delete(rowAt indexPath: IndexPath, in list: ListScrollView) throws(TouchRefusal) {
        let (_, cell) = try find(indexPath, list)
        try check(cell)
        let wasLeftOut = list.leftOut.contains(.commit)
        if list.openRow?.cell !== cell {
            list.closeOpenRow()
            guard let path = cell.path else { return }
            guard list.canEdit(path) else { throw .notAllowed("the row can't be edited") }
            if list.isEditingStorage {
                guard let minus = cell.deleteControl else { throw .notAllowed("the row can't be deleted") }
                try tap(minus)
            } else if let configuration = list.swipeConfiguration(path, .trailing) {
                list.open(cell, .trailing, configuration, isSwiped: true)
            }
        }
        guard let row = list.openRow, row.cell === cell,
            let index = row.view.actions.firstIndex(where: { $0.style == .destructive })
        else { throw .notAllowed("the row can't be deleted") }
        try tap(row.view.buttons[index])
        if !wasLeftOut { try checkCommit(list) }
    }

    /// Taps a row's plus, while the table is being edited.
    public func insert(rowAt indexPath: IndexPath, in tableView: UITableView) throws(TouchRefusal) {
        let cell = try findRow(indexPath, tableView)
        guard tableView.isEditingStorage else {
            throw .notAllowed("rows show their insertion control only while the table is being edited")
        }
        guard let plus = cell.controls.edit, plus.style == .insert else {
            throw .notAllowed("the row has no insertion control")
        }
        try tap(plus)
        try checkCommit(tableView)
    }

    /// Taps what a row shows at its trailing edge: a detail button, or a view of the cell's own. A disclosure indicator or a
    /// checkmark is part of the row.
    public func tapAccessory(rowAt indexPath: IndexPath, in tableView: UITableView) throws(TouchRefusal) {
        let cell = try findRow(indexPath, tableView)
        if let accessory = cell.controls.accessory { return try tap(accessory) }
        guard (cell.isEditing ? cell.editingAccessoryType : cell.accessoryType) != .none else {
            throw .notAllowed("the row has no accessory")
        }
        try tap(rowAt: indexPath, in: tableView)
    }

    private func findRow(_ indexPath: IndexPath, _ tableView: UITableView) throws(TouchRefusal) -> UITableViewCell {
        guard let cell = try find(indexPath, tableView).1 as? UITableViewCell else { throw .rowOffScreen(indexPath) }
        return cell
    }

    /// A data source that turned out to have no `commit` did nothing.
    private func checkCommit(_ list: ListScrollView) throws(TouchRefusal) {
        guard list.leftOut.contains(.commit) else { return }
        throw .notAllowed("the data source changes no rows: it has no tableView(_:commit:forRowAt:)")
    }

    /// Whether a touch of a view, or of the row that it is, only closes a row that is open. Believed: such a touch does
    /// nothing else.
    func closesOpenRow(_ view: UIView) -> Bool {
        var ancestor: UIView? = view
        while let current = ancestor {
            if let list = current as? ListScrollView, let row = list.openRow, !view.isDescendant(of: row.view) {
                list.closeOpenRow()
                return true
            }
            ancestor = current.superviewStorage
        }
        return false
    }
}
