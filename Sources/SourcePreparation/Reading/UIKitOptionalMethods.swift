/// The optional methods of UIKit's protocols that `HeadlessUIKit` declares, each with a default implementation.
enum UIKitOptionalMethods {
    /// Each protocol with the protocols that it inherits from, followed by its optional methods.
    static let text = """
        CAAnimationDelegate
          animationDidStart(_:)
          animationDidStop(_:finished:)
        SFSafariViewControllerDelegate
          safariViewControllerDidFinish(_:)
        UIAdaptivePresentationControllerDelegate
          adaptivePresentationStyle(for:)
          adaptivePresentationStyle(for:traitCollection:)
          presentationController(_:viewControllerForAdaptivePresentationStyle:)
          presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
          presentationControllerDidAttemptToDismiss(_:)
          presentationControllerDidDismiss(_:)
          presentationControllerShouldDismiss(_:)
          presentationControllerWillDismiss(_:)
        UIApplicationDelegate
          application(_:configurationForConnecting:options:)
          application(_:continue:restorationHandler:)
          application(_:didDiscardSceneSessions:)
          application(_:didFinishLaunchingWithOptions:)
          application(_:open:options:)
          application(_:performActionFor:completionHandler:)
          applicationDidBecomeActive(_:)
          applicationDidEnterBackground(_:)
          applicationWillEnterForeground(_:)
          applicationWillResignActive(_:)
          applicationWillTerminate(_:)
        UIBarPositioningDelegate
          position(for:)
        UICollectionViewDataSource
          collectionView(_:canMoveItemAt:)
          collectionView(_:indexPathForIndexTitle:at:)
          collectionView(_:moveItemAt:to:)
          collectionView(_:viewForSupplementaryElementOfKind:at:)
          indexTitles(for:)
          numberOfSections(in:)
        UICollectionViewDataSourcePrefetching
          collectionView(_:cancelPrefetchingForItemsAt:)
        UICollectionViewDelegate: UIScrollViewDelegate
          collectionView(_:canEditItemAt:)
          collectionView(_:canFocusItemAt:)
          collectionView(_:canPerformPrimaryActionForItemAt:)
          collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
          collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
          collectionView(_:contextMenuConfigurationForItemAt:point:)
          collectionView(_:contextMenuConfigurationForItemsAt:point:)
          collectionView(_:didBeginMultipleSelectionInteractionAt:)
          collectionView(_:didDeselectItemAt:)
          collectionView(_:didEndDisplaying:forItemAt:)
          collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
          collectionView(_:didHighlightItemAt:)
          collectionView(_:didSelectItemAt:)
          collectionView(_:didUnhighlightItemAt:)
          collectionView(_:didUpdateFocusIn:with:)
          collectionView(_:performPrimaryActionForItemAt:)
          collectionView(_:previewForDismissingContextMenuWithConfiguration:)
          collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
          collectionView(_:selectionFollowsFocusForItemAt:)
          collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
          collectionView(_:shouldDeselectItemAt:)
          collectionView(_:shouldHighlightItemAt:)
          collectionView(_:shouldSelectItemAt:)
          collectionView(_:shouldSpringLoadItemAt:with:)
          collectionView(_:shouldUpdateFocusIn:)
          collectionView(_:targetContentOffsetForProposedContentOffset:)
          collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
          collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
          collectionView(_:transitionLayoutForOldLayout:newLayout:)
          collectionView(_:willDisplay:forItemAt:)
          collectionView(_:willDisplayContextMenu:animator:)
          collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
          collectionView(_:willEndContextMenuInteraction:animator:)
          collectionView(_:willPerformPreviewActionForMenuWith:animator:)
          collectionViewDidEndMultipleSelectionInteraction(_:)
          indexPathForPreferredFocusedView(in:)
        UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
          collectionView(_:layout:insetForSectionAt:)
          collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
          collectionView(_:layout:minimumLineSpacingForSectionAt:)
          collectionView(_:layout:referenceSizeForFooterInSection:)
          collectionView(_:layout:referenceSizeForHeaderInSection:)
          collectionView(_:layout:sizeForItemAt:)
        UICollectionViewDragDelegate
          collectionView(_:dragPreviewParametersForItemAt:)
          collectionView(_:dragSessionAllowsMoveOperation:)
          collectionView(_:dragSessionDidEnd:)
          collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
          collectionView(_:dragSessionWillBegin:)
          collectionView(_:itemsForAddingTo:at:point:)
        UICollectionViewDropDelegate
          collectionView(_:canHandle:)
          collectionView(_:dropPreviewParametersForItemAt:)
          collectionView(_:dropSessionDidEnd:)
          collectionView(_:dropSessionDidEnter:)
          collectionView(_:dropSessionDidExit:)
          collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        UIContextMenuInteractionDelegate
          contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
          contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
          contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
          contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
          contextMenuInteraction(_:willDisplayMenuFor:animator:)
          contextMenuInteraction(_:willEndFor:animator:)
          contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
        UIDragInteractionDelegate
          dragInteraction(_:item:willAnimateCancelWith:)
          dragInteraction(_:itemsForAddingTo:withTouchAt:)
          dragInteraction(_:prefersFullSizePreviewsFor:)
          dragInteraction(_:previewForCancelling:withDefault:)
          dragInteraction(_:previewForLifting:session:)
          dragInteraction(_:session:didEndWith:)
          dragInteraction(_:session:willAdd:for:)
          dragInteraction(_:session:willEndWith:)
          dragInteraction(_:sessionAllowsMoveOperation:)
          dragInteraction(_:sessionDidMove:)
          dragInteraction(_:sessionDidTransferItems:)
          dragInteraction(_:sessionForAddingItems:withTouchAt:)
          dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
          dragInteraction(_:sessionWillBegin:)
          dragInteraction(_:willAnimateLiftWith:session:)
        UIDropInteractionDelegate
          dropInteraction(_:canHandle:)
          dropInteraction(_:concludeDrop:)
          dropInteraction(_:item:willAnimateDropWith:)
          dropInteraction(_:performDrop:)
          dropInteraction(_:previewForDropping:withDefault:)
          dropInteraction(_:sessionDidEnd:)
          dropInteraction(_:sessionDidEnter:)
          dropInteraction(_:sessionDidExit:)
          dropInteraction(_:sessionDidUpdate:)
        UIGestureRecognizerDelegate
          gestureRecognizer(_:shouldBeRequiredToFailBy:)
          gestureRecognizer(_:shouldReceive:)
          gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
          gestureRecognizer(_:shouldRequireFailureOf:)
          gestureRecognizerShouldBegin(_:)
        UIImagePickerControllerDelegate
          imagePickerController(_:didFinishPickingMediaWithInfo:)
          imagePickerControllerDidCancel(_:)
        UINavigationControllerDelegate
          navigationController(_:animationControllerFor:from:to:)
          navigationController(_:didShow:animated:)
          navigationController(_:interactionControllerFor:)
          navigationController(_:willShow:animated:)
          navigationControllerPreferredInterfaceOrientationForPresentation(_:)
          navigationControllerSupportedInterfaceOrientations(_:)
        UIPageViewControllerDataSource
          presentationCount(for:)
          presentationIndex(for:)
        UIPageViewControllerDelegate
          pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
          pageViewController(_:willTransitionTo:)
        UIPickerViewAccessibilityDelegate: UIPickerViewDelegate
          pickerView(_:accessibilityHintForComponent:)
          pickerView(_:accessibilityLabelForComponent:)
        UIPickerViewDelegate
          pickerView(_:attributedTitleForRow:forComponent:)
          pickerView(_:didSelectRow:inComponent:)
          pickerView(_:rowHeightForComponent:)
          pickerView(_:titleForRow:forComponent:)
          pickerView(_:viewForRow:forComponent:reusing:)
          pickerView(_:widthForComponent:)
        UIPointerInteractionDelegate
          pointerInteraction(_:regionFor:defaultRegion:)
          pointerInteraction(_:styleFor:)
          pointerInteraction(_:willEnter:animator:)
          pointerInteraction(_:willExit:animator:)
        UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
          prepareForPopoverPresentation(_:)
        UISceneDelegate
          scene(_:continue:)
          scene(_:openURLContexts:)
          scene(_:willConnectTo:options:)
          scene(_:willContinueUserActivityWithType:)
          sceneDidBecomeActive(_:)
          sceneDidDisconnect(_:)
          sceneDidEnterBackground(_:)
          sceneWillEnterForeground(_:)
          sceneWillResignActive(_:)
          stateRestorationActivity(for:)
        UIScrollViewAccessibilityDelegate: UIScrollViewDelegate
          accessibilityAttributedScrollStatus(for:)
          accessibilityScrollStatus(for:)
        UIScrollViewDelegate
          scrollViewDidChangeAdjustedContentInset(_:)
          scrollViewDidEndDecelerating(_:)
          scrollViewDidEndDragging(_:willDecelerate:)
          scrollViewDidEndScrollingAnimation(_:)
          scrollViewDidEndZooming(_:with:atScale:)
          scrollViewDidScroll(_:)
          scrollViewDidScrollToTop(_:)
          scrollViewDidZoom(_:)
          scrollViewShouldScrollToTop(_:)
          scrollViewWillBeginDecelerating(_:)
          scrollViewWillBeginDragging(_:)
          scrollViewWillBeginZooming(_:with:)
          scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
          viewForZooming(in:)
        UISearchBarDelegate: UIBarPositioningDelegate
          searchBar(_:selectedScopeButtonIndexDidChange:)
          searchBar(_:shouldChangeTextIn:replacementText:)
          searchBar(_:textDidChange:)
          searchBarBookmarkButtonClicked(_:)
          searchBarCancelButtonClicked(_:)
          searchBarResultsListButtonClicked(_:)
          searchBarSearchButtonClicked(_:)
          searchBarShouldBeginEditing(_:)
          searchBarShouldEndEditing(_:)
          searchBarTextDidBeginEditing(_:)
          searchBarTextDidEndEditing(_:)
        UISearchControllerDelegate
          didDismissSearchController(_:)
          didPresentSearchController(_:)
          willDismissSearchController(_:)
          willPresentSearchController(_:)
        UISearchTextFieldDelegate: UITextFieldDelegate
        UISplitViewControllerDelegate
          primaryViewController(forCollapsing:)
          primaryViewController(forExpanding:)
          splitViewController(_:collapseSecondary:onto:)
          splitViewController(_:separateSecondaryFrom:)
          splitViewController(_:show:sender:)
          splitViewController(_:showDetail:sender:)
          splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
          splitViewController(_:willChangeTo:)
          splitViewControllerDidCollapse(_:)
          splitViewControllerDidExpand(_:)
          targetDisplayModeForAction(in:)
        UITabBarControllerDelegate
          tabBarController(_:animationControllerForTransitionFrom:to:)
          tabBarController(_:didEndCustomizing:changed:)
          tabBarController(_:didSelect:)
          tabBarController(_:interactionControllerFor:)
          tabBarController(_:shouldSelect:)
          tabBarController(_:willBeginCustomizing:)
          tabBarController(_:willEndCustomizing:changed:)
        UITabBarDelegate
          tabBar(_:didSelect:)
        UITableViewDataSource
          numberOfSections(in:)
          sectionIndexTitles(for:)
          tableView(_:canEditRowAt:)
          tableView(_:canMoveRowAt:)
          tableView(_:commit:forRowAt:)
          tableView(_:moveRowAt:to:)
          tableView(_:sectionForSectionIndexTitle:at:)
          tableView(_:titleForFooterInSection:)
          tableView(_:titleForHeaderInSection:)
        UITableViewDataSourcePrefetching
          tableView(_:cancelPrefetchingForRowsAt:)
        UITableViewDelegate: UIScrollViewDelegate
          indexPathForPreferredFocusedView(in:)
          tableView(_:accessoryButtonTappedForRowWith:)
          tableView(_:canFocusRowAt:)
          tableView(_:canPerformPrimaryActionForRowAt:)
          tableView(_:contextMenuConfigurationForRowAt:point:)
          tableView(_:didBeginMultipleSelectionInteractionAt:)
          tableView(_:didDeselectRowAt:)
          tableView(_:didEndDisplaying:forRowAt:)
          tableView(_:didEndDisplayingFooterView:forSection:)
          tableView(_:didEndDisplayingHeaderView:forSection:)
          tableView(_:didEndEditingRowAt:)
          tableView(_:didHighlightRowAt:)
          tableView(_:didSelectRowAt:)
          tableView(_:didUnhighlightRowAt:)
          tableView(_:didUpdateFocusIn:with:)
          tableView(_:editActionsForRowAt:)
          tableView(_:editingStyleForRowAt:)
          tableView(_:estimatedHeightForFooterInSection:)
          tableView(_:estimatedHeightForHeaderInSection:)
          tableView(_:estimatedHeightForRowAt:)
          tableView(_:heightForFooterInSection:)
          tableView(_:heightForHeaderInSection:)
          tableView(_:heightForRowAt:)
          tableView(_:indentationLevelForRowAt:)
          tableView(_:leadingSwipeActionsConfigurationForRowAt:)
          tableView(_:performPrimaryActionForRowAt:)
          tableView(_:previewForDismissingContextMenuWithConfiguration:)
          tableView(_:previewForHighlightingContextMenuWithConfiguration:)
          tableView(_:selectionFollowsFocusForRowAt:)
          tableView(_:shouldBeginMultipleSelectionInteractionAt:)
          tableView(_:shouldHighlightRowAt:)
          tableView(_:shouldIndentWhileEditingRowAt:)
          tableView(_:shouldSpringLoadRowAt:with:)
          tableView(_:shouldUpdateFocusIn:)
          tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
          tableView(_:titleForDeleteConfirmationButtonForRowAt:)
          tableView(_:trailingSwipeActionsConfigurationForRowAt:)
          tableView(_:viewForFooterInSection:)
          tableView(_:viewForHeaderInSection:)
          tableView(_:willBeginEditingRowAt:)
          tableView(_:willDeselectRowAt:)
          tableView(_:willDisplay:forRowAt:)
          tableView(_:willDisplayContextMenu:animator:)
          tableView(_:willDisplayFooterView:forSection:)
          tableView(_:willDisplayHeaderView:forSection:)
          tableView(_:willEndContextMenuInteraction:animator:)
          tableView(_:willPerformPreviewActionForMenuWith:animator:)
          tableView(_:willSelectRowAt:)
          tableViewDidEndMultipleSelectionInteraction(_:)
        UITableViewDragDelegate
          tableView(_:dragPreviewParametersForRowAt:)
          tableView(_:dragSessionAllowsMoveOperation:)
          tableView(_:dragSessionDidEnd:)
          tableView(_:dragSessionIsRestrictedToDraggingApplication:)
          tableView(_:dragSessionWillBegin:)
          tableView(_:itemsForAddingTo:at:point:)
        UITableViewDropDelegate
          tableView(_:canHandle:)
          tableView(_:dropPreviewParametersForRowAt:)
          tableView(_:dropSessionDidEnd:)
          tableView(_:dropSessionDidEnter:)
          tableView(_:dropSessionDidExit:)
          tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        UITextFieldDelegate
          textField(_:editMenuForCharactersIn:suggestedActions:)
          textField(_:shouldChangeCharactersIn:replacementString:)
          textFieldDidBeginEditing(_:)
          textFieldDidChangeSelection(_:)
          textFieldDidEndEditing(_:)
          textFieldDidEndEditing(_:reason:)
          textFieldShouldBeginEditing(_:)
          textFieldShouldClear(_:)
          textFieldShouldEndEditing(_:)
          textFieldShouldReturn(_:)
        UITextViewDelegate: UIScrollViewDelegate
          textView(_:editMenuForTextIn:suggestedActions:)
          textView(_:shouldChangeTextIn:replacementText:)
          textView(_:shouldInteractWith:in:interaction:)
          textViewDidBeginEditing(_:)
          textViewDidChange(_:)
          textViewDidChangeSelection(_:)
          textViewDidEndEditing(_:)
          textViewShouldBeginEditing(_:)
          textViewShouldEndEditing(_:)
        UIViewControllerAnimatedTransitioning
          animationEnded(_:)
          interruptibleAnimator(using:)
        UIViewControllerTransitioningDelegate
          animationController(forDismissed:)
          animationController(forPresented:presenting:source:)
          interactionControllerForDismissal(using:)
          interactionControllerForPresentation(using:)
          presentationController(forPresented:presenting:source:)
        UIViewImplicitlyAnimating: UIViewAnimating
          addAnimations(_:)
          addAnimations(_:delayFactor:)
          addCompletion(_:)
          continueAnimation(withTimingParameters:durationFactor:)
        UIWindowSceneDelegate: UISceneDelegate
        """

