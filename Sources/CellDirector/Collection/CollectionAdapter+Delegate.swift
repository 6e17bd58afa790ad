extension CollectionAdapter: UICollectionViewDelegate {
    // MARK: Display

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        core.willDisplay(cell, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        core.endDisplaying(cell)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        core.whileDisplaying { core.post(.willDisplay, from: view, at: core.sectionPath(indexPath[0])) }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        core.endDisplaying(view)
    }

    // MARK: Highlighting and selection

    /// Whether several items can be selected. If not, a call about deselection always concerns the previously selected
    /// item, never the touched item.
    private var allowsSeveral: Bool {
        collectionView.isEditing
            ? collectionView.allowsMultipleSelectionDuringEditing : collectionView.allowsMultipleSelection
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        core.shouldHighlight(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        core.post(.didHighlight, at: indexPath, .highlight)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        core.post(.didUnhighlight, at: indexPath, .unhighlight)
    }

    /// Returns whether the item may be selected. A `willSelect` handler that was written for a table can also prevent
    /// the selection, but it can't choose a different item: a collection view does not support this.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        may(.shouldSelect, .willSelect, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        may(.shouldDeselect, .willDeselect, indexPath)
    }

    private func may(
        _ question: RowQuestion<Void, Bool>, _ tables: RowQuestion<Void, IndexPath?>, _ indexPath: IndexPath
    ) -> Bool {
        guard let touch = core.touched(question, at: indexPath, .choose) else { return !core.isAttached }
        return core.ask(question, about: touch) ?? core.ask(tables, about: touch).map { $0 != nil } ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if !keepsSelection, !allowsSeveral, core.isAttached {
            collectionView.deselectItem(at: indexPath, animated: true)
        }
        core.post(.didSelect, and: .didSelectRow, at: indexPath, .chosen)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        core.post(.didDeselect, and: .didDeselectRow, at: indexPath, allowsSeveral ? .chosen : .deselected)
    }

    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        core.ask(.canPerformPrimaryAction, at: indexPath, .mayPerform) ?? !collectionView.isEditing
    }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        core.post(.primaryAction, at: indexPath, .perform)
    }

    // MARK: Multiple selection with two fingers

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        core.shouldBeginMultipleSelection(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        core.beginMultipleSelection(indexPath)
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        core.endMultipleSelection()
    }

    // MARK: Focus

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        core.ask(.canFocus, at: indexPath) ?? collectionView.allowsFocus
    }

    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        core.ask(.selectionFollowsFocus, at: indexPath) ?? collectionView.selectionFollowsFocus
    }

    // MARK: Editing and moving

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        core.ask(.canEdit, at: indexPath) ?? true
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        core.moveTarget(originalIndexPath, proposed: proposedIndexPath)
    }

    // MARK: Context menus

    /// Returns the menu for the touched item or, if none of the given items contains the point, for the first of them.
    /// The list may request a menu for several items, but a handler provides a menu for a single item.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let touched = indexPaths.first { core.list.cellNow(at: $0)?.frame.contains(point) ?? false }
        return (touched ?? indexPaths.first).flatMap { core.contextMenu($0, point) }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        core.menuPreview(.highlightPreview, configuration)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        core.menuPreview(.dismissalPreview, configuration)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        core.postMenu(.willDisplayContextMenu, configuration, animator)
    }

    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        core.postMenu(.willEndContextMenu, configuration, animator)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        core.postMenu(.willPerformPreviewAction, configuration, animator)
    }
}
