import CellDirector
import HeadlessUIKit
import XCTest

/// Tests the delegate and data source methods of a collection view with handlers, and many of them also without a
/// handler. Without a handler, the collection view must behave as if the method were not implemented.
final class CollectionMethodTests: XCTestCase {
    // MARK: Selection

    @MainActor func testHighlightingAndSelectionReachTheirHandlers() async {
        let screen = TileScreen(tiles(0..<3))
        let (log, list) = (screen.log, screen.collectionView)
        XCTAssertTrue(list.answering.collectionView(list, shouldHighlightItemAt: path(0)))
        screen.proxy
            .on(.shouldHighlight) { (c: TileConfig, _) in c.item.id != 0 }
            .on(.didHighlight) { (c: TileConfig, _) in log.add("down \(c.item.id)") }
            .on(.didUnhighlight) { (c: TileConfig, _) in log.add("up \(c.item.id)") }
            .on(.didSelect) { (c: TileConfig, cell) in log.add("select \(c.item.id) \(cell.shown?.id ?? -1)") }
            .on(.didSelectRow) { (c: TileConfig, indexPath) in log.add("row \(indexPath.item)") }
            .on(.didDeselect) { (c: TileConfig, _) in log.add("deselect \(c.item.id)") }
            .on(.didDeselectRow) { (c: TileConfig, indexPath) in log.add("off \(indexPath.item)") }
            .on(.primaryAction) { (c: TileConfig, _) in log.add("open \(c.item.id)") }

        XCTAssertFalse(list.answering.collectionView(list, shouldHighlightItemAt: path(0)))
        list.answering.collectionView(list, didHighlightItemAt: path(1))
        list.answering.collectionView(list, didSelectItemAt: path(1))
        list.answering.collectionView(list, performPrimaryActionForItemAt: path(1))
        list.answering.collectionView(list, didUnhighlightItemAt: path(1))
        list.answering.collectionView(list, didDeselectItemAt: path(1))

        XCTAssertEqual(log.lines, ["down 1", "select 1 1", "row 1", "open 1", "up 1", "deselect 1", "off 1"])
    }

    @MainActor func testASelectedItemIsDeselectedUnlessTheSelectionIsKept() async {
        let screen = TileScreen(tiles(0..<3))
        let (list, director) = (screen.collectionView, screen.director)
        list.selectItem(at: path(1), animated: false, scrollPosition: [])
        list.answering.collectionView(list, didSelectItemAt: path(1))
        XCTAssertEqual(list.indexPathsForSelectedItems ?? [], [])

        for change in [
            { director.keepsSelection = true }, { list.allowsMultipleSelection = true },
            {
                list.allowsMultipleSelectionDuringEditing = true
                list.isEditing = true
            },
        ] {
            director.keepsSelection = false
            list.allowsMultipleSelection = false
            change()
            list.selectItem(at: path(1), animated: false, scrollPosition: [])
            list.answering.collectionView(list, didSelectItemAt: path(1))
            XCTAssertEqual(list.indexPathsForSelectedItems, [path(1)])
            list.deselectItem(at: path(1), animated: false)
        }
    }

    @MainActor func testSelectionMayBeRefusedByTheQuestionsOfACollectionViewOrOfATable() async {
        let screen = TileScreen([TileConfig(item: Word(id: 1, text: "")), BadgeConfig(item: Tag(text: ""))])
        let list = screen.collectionView
        XCTAssertTrue(list.answering.collectionView(list, shouldSelectItemAt: path(0)))
        XCTAssertTrue(list.answering.collectionView(list, shouldDeselectItemAt: path(0)))
        screen.proxy
            .on(.shouldSelect) { (_: TileConfig, _) in false }
            .on(.shouldDeselect) { (_: TileConfig, _) in false }
            .on(.willSelect) { (_: BadgeConfig, indexPath) in nil }
            .on(.willDeselect) { (_: BadgeConfig, indexPath) in indexPath }

        XCTAssertEqual(
            (0..<2).map { list.answering.collectionView(list, shouldSelectItemAt: path($0)) }, [false, false])
        XCTAssertEqual(
            (0..<2).map { list.answering.collectionView(list, shouldDeselectItemAt: path($0)) }, [false, true])
    }