    /// The methods and the inherited protocols, keyed by protocol.
    static let protocols: [String: OptionalMethods] = {
        var protocols: [String: OptionalMethods] = [:]
        var name = ""
        for line in text.split(separator: "\n") {
            guard line.hasPrefix(" ") else {
                let parts = line.split(separator: ":").map { $0.split(separator: ",").map(trimmed) }
                name = parts[0][0]
                protocols[name] = OptionalMethods(inherited: parts.count > 1 ? parts[1] : [])
                continue
            }
            protocols[name]?.names.insert(trimmed(line))
        }
        return protocols
    }()

    private static func trimmed(_ text: Substring) -> String { String(text.filter { $0 != " " }) }

    /// The requirements of UIKit's protocols that are not optional, and that apps implement in classes with subclasses.
    private static let required: Set = [
        "collectionView(_:cellForItemAt:)", "collectionView(_:numberOfItemsInSection:)", "numberOfComponents(in:)",
        "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
        "pickerView(_:numberOfRowsInComponent:)", "tableView(_:cellForRowAt:)", "tableView(_:numberOfRowsInSection:)",
        "updateSearchResults(for:)",
    ]

    /// The names of all requirements of UIKit's protocols, with argument labels. A method that implements one of them is
    /// implicitly `@objc`.
    static let requirements: Set<String> = protocols.values.reduce(into: required) { $0.formUnion($1.names) }
    private static let baseNamesOfRequirements = Set(requirements.map { String($0.prefix { $0 != "(" }) })

    /// Returns whether the method whose `func` keyword is at an index is named like a requirement of UIKit's protocols.
    static func isRequirement(at place: Int, in source: SwiftSource) -> Bool {
        source.spelling(place) == "func" && baseNamesOfRequirements.contains(source.spelling(place + 1))
            && ForwardedMethod(at: place + 1, in: source).map { requirements.contains($0.name) } == true
    }

    /// The names of all methods, without argument labels.
    static let baseNames: Set<String> = protocols.values.reduce(into: []) { all, protocols in
        all.formUnion(protocols.baseNames)
    }
}

/// The optional methods of a protocol.
struct OptionalMethods: Codable, Hashable, Sendable {
    /// The protocols that the protocol inherits from.
    var inherited: [String] = []
    /// The names of the methods, with argument labels.
    var names: Set<String> = []
    /// The names of the methods that have a result, with argument labels. In prepared sources, these throw an error if the
    /// object doesn't implement them.
    var throwing: Set<String> = []
    /// The names of the optional properties, which throw an error, too.
    var properties: Set<String> = []
    /// The names of the methods, without argument labels.
    var baseNames: Set<String> { Set(names.map { String($0.prefix { $0 != "(" }) }) }
}
