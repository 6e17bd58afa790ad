// Implements editing, swiping and moving. If no handler is registered for a delegate method, the method returns a value
// that makes the table behave as if the method were not implemented.

extension TableAdapter {
    // MARK: Editing

    /// Returns the answer from a `canEdit` handler. If there is no answer, returns whether a handler is registered for
    /// an editing operation or the table allows multiple selection during editing.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard let row = core.track(indexPath) else { return false }
        if let answer = core.ask(.canEdit, (), about: row) { return answer }
        return core.handles(.delete, row) || core.handles(.insert, row)
            || core.handles(.trailingSwipeActions, row) || core.handles(.leadingSwipeActions, row)
            || core.handles(.editingStyle, row)
            // The reorder control is visible only if the row can be edited.
            || core.handles(.move, row) || core.handles(.canMove, row)
            || tableView.allowsMultipleSelectionDuringEditing
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        guard let row = core.track(indexPath) else { return .none }
        if let answer = core.ask(.editingStyle, (), about: row) { return answer }
        return core.handles(.delete, row) ? .delete : core.handles(.insert, row) ? .insert : .none
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        switch editingStyle {
        case .delete:
            if let touch = core.touched(RowEvent<Void>.delete, at: indexPath, .commit) {
                core.post(.delete, (), about: touch.row)
            }
        case .insert: core.post(.insert, at: indexPath)
        default: break
        }
    }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        core.ask(.deleteTitle, at: indexPath) ?? nil
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        core.ask(.shouldIndentWhileEditing, at: indexPath)
            ?? tableView.cellForRow(at: indexPath)?.shouldIndentWhileEditing ?? true
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        let action = CellAction<Void>.willBeginEditing
        if let touch = core.touched(action, at: indexPath, .open) { core.post(action, about: touch.row) }
    }

    /// Posts `didEndEditing` for the row that was swiped open, with the row's current index path. The index path that
    /// the table passes may belong to a different row, or may be `nil`; it is used only if no opened row is known.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        let opened = core.touches[.swipe]?.row
        core.touches[.swipe] = nil
        if let row = opened ?? indexPath.flatMap({ core.track($0) }) { core.postEnd(.didEndEditing, (), about: row) }
    }

    // MARK: Swiping

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let touch = core.touched(RowQuestion.leadingSwipeActions, at: indexPath, .uncover) else { return nil }
        return core.ask(.leadingSwipeActions, about: touch) ?? nil
    }

    /// Returns the answer from a `trailingSwipeActions` handler. If there is neither an answer nor a `delete` handler,
    /// returns an empty configuration, because `nil` would reveal the Delete button.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let nothing = UISwipeActionsConfiguration(actions: [])
        guard let touch = core.touched(RowQuestion.trailingSwipeActions, at: indexPath, .uncover) else {
            return nothing
        }
        if let answer = core.ask(.trailingSwipeActions, about: touch) ?? nil { return answer }
        return core.handles(.delete, touch.row) ? nil : nothing
    }

    // MARK: Moving

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { core.canMove(indexPath) }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        core.moveTarget(sourceIndexPath, proposed: proposedDestinationIndexPath)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        core.move(sourceIndexPath, to: destinationIndexPath)
    }
}