    @MainActor func testAPrimaryActionMayBeRefused() async {
        let screen = TileScreen(tiles(0..<2))
        let list = screen.collectionView
        XCTAssertTrue(list.answering.collectionView(list, canPerformPrimaryActionForItemAt: path(0)))
        list.isEditing = true
        XCTAssertFalse(list.answering.collectionView(list, canPerformPrimaryActionForItemAt: path(0)))
        screen.proxy.on(.canPerformPrimaryAction) { (c: TileConfig, _) in c.item.id == 1 }

        XCTAssertEqual(
            (0..<2).map { list.answering.collectionView(list, canPerformPrimaryActionForItemAt: path($0)) },
            [false, true])
    }

    @MainActor func testASelectionOfSeveralItemsIsReportedForTheItemWhereItBegan() async {
        let screen = TileScreen(tiles(0..<3))
        let (log, list, director) = (screen.log, screen.collectionView, screen.director)
        XCTAssertFalse(list.answering.collectionView(list, shouldBeginMultipleSelectionInteractionAt: path(1)))
        screen.proxy
            .on(.shouldBeginMultipleSelection) { (_: TileConfig, _) in true }
            .on(.didBeginMultipleSelection) { (c: TileConfig, _) in log.add("begin \(c.item.id)") }
            .on(.didEndMultipleSelection) { (c: TileConfig, indexPath) in log.add("end \(c.item.id) \(indexPath.item)")
            }

        XCTAssertTrue(list.answering.collectionView(list, shouldBeginMultipleSelectionInteractionAt: path(1)))
        list.answering.collectionView(list, didBeginMultipleSelectionInteractionAt: path(1))
        director.update(items: tiles([1, 0]))
        list.answering.collectionViewDidEndMultipleSelectionInteraction(list)

        XCTAssertEqual(log.lines, ["begin 1", "end 1 0"])
    }

    @MainActor func testTheCollectionViewDecidesAboutFocusUnlessAHandlerAnswers() async {
        let screen = TileScreen(tiles(0..<2))
        let list = screen.collectionView
        for answer in [true, false] {
            list.allowsFocus = answer
            list.selectionFollowsFocus = answer
            XCTAssertEqual(list.answering.collectionView(list, canFocusItemAt: path(0)), answer)
            XCTAssertEqual(list.answering.collectionView(list, selectionFollowsFocusForItemAt: path(0)), answer)
        }
        screen.proxy
            .on(.canFocus) { (c: TileConfig, _) in c.item.id == 1 }
            .on(.selectionFollowsFocus) { (c: TileConfig, _) in c.item.id == 0 }

        XCTAssertEqual((0..<2).map { list.answering.collectionView(list, canFocusItemAt: path($0)) }, [false, true])
        XCTAssertEqual(
            (0..<2).map { list.answering.collectionView(list, selectionFollowsFocusForItemAt: path($0)) },
            [true, false])
    }

    // MARK: Editing, swiping and moving

    @MainActor func testItemsCanBeEditedUnlessAHandlerAnswersFalse() async {
        let screen = TileScreen(tiles(0..<2))
        let list = screen.collectionView
        XCTAssertTrue(list.answering.collectionView(list, canEditItemAt: path(0)))
        screen.proxy.on(.canEdit) { (c: TileConfig, _) in c.item.id == 1 }

        XCTAssertEqual((0..<2).map { list.answering.collectionView(list, canEditItemAt: path($0)) }, [false, true])
    }

