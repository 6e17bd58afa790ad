import Foundation

/// What a table asks and shows for rows that are edited.
extension UITableView {
    /// Asks how a row is edited, and shows that in its cell, which knows already whether it is.
    final func showControls(_ cell: UITableViewCell, _ path: RowPath) {
        guard cell.isEditing else { return cell.hideControls() }
        let style = editingStyle(path)
        askWhetherToIndent(cell, path)
        cell.showControls(style, canMove: canMove(path))
    }

    /// Every visible cell is notified first; then the delegate is asked how each row is edited.
    final func showEditing(_ editing: Bool, animated: Bool) {
        // Rows that are to be loaded anew are edited or not as they come.
        guard engine.geometry != nil else { return }
        let cells = engine.shown.compactMap { $0.cell as? UITableViewCell }
        for cell in cells { cell.setEditing(editing, animated: animated) }
        for cell in cells {
            guard let path = cell.path else { continue }
            // Asked only to be shown, so that a row that can't be edited takes it back.
            if editing, !canEdit(path) { cell.setEditing(false, animated: animated) }
            if let path = cell.path { showControls(cell, path) }
        }
    }

    /// None where several rows can be selected during editing: a mark is in its place, and no delegate is asked
    /// (`UITableView.allowsMultipleSelectionDuringEditing`).
    private func editingStyle(_ path: RowPath) -> UITableViewCell.EditingStyle {
        if allowsMultipleSelectionDuringEditing { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: path.indexPath) ?? .delete
    }

    private func askWhetherToIndent(_ cell: UITableViewCell, _ path: RowPath) {
        guard let delegate, !engine.unimplemented.contains(.shouldIndent) else { return }
        let answer = delegate.tableView(self, shouldIndentWhileEditingRowAt: path.indexPath)
        if !engine.unimplemented.contains(.shouldIndent) { cell.shouldIndentWhileEditing = answer }
    }

    private func canMove(_ path: RowPath) -> Bool {
        guard let dataSource, !engine.unimplemented.contains(.move) else { return false }
        return dataSource.tableView(self, canMoveRowAt: path.indexPath)
    }

    /// The indentation level, if the delegate gives one.
    final func askIndentationLevel(_ cell: UITableViewCell, _ path: RowPath) {
        guard let delegate, !engine.unimplemented.contains(.indentationLevel) else { return }
        let level = delegate.tableView(self, indentationLevelForRowAt: path.indexPath)
        if !engine.unimplemented.contains(.indentationLevel) { cell.indentationLevel = level }
    }

    // MARK: Controls

    /// A minus opens the row to its actions, Delete unless the delegate has others; a plus commits an insertion.
    final func editControlTapped(_ cell: UITableViewCell) {
        guard let path = cell.path else { return }
        if cell.editingStyle == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: path.indexPath)
            return
        }
        let row = engine.follow(path)
        if let configuration = swipeConfiguration(row, .trailing) {
            engine.open(row, .trailing, configuration, isSwiped: false)
        }
    }

    final func accessoryTapped(_ cell: UITableViewCell) {
        guard let path = cell.path else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path.indexPath)
    }

    // MARK: Swiping

    final func canEdit(_ path: RowPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: path.indexPath) ?? false
    }

    final func willSwipe(_ path: RowPath) { delegate?.tableView(self, willBeginEditingRowAt: path.indexPath) }

    final func didSwipe(_ path: RowPath?) { delegate?.tableView(self, didEndEditingRowAt: path?.indexPath) }

    final func showActions(_ row: OpenRow, _ isShown: Bool) {
        guard let cell = row.cell as? UITableViewCell else { return }
        var state = cell.controls.state
        if isShown { state.insert(.showingDeleteConfirmation) } else { state.remove(.showingDeleteConfirmation) }
        cell.change(to: state) { row.setShown(isShown) }
    }

    /// What an edge of a row opens to, `nil` for nothing: the delegate's actions, else, at the trailing edge, Delete for a row
    /// that can be deleted.
    final func swipeConfiguration(_ row: FollowedRow, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        guard let path = row.path else { return nil }
        let asked =
            edge == .leading
            ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path.indexPath)
            : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path.indexPath)
        let configuration = asked ?? (edge == .trailing ? deletion(row) : nil)
        return configuration?.actions.isEmpty == true ? nil : configuration
    }

    private func deletion(_ row: FollowedRow) -> UISwipeActionsConfiguration? {
        guard let path = row.path, dataSource != nil, !engine.unimplemented.contains(.commit) else { return nil }
        let style = delegate?.tableView(self, editingStyleForRowAt: path.indexPath) ?? .delete
        guard style == .delete, let path = row.path else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path.indexPath) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [unowned self] _, _, finish in
            if let path = engine.openRow?.row.path {
                dataSource?.tableView(self, commit: .delete, forRowAt: path.indexPath)
            }
            finish(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
