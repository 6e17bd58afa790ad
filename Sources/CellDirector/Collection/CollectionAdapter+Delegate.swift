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
        core.whileDisplaying { core.post(.willDisplay, view, core.sectionPath(indexPath[0])) }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        core.endDisplaying(view)
    }

    // MARK: Highlighting and selection

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        core.ask(.shouldHighlight, indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        core.post(.didHighlight, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        core.post(.didUnhighlight, indexPath)
    }

    /// A handler written for a table may refuse too. A collection view has no way to select another item instead.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        return core.ask(.shouldSelect, indexPath) ?? core.ask(.willSelect, indexPath).map { $0 != nil } ?? true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        return core.ask(.shouldDeselect, indexPath) ?? core.ask(.willDeselect, indexPath).map { $0 != nil } ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if !core.keepsSelection { collectionView.deselectItem(at: indexPath, animated: true) }
        core.post(.didSelect, .didSelectRow, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        core.post(.didDeselect, .didDeselectRow, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        core.ask(.canPerformPrimaryAction, indexPath) ?? !collectionView.isEditing
    }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        core.post(.primaryAction, indexPath)
    }

    // MARK: Selecting several with two fingers

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        core.ask(.shouldBeginMultipleSelection, indexPath) ?? false
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
        core.ask(.canFocus, indexPath) ?? collectionView.allowsFocus
    }

    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        core.ask(.selectionFollowsFocus, indexPath) ?? collectionView.selectionFollowsFocus
    }

    // MARK: Editing and moving

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        core.ask(.canEdit, indexPath) ?? true
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        core.ask(.moveTarget, proposedIndexPath, originalIndexPath) ?? proposedIndexPath
    }

    // MARK: Context menus

    /// The first of the items that the menu would be for is asked.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths.first.flatMap { core.contextMenu($0, point) }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        core.ask(.highlightPreview, indexPath) ?? nil
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        core.ask(.dismissalPreview, indexPath) ?? nil
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
