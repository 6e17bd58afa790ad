// Editing, swiping and moving. A director answers every method that it implements: where nobody is registered to hear what
// a method is about, it answers so that the table does what it does without the method.

extension TableDirector {
    // MARK: Editing

    /// A row without a `canEdit` handler can be edited if somebody handles what editing it could do.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        if let answer = whileAsked({ ask(.canEdit, indexPath) }) { return answer }
        return handles(.delete, indexPath) || handles(.insert, indexPath) || handles(.trailingSwipeActions, indexPath)
            || handles(.leadingSwipeActions, indexPath) || handles(.editingStyle, indexPath)
            // A row shows its handle only if it is edited.
            || handles(.move, indexPath) || handles(.canMove, indexPath)
            || tableView.allowsMultipleSelectionDuringEditing
    }

    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        if let answer = whileAsked({ ask(.editingStyle, indexPath) }) { return answer }
        return handles(.delete, indexPath) ? .delete : handles(.insert, indexPath) ? .insert : .none
    }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        switch editingStyle {
        case .delete: post(.delete, indexPath)
        case .insert: post(.insert, indexPath)
        default: break
        }
    }

    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        ask(.deleteTitle, indexPath) ?? nil
    }

    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        whileAsked { ask(.shouldIndentWhileEditing, indexPath) }
            ?? tableView.cellForRow(at: indexPath)?.shouldIndentWhileEditing ?? true
    }

    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        state.openRow = remember(indexPath)
        post(.willBeginEditing, indexPath)
    }

    /// The row that was opened, wherever it is now: the table's own index path may be that of another, or missing.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        guard let row = state.openRow.take() ?? indexPath.flatMap(remember) else { return }
        post(.didEndEditing, (), row)
    }

    // MARK: Swiping

    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        ask(.leadingSwipeActions, indexPath) ?? nil
    }

    /// Where nobody handles a deletion there is nothing to uncover: `nil` would uncover Delete.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if let answer = ask(.trailingSwipeActions, indexPath) ?? nil { return answer }
        return handles(.delete, indexPath) ? nil : UISwipeActionsConfiguration(actions: [])
    }

    // MARK: Moving

    /// A row without a `canMove` handler can be moved if somebody handles its move.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        whileAsked { ask(.canMove, indexPath) } ?? handles(.move, indexPath)
    }

    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        ask(.moveTarget, proposedDestinationIndexPath, sourceIndexPath) ?? proposedDestinationIndexPath
    }

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        move(sourceIndexPath, to: destinationIndexPath)
    }
}