    @MainActor func testAnItemHasTheIndentationReturnedByItsHandler() async throws {
        let screen = TileScreen(tiles(0..<2))
        screen.proxy.on(.indentationLevel) { (c: TileConfig, _) in c.item.id + 1 }
        screen.collectionView.reloadData()
        screen.collectionView.layoutIfNeeded()

        XCTAssertEqual(try (0..<2).map { try screen.tile($0).indentationLevel }, [1, 2])
    }

    @MainActor func testAnItemsCellHasItsOwnIndentationAgainWithoutAHandler() async throws {
        let screen = TileScreen(tiles(0..<100))
        let list = screen.collectionView
        func levels() -> Set<Int> {
            Set(list.visibleCells.compactMap { ($0 as? TileCell)?.indentationLevel })
        }
        screen.proxy.on(.indentationLevel) { (_: TileConfig, _) in 2 }
        for offset in [1500, 500] {
            list.contentOffset.y = CGFloat(offset)
            list.layoutIfNeeded()
        }
        XCTAssertEqual(levels(), [2])

        screen.proxy.removeAll()
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(levels(), [0])
        for cell in list.visibleCells { (cell as? TileCell)?.indentationLevel = 3 }
        list.reconfigureItems(at: list.indexPathsForVisibleItems)
        XCTAssertEqual(levels(), [3])
    }

    @MainActor func testAMovedItemKeepsItsConfigurator() async {
        let screen = TileScreen(tiles(0..<4))
        let (log, list, director) = (screen.log, screen.collectionView, screen.director)
        XCTAssertFalse(list.answering.collectionView(list, canMoveItemAt: path(0)))
        screen.proxy
            .on(.move) { (c: TileConfig, from, to) in log.add("\(c.item.id) \(from.item) \(to.item)") }
            .on(.canMove) { (c: TileConfig, _) in c.item.id != 1 }
            .on(.moveTarget) { (c: TileConfig, from, proposed) in proposed == path(3) ? path(2) : proposed }

        XCTAssertEqual((0..<2).map { list.answering.collectionView(list, canMoveItemAt: path($0)) }, [true, false])
        XCTAssertEqual(
            list.answering.collectionView(
                list, targetIndexPathForMoveOfItemFromOriginalIndexPath: path(0), atCurrentIndexPath: path(1),
                toProposedIndexPath: path(3)), path(2))
        let cell = list.cellForItem(at: path(0))
        XCTAssertTrue(list.beginInteractiveMovementForItem(at: path(0)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 44 * 2.5))
        list.endInteractiveMovement()

        XCTAssertEqual(log.lines, ["0 0 2"])
        XCTAssertEqual(screen.ids, [1, 2, 0, 3])
        XCTAssertEqual(cell.flatMap { list.indexPath(for: $0) }, path(2))
        XCTAssertEqual(director.indexPath(for: director.items[2]), path(2))
    }

    // MARK: Swiping

    @MainActor func testASwipeInAListRevealsTheActionsOfItsHandler() async throws {
        let screen = TileScreen(tiles(0..<3))
        let log = screen.log
        XCTAssertThrowsError(try screen.finger.swipe(rowAt: path(0), .left, in: screen.collectionView))
        screen.proxy
            .on(.trailingSwipeActions) { (c: TileConfig, _) in flag { log.add("flag \(c.item.id)") } }
            .on(.leadingSwipeActions) { (c: TileConfig, _) in
                c.item.id == 1 ? flag { log.add("read \(c.item.id)") } : nil
            }

        try screen.finger.swipe(rowAt: path(0), .left, fully: true, in: screen.collectionView)
        try screen.finger.swipe(rowAt: path(1), .right, fully: true, in: screen.collectionView)

        XCTAssertEqual(log.lines, ["flag 0", "read 1"])
        XCTAssertThrowsError(try screen.finger.swipe(rowAt: path(0), .right, in: screen.collectionView))
    }

