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
        core.ask(.height, indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        core.ask(.estimatedHeight, indexPath) ?? tableView.estimatedRowHeight
    }

    // MARK: Highlighting

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        core.ask(.shouldHighlight, indexPath) ?? true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        core.post(.didHighlight, indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        core.post(.didUnhighlight, indexPath)
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        core.ask(.willSelect, indexPath) ?? indexPath
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        core.ask(.willDeselect, indexPath) ?? indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if !core.keepsSelection { tableView.deselectRow(at: indexPath, animated: true) }
        core.post(.didSelect, .didSelectRow, indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        core.post(.didDeselect, .didDeselectRow, indexPath)
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        core.ask(.canPerformPrimaryAction, indexPath) ?? !tableView.isEditing
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        core.post(.primaryAction, indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        core.post(.accessoryButtonTapped, indexPath)
    }

    // MARK: Selecting several with two fingers

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        core.ask(.shouldBeginMultipleSelection, indexPath) ?? false
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        core.beginMultipleSelection(indexPath)
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        core.endMultipleSelection()
    }

    // MARK: Focus

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        core.ask(.canFocus, indexPath) ?? tableView.allowsFocus
    }

    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        core.ask(.selectionFollowsFocus, indexPath) ?? tableView.selectionFollowsFocus
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
