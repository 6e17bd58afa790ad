// Editing, swiping and moving. A director answers every method that it implements: where nobody is registered to hear what
// a method is about, it answers so that the table does what it does without the method.

extension TableAdapter {
    // MARK: Editing

    /// A row without a `canEdit` handler can be edited if somebody handles what editing it could do.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        if let answer = core.ask(.canEdit, at: indexPath) { return answer }
        return core.handles(.delete, at: indexPath) || core.handles(.insert, at: indexPath)
            || core.handles(.trailingSwipeActions, at: indexPath)
            || core.handles(.leadingSwipeActions, at: indexPath) || core.handles(.editingStyle, at: indexPath)
            // A row shows its handle only if it is edited.
            || core.handles(.move, at: indexPath) || core.handles(.canMove, at: indexPath)
            || tableView.allowsMultipleSelectionDuringEditing
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        if let answer = core.ask(.editingStyle, at: indexPath) { return answer }
        return core.handles(.delete, at: indexPath) ? .delete : core.handles(.insert, at: indexPath) ? .insert : .none
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        switch editingStyle {
        case .delete: core.post(.delete, at: indexPath)
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
        core.openRow = core.follow(indexPath)
        core.post(.willBeginEditing, at: indexPath)
    }

    /// The row that was opened, wherever it is now: the table's own index path may be that of another, or missing.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        guard let row = core.openRow.take() ?? indexPath.flatMap({ core.follow($0) }) else { return }
        core.postEnd(.didEndEditing, (), about: row)
    }

    // MARK: Swiping

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        core.ask(.leadingSwipeActions, at: indexPath) ?? nil
    }

    /// Where a deletion has no handler there is nothing to uncover: `nil` would uncover Delete.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if let answer = core.ask(.trailingSwipeActions, at: indexPath) ?? nil { return answer }
        return core.handles(.delete, at: indexPath) ? nil : UISwipeActionsConfiguration(actions: [])
    }

    // MARK: Moving

    /// A row without a `canMove` handler can be moved if somebody handles its move.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        return core.ask(.canMove, at: indexPath) ?? core.handles(.move, at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        core.ask(.moveTarget, proposedDestinationIndexPath, at: sourceIndexPath) ?? proposedDestinationIndexPath
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        core.move(sourceIndexPath, to: destinationIndexPath)
    }
}