    @MainActor func testAnItemWithADeletionHandlerIsSwipedToDeleteAsInATable() async throws {
        let screen = TileScreen(tiles(0..<3))
        let log = screen.log
        screen.proxy
            .on(.deleteTitle) { (_: TileConfig, _) in "Forget" }
            .on(.delete) { [unowned director = screen.director] (c: TileConfig, indexPath) in
                log.add("delete \(c.item.id) \(indexPath.item)")
                director.update { $0[0].items.remove(at: indexPath.item) }
            }

        try screen.finger.delete(rowAt: path(1), in: screen.collectionView)

        XCTAssertEqual(log.lines, ["delete 1 1"])
        XCTAssertEqual(screen.ids, [0, 2])
    }

    @MainActor func testAnItemThatIsNotDeletedIsClosed() async throws {
        let screen = TileScreen(tiles(0..<3))
        screen.proxy.on(.delete) { (_: TileConfig, _) in }
        try screen.finger.delete(rowAt: path(1), in: screen.collectionView)
        XCTAssertEqual(screen.ids, [0, 1, 2])
        XCTAssertFalse(try screen.tile(1).configurationState.isSwiped)
    }

    @MainActor func testDeleteAffectsTheSwipedRowWhereverItIs() async throws {
        let screen = TileScreen(tiles(0..<3))
        let log = screen.log
        screen.proxy.on(.delete) { (c: TileConfig, indexPath) in log.add("\(c.item.id) at \(indexPath.item)") }
        try screen.finger.swipe(rowAt: path(1), .left, in: screen.collectionView)
        screen.director.update(items: tiles([0, 8, 9, 1, 2]))
        screen.collectionView.layoutIfNeeded()
        func button(in view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.currentTitle == "Delete" { return button }
            return view.subviews.lazy.compactMap { button(in: $0) }.first
        }
        try screen.finger.tap(try XCTUnwrap(button(in: try screen.tile(3))))
        XCTAssertEqual(log.lines, ["1 at 3"])
    }

    @MainActor func testWithoutAHandlerTheConfigurationsOwnActionsAreRevealed() async throws {
        let screen = TileScreen(tiles(0..<2))
        let log = screen.log
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { indexPath in flag { log.add("own \(indexPath.item)") } }
        screen.director.setListLayout(list)
        screen.proxy.on(.trailingSwipeActions) { (c: TileConfig, _) in
            c.item.id == 1 ? flag { log.add("handled \(c.item.id)") } : nil
        }

        for item in 0..<2 {
            try screen.finger.swipe(rowAt: path(item), .left, fully: true, in: screen.collectionView)
        }

        XCTAssertEqual(log.lines, ["own 0", "handled 1"])
    }

    // MARK: Prefetching and the index

    @MainActor func testTheCollectionViewPrefetchesItemsOnlyIfAHandlerExists() async throws {
        let screen = TileScreen(tiles(0..<100))
        let (log, list) = (screen.log, screen.collectionView)
        XCTAssertNil(list.prefetchDataSource)
        screen.proxy.on(.prefetch) { (c: TileConfig, indexPath) in
            if c.item.id != indexPath.item { log.add("another item") }
            log.add("fetch")
        }
        XCTAssert(list.prefetchDataSource === list.dataSource)

        try screen.finger.scroll(list, by: 500)

        XCTAssertEqual(Set(log.lines), ["fetch"])
        screen.proxy.on(.cancelPrefetch) { (c: TileConfig, _) in log.add("cancel \(c.item.id)") }
        list.answering.collectionView(list, cancelPrefetchingForItemsAt: [path(3)])
        XCTAssertEqual(log.lines.last, "cancel 3")
    }

    @MainActor func testTheIndexHasTheTitlesOfTheSections() async {
        let screen = TileScreen(tiles(0..<1))
        let (list, director) = (screen.collectionView, screen.director)
        XCTAssertNil(list.answering.indexTitles(for: list))
        director.update(sections: [
            CollectionSection(items: tiles(0..<1)), CollectionSection(items: tiles(1..<2), indexTitle: "B"),
        ])

        XCTAssertEqual(list.answering.indexTitles(for: list), ["B"])
        XCTAssertEqual(list.answering.collectionView(list, indexPathForIndexTitle: "B", at: 0), path(0, 1))
    }

