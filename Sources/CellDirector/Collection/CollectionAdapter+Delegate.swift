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

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        core.ask(.shouldHighlight, at: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        core.post(.didHighlight, at: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        core.post(.didUnhighlight, at: indexPath)
    }

    /// A handler written for a table may refuse too. A collection view has no way to select another item instead.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        return core.ask(.shouldSelect, at: indexPath) ?? core.ask(.willSelect, at: indexPath).map { $0 != nil } ?? true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        return core.ask(.shouldDeselect, at: indexPath) ?? core.ask(.willDeselect, at: indexPath).map { $0 != nil }
            ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let allowsSeveral =
            collectionView.isEditing
            ? collectionView.allowsMultipleSelectionDuringEditing : collectionView.allowsMultipleSelection
        if !core.keepsSelection, !allowsSeveral { collectionView.deselectItem(at: indexPath, animated: true) }
        core.post(.didSelect, and: .didSelectRow, at: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        core.post(.didDeselect, and: .didDeselectRow, at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        core.ask(.canPerformPrimaryAction, at: indexPath) ?? !collectionView.isEditing
    }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        core.post(.primaryAction, at: indexPath)
    }

    // MARK: Selecting several with two fingers

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        core.ask(.shouldBeginMultipleSelection, at: indexPath) ?? false
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
        core.ask(.moveTarget, proposedIndexPath, at: originalIndexPath) ?? proposedIndexPath
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
        core.ask(.highlightPreview, at: indexPath) ?? nil
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        core.ask(.dismissalPreview, at: indexPath) ?? nil
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
