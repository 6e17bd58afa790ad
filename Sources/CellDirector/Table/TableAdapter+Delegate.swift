extension TableAdapter: UITableViewDelegate {
    // MARK: Display

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        core.willDisplay(cell, indexPath)
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        core.endDisplaying(cell)
    }

    // MARK: Heights

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        core.ask(.height, at: indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        core.ask(.estimatedHeight, at: indexPath) ?? tableView.estimatedRowHeight
    }

    // MARK: Highlighting

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        core.shouldHighlight(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        core.post(.didHighlight, at: indexPath, .highlight)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        core.post(.didUnhighlight, at: indexPath, .unhighlight)
    }

    // MARK: Selection

    /// Whether several rows can be selected. If not, a call about deselection always concerns the previously selected
    /// row, never the touched row.
    private var allowsSeveral: Bool {
        tableView.isEditing ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        core.choose(.willSelect, at: indexPath, .choose)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        core.choose(.willDeselect, at: indexPath, allowsSeveral ? .choose : .mayDeselect)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if !keepsSelection, !allowsSeveral, core.isAttached {
            tableView.deselectRow(at: indexPath, animated: true)
        }
        core.post(.didSelect, and: .didSelectRow, at: indexPath, .chosen)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        core.post(.didDeselect, and: .didDeselectRow, at: indexPath, allowsSeveral ? .chosen : .deselected)
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        core.ask(.canPerformPrimaryAction, at: indexPath, .mayPerform) ?? !tableView.isEditing
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        core.post(.primaryAction, at: indexPath, .perform)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        core.post(.accessoryButtonTapped, at: indexPath)
    }

    // MARK: Multiple selection with two fingers

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        core.shouldBeginMultipleSelection(indexPath)
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        core.beginMultipleSelection(indexPath)
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        core.endMultipleSelection()
    }

    // MARK: Focus

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        core.ask(.canFocus, at: indexPath) ?? tableView.allowsFocus
    }

    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        core.ask(.selectionFollowsFocus, at: indexPath) ?? tableView.selectionFollowsFocus
    }

    // MARK: Context menus

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        core.contextMenu(indexPath, point)
    }

    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        core.menuPreview(.highlightPreview, configuration)
    }

    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        core.menuPreview(.dismissalPreview, configuration)
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        core.postMenu(.willDisplayContextMenu, configuration, animator)
    }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        core.postMenu(.willEndContextMenu, configuration, animator)
    }

    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        core.postMenu(.willPerformPreviewAction, configuration, animator)
    }
}