    // MARK: Context menus

    @MainActor func testAContextMenuAndItsOpeningAndClosingBelongToTheItems() async {
        let screen = TileScreen(tiles(0..<3))
        let (log, list, director) = (screen.log, screen.collectionView, screen.director)
        XCTAssertNil(list.answering.collectionView(list, contextMenuConfigurationForItemsAt: [path(1)], point: .zero))
        let configuration = UIContextMenuConfiguration()
        let preview = UITargetedPreview(view: UIView())
        screen.proxy
            .on(.contextMenu) { (c: TileConfig, _, point) in c.item.id == 1 ? configuration : nil }
            .on(.highlightPreview) { (_: TileConfig, _) in preview }
            .on(.willDisplayContextMenu) { (c: TileConfig, _, menu) in log.add("show \(c.item.id)") }
            .on(.willEndContextMenu) { (c: TileConfig, indexPath, menu) in log.add("end \(c.item.id) \(indexPath.item)")
            }

        let none = list.answering.collectionView(list, contextMenuConfigurationForItemsAt: [], point: .zero)
        let shown = list.answering.collectionView(
            list, contextMenuConfigurationForItemsAt: [path(1), path(2)], point: .zero)
        list.answering.collectionView(list, willDisplayContextMenu: configuration, animator: nil)
        director.update(items: tiles([5, 6, 1]))
        list.answering.collectionView(list, willEndContextMenuInteraction: configuration, animator: nil)

        XCTAssertNil(none)
        XCTAssert(shown === configuration)
        XCTAssert(
            list.answering.collectionView(
                list, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path(0))
                === preview)
        XCTAssertNil(
            list.answering.collectionView(
                list, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path(0)))
        XCTAssertEqual(log.lines, ["show 1", "end 1 2"])
    }

    @MainActor func testATapOnAMenusPreviewReachesTheItem() async throws {
        let screen = TileScreen(tiles(0..<3))
        let log = screen.log
        screen.proxy
            .on(.contextMenu) { (_: TileConfig, _, _) in
                UIContextMenuConfiguration(previewProvider: { UIViewController() })
            }
            .on(.willPerformPreviewAction) { (c: TileConfig, indexPath, _) in
                log.add("\(c.item.id) \(indexPath.item)")
            }
        try screen.finger.longPress(rowAt: path(1), in: screen.collectionView)
        try screen.finger.tapPreview(in: screen.collectionView)
        XCTAssertEqual(log.lines, ["1 1"])
    }

    // MARK: Supplementary views of the whole layout

    @MainActor func testAViewOfTheWholeLayoutBelongsToNoSection() async {
        let section = CollectionSection(header: album(1, "first"), items: tiles(0..<1))
        let screen = TileScreen(sections: [section], headers: true)
        let (log, list) = (screen.log, screen.collectionView)
        screen.proxy.on(.willDisplay) { (_: AlbumConfig, _) in log.add("displayed") }
        let (kind, whole) = (UICollectionView.elementKindSectionHeader, IndexPath(index: 0))

        let view = list.answering.collectionView(list, viewForSupplementaryElementOfKind: kind, at: whole)
        list.answering.collectionView(list, willDisplaySupplementaryView: view, forElementKind: kind, at: whole)
        list.answering.collectionView(list, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: whole)

        XCTAssertFalse(view is AlbumHeader)
        XCTAssertEqual(log.lines, [])
    }
}

/// Returns a configuration with one action, which a full swipe performs.
@MainActor
private func flag(_ action: @escaping @MainActor () -> Void) -> UISwipeActionsConfiguration {
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        action()
        done(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
}
