import Foundation

/// Editing of a table's rows: edit controls, swipe actions and their delegate methods.
extension UITableView {
    /// Shows the edit controls that the delegate and data source specify for a row or, if the cell is not in editing
    /// mode, hides them. The cell's `isEditing` must already be set.
    final func showControls(_ cell: UITableViewCell, _ path: RowPath) {
        guard cell.isEditing else { return cell.hideControls() }
        let style = editingStyle(path)
        askWhetherToIndent(cell, path)
        cell.showControls(style, selects: allowsMultipleSelectionDuringEditing, canMove: canMove(path))
    }

    /// Updates the controls of all visible rows if the table is in editing mode.
    final func showControlsAgain() {
        guard engine.geometry != nil, engine.isEditing else { return }
        for case let cell as UITableViewCell in engine.shown.map(\.cell) {
            if let path = cell.path { showControls(cell, path) }
        }
    }

    /// Sets the editing state of every visible cell first, then asks the delegate for each row's editing style.
    final func showEditing(_ editing: Bool, animated: Bool) {
        // If a reload is pending, rows get their editing state when their cells are displayed.
        guard engine.geometry != nil else { return }
        let cells = engine.shown.compactMap { $0.cell as? UITableViewCell }
        for cell in cells { cell.setEditing(editing, animated: animated) }
        for cell in cells {
            guard let path = cell.path else { continue }
            // The data source is asked only now, so the cell of a row that can't be edited enters editing mode, then
            // leaves it.
            if editing, !canEdit(path) { cell.setEditing(false, animated: animated) }
            if let path = cell.path { showControls(cell, path) }
        }
    }

    /// Returns a row's editing style. Returns `.none`, without asking the delegate, if several rows can be selected
    /// during editing (`UITableView.allowsMultipleSelectionDuringEditing`). In that case, a selection mark is shown
    /// instead of the edit control.
    private func editingStyle(_ path: RowPath) -> UITableViewCell.EditingStyle {
        if allowsMultipleSelectionDuringEditing { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: engine.indexPath(path)) ?? .delete
    }

    private func askWhetherToIndent(_ cell: UITableViewCell, _ path: RowPath) {
        guard let delegate, !engine.unimplemented.contains(.shouldIndent) else { return }
        let answer = delegate.tableView(self, shouldIndentWhileEditingRowAt: engine.indexPath(path))
        if !engine.unimplemented.contains(.shouldIndent) { cell.shouldIndentWhileEditing = answer }
    }

    /// Whether a row has a reorder control. The data source must implement `tableView(_:canMoveRowAt:)`, because
    /// HeadlessUIKit can't tell whether it implements `tableView(_:moveRowAt:to:)` until that method is called.
    private func canMove(_ path: RowPath) -> Bool {
        guard let dataSource, !engine.unimplemented.contains(.move) else { return false }
        return dataSource.tableView(self, canMoveRowAt: engine.indexPath(path))
            && !engine.unimplemented.contains(.canMove)
    }

    /// Sets the cell's indentation level to the level that the delegate returns, if the delegate implements
    /// `tableView(_:indentationLevelForRowAt:)`.
    final func askIndentationLevel(_ cell: UITableViewCell, _ path: RowPath) {
        guard let delegate, !engine.unimplemented.contains(.indentationLevel) else { return }
        let level = delegate.tableView(self, indentationLevelForRowAt: engine.indexPath(path))
        if !engine.unimplemented.contains(.indentationLevel) { cell.indentationLevel = level }
    }

    // MARK: Controls

    /// Handles a tap on the edit control: a minus control reveals the row's actions (Delete, unless the delegate
    /// returns other actions), and a plus control commits an insertion.
    final func editControlTapped(_ cell: UITableViewCell) {
        guard let path = cell.path else { return }
        if cell.editingStyle == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: engine.indexPath(path))
            return
        }
        let row = engine.follow(path)
        if let configuration = swipeConfiguration(row, .trailing) {
            engine.open(row, .trailing, configuration, isSwiped: false)
        }
    }

    final func accessoryTapped(_ cell: UITableViewCell) {
        guard let path = cell.path else { return }
        cell.rareProperties?.accessorySegue?()
        delegate?.tableView(self, accessoryButtonTappedForRowWith: engine.indexPath(path))
    }

    // MARK: Swiping

    final func canEdit(_ path: RowPath) -> Bool {
        guard engine.placeholder(at: path) == nil else { return false }
        return dataSource?.tableView(self, canEditRowAt: engine.indexPath(path)) ?? false
    }

    final func willSwipe(_ path: RowPath) { delegate?.tableView(self, willBeginEditingRowAt: engine.indexPath(path)) }

    final func didSwipe(_ path: RowPath?) { delegate?.tableView(self, didEndEditingRowAt: path.map(engine.indexPath)) }

    final func showActions(_ row: OpenRow, _ isShown: Bool) {
        guard let cell = row.cell as? UITableViewCell else { return }
        var state = cell.controls.state
        if isShown { state.insert(.showingDeleteConfirmation) } else { state.remove(.showingDeleteConfirmation) }
        cell.change(to: state) { row.setShown(isShown) }
    }

    /// Returns the swipe actions at an edge of a row, or `nil` if there are none. If the delegate returns `nil` for the
    /// trailing edge, the action is Delete, provided that the row can be deleted.
    final func swipeConfiguration(_ row: FollowedRow, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        guard let path = row.path else { return nil }
        let asked =
            edge == .leading
            ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: engine.indexPath(path))
            : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: engine.indexPath(path))
        let configuration = asked ?? (edge == .trailing ? rowActions(row) ?? deletion(row) : nil)
        return configuration?.actions.isEmpty == true ? nil : configuration
    }

    private func rowActions(_ row: FollowedRow) -> UISwipeActionsConfiguration? {
        guard let path = row.path.map(engine.indexPath),
            let actions = delegate?.tableView(self, editActionsForRowAt: path)
        else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(at: path) })
        // Only swipe actions have an action that a full swipe performs.
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    private func deletion(_ row: FollowedRow) -> UISwipeActionsConfiguration? {
        guard let path = row.path, dataSource != nil, !engine.unimplemented.contains(.commit) else { return nil }
        let style = delegate?.tableView(self, editingStyleForRowAt: engine.indexPath(path)) ?? .delete
        guard style == .delete, let path = row.path else { return nil }
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: engine.indexPath(path)) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [unowned self] _, _, finish in
            if let path = engine.openRow?.row.path {
                dataSource?.tableView(self, commit: .delete, forRowAt: engine.indexPath(path))
            }
            finish(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
