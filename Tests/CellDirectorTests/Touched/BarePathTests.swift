import CellDirector
import HeadlessUIKit
import XCTest

/// Tests delegate calls that, like UIKit's calls, identify a row only by its index path. When rows move during a touch,
/// the index path may refer to a different row.
final class BarePathTests: XCTestCase {
    private static let gone = ["rowIsGone"]

    @MainActor private func names(_ problems: [CellActionProblem]) -> [String] {
        problems.map { $0.kind == .rowIsGone ? "rowIsGone" : "\($0)" }
    }

    // MARK: Taps

    @MainActor func testATouchOfATableKeepsItsRowEvenIfPathsAreStale() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        XCTAssertTrue(table.answering.tableView(table, shouldHighlightRowAt: path(3)))
        list.reverse()
        table.answering.tableView(table, didHighlightRowAt: path(3))
        table.answering.tableView(table, didUnhighlightRowAt: path(3))
        XCTAssertEqual(
            table.answering.tableView(table, willSelectRowAt: path(3)), path(1),
            "the current index path of the touched row is returned")
        table.answering.tableView(table, didSelectRowAt: path(1))
        list.show([3, 4, 2, 1, 0])
        XCTAssertTrue(table.answering.tableView(table, canPerformPrimaryActionForRowAt: path(1)))
        table.answering.tableView(table, performPrimaryActionForRowAt: path(1))
        XCTAssertEqual(
            list.heard.lines,
            [
                "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "didSelect 3",
                "didSelectRow 3",
                "canPerformPrimaryAction 3", "primaryAction 3",
            ])
        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testATouchOfACollectionViewKeepsItsItemEvenIfPathsAreStale() async throws {
        let list = TouchedList(.collection)
        let view = try XCTUnwrap(list.tiles?.collectionView)
        XCTAssertTrue(view.answering.collectionView(view, shouldHighlightItemAt: path(3)))
        list.reverse()
        view.answering.collectionView(view, didHighlightItemAt: path(3))
        XCTAssertTrue(view.answering.collectionView(view, shouldSelectItemAt: path(3)))
        list.show([3, 4, 2, 1, 0])
        view.answering.collectionView(view, didSelectItemAt: path(3))
        view.answering.collectionView(view, performPrimaryActionForItemAt: path(3))
        view.answering.collectionView(view, didUnhighlightItemAt: path(3))
        XCTAssertEqual(
            list.heard.lines,
            [
                "shouldHighlight 3", "didHighlight 3", "shouldSelect 3", "didSelect 3", "didSelectRow 3",
                "primaryAction 3", "didUnhighlight 3",
            ])
        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testPathsThatFollowTheRowAreNotTranslatedTwice() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        _ = table.answering.tableView(table, shouldHighlightRowAt: path(3))
        list.reverse()
        table.answering.tableView(table, didHighlightRowAt: path(1))
        list.show([3, 0, 1, 2, 4])
        XCTAssertEqual(table.answering.tableView(table, willSelectRowAt: path(0)), path(0))
        list.show([0, 1, 2, 3, 4])
        table.answering.tableView(table, didSelectRowAt: path(3))
        table.answering.tableView(table, performPrimaryActionForRowAt: path(3))
        XCTAssertEqual(Set(list.heard.lines.map(\.last)), ["3"], "\(list.heard.lines)")
    }

    @MainActor func testATouchWhoseRowIsGoneIsReportedOnceAndNotHandled() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        _ = table.answering.tableView(table, shouldHighlightRowAt: path(3))
        list.show([0, 1, 2, 4])
        list.heard.forget()
        XCTAssertNil(table.answering.tableView(table, willSelectRowAt: path(3)))
        table.answering.tableView(table, didSelectRowAt: path(3))
        XCTAssertFalse(table.answering.tableView(table, canPerformPrimaryActionForRowAt: path(3)))
        table.answering.tableView(table, performPrimaryActionForRowAt: path(3))
        XCTAssertEqual(list.heard.lines, [])
        XCTAssertEqual(list.problems, [.rowIsGone(operation: "willSelect", reuseIdentifier: "WordCell")])

        let tiles = TouchedList(.collection)
        let view = try XCTUnwrap(tiles.tiles?.collectionView)
        _ = view.answering.collectionView(view, shouldHighlightItemAt: path(3))
        tiles.show([0, 1, 2, 4])
        tiles.heard.forget()
        XCTAssertFalse(view.answering.collectionView(view, shouldSelectItemAt: path(3)))
        view.answering.collectionView(view, didSelectItemAt: path(3))
        view.answering.collectionView(view, performPrimaryActionForItemAt: path(3))
        view.answering.collectionView(view, didUnhighlightItemAt: path(3))
        XCTAssertEqual(tiles.heard.lines, [])
        XCTAssertEqual(names(tiles.problems), Self.gone)
    }

    @MainActor func testASelectionWithoutAPressIsAboutTheRowAtItsPath() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        try Finger().tap(rowAt: path(3), in: table)
        list.reverse()
        list.heard.forget()
        // Calls the delegate as UIKit does for a selection with the keyboard, with the index path of the earlier tap.
        _ = table.answering.tableView(table, willSelectRowAt: path(3))
        table.answering.tableView(table, didSelectRowAt: path(3))
        table.answering.tableView(table, performPrimaryActionForRowAt: path(3))
        XCTAssertEqual(Set(list.heard.lines.map(\.last)), ["1"], "\(list.heard.lines)")
    }

    @MainActor func testATouchContinuesWithTheRowThatWillSelectReturns() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        list.proxy.on(.willSelect) { (_: WordConfig, _) in path(0) }
        _ = table.answering.tableView(table, shouldHighlightRowAt: path(3))
        XCTAssertEqual(table.answering.tableView(table, willSelectRowAt: path(3)), path(0))
        list.reverse()
        list.heard.forget()
        table.answering.tableView(table, didSelectRowAt: path(0))
        table.answering.tableView(table, performPrimaryActionForRowAt: path(0))
        XCTAssertEqual(list.heard.lines, ["didSelect 0", "didSelectRow 0", "primaryAction 0"])
    }

    @MainActor func testADeselectionKeepsItsRowFromTheQuestionToTheEvent() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        _ = table.answering.tableView(table, shouldHighlightRowAt: path(3))
        _ = table.answering.tableView(table, willSelectRowAt: path(3))
        XCTAssertEqual(table.answering.tableView(table, willDeselectRowAt: path(1)), path(1))
        list.show([1, 0, 2, 4, 3])
        table.answering.tableView(table, didDeselectRowAt: path(1))
        table.answering.tableView(table, didSelectRowAt: path(3))
        XCTAssertEqual(
            list.heard.lines.suffix(4), ["didDeselect 1", "didDeselectRow 1", "didSelect 3", "didSelectRow 3"])
    }

    /// Row 1 is selected. It moves to the index path at which row 3 was touched, and is deselected there.
    @MainActor func testASelectedRowThatMovesToTheTouchedPositionIsItselfDeselected() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        list.select(1)
        list.heard.moment = "willSelect"
        list.heard.work = { list.show([0, 3, 2, 1, 4]) }
        try Finger().tap(rowAt: path(3), in: table)
        XCTAssertEqual(
            list.heard.lines.filter { $0.contains("Deselect") },
            [
                "willDeselect 1", "didDeselect 1", "didDeselectRow 1",
            ])
        XCTAssertTrue(list.heard.lines.contains("didSelect 3"), "\(list.heard.lines)")
    }

    /// A handler that touches a different row does not affect the touch that called the handler.
    @MainActor func testATouchInsideATouchsHandlerDoesNotAffectTheOuterTouch() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        list.heard.moment = "didSelect"
        list.heard.work = {
            // Row 1 is touched at index 1; then it moves away and row 3 takes its place.
            list.heard.moment = "shouldHighlight"
            list.heard.work = { list.show([1, 3, 0, 2, 4]) }
            do { try Finger().tap(rowAt: path(1), in: table) } catch { XCTFail("\(error)") }
        }
        try Finger().tap(rowAt: path(3), in: table)
        XCTAssertEqual(
            list.heard.lines,
            [
                "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "didSelect 3",
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
                "didSelectRow 1",
                "canPerformPrimaryAction 1", "primaryAction 1",
                "didSelectRow 3", "canPerformPrimaryAction 3", "primaryAction 3",
            ])
    }

    // MARK: Swipes, menus, moves

    @MainActor func testASwipeKeepsItsRow() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        list.listenToSwipes()
        XCTAssertNotNil(table.answering.tableView(table, trailingSwipeActionsConfigurationForRowAt: path(3)))
        list.reverse()
        table.answering.tableView(table, willBeginEditingRowAt: path(3))
        list.show([3, 0, 1, 2, 4])
        table.answering.tableView(table, commit: .delete, forRowAt: path(3))
        table.answering.tableView(table, didEndEditingRowAt: path(3))
        XCTAssertEqual(
            list.heard.lines, ["trailingSwipeActions 3", "willBeginEditing 3", "delete 3", "didEndEditing 3"])
        // The swipe has ended, so another deletion applies to the row that is now at the index path.
        table.answering.tableView(table, commit: .delete, forRowAt: path(3))
        XCTAssertEqual(list.heard.lines.last, "delete 2")
    }

    @MainActor func testADeletionOfARowThatIsGoneIsReported() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        XCTAssertNil(table.answering.tableView(table, trailingSwipeActionsConfigurationForRowAt: path(3)))
        table.answering.tableView(table, willBeginEditingRowAt: path(3))
        list.show([0, 1, 2, 4])
        table.answering.tableView(table, commit: .delete, forRowAt: path(3))
        table.answering.tableView(table, didEndEditingRowAt: nil)
        XCTAssertEqual(list.heard.lines, ["willBeginEditing 3", "didEndEditing 3"])
        XCTAssertEqual(list.problems, [.rowIsGone(operation: "delete", reuseIdentifier: "WordCell")])
    }

    @MainActor func testASelectionOfSeveralKeepsTheRowItBeganWith() async throws {
        for kind in TouchedList.Kind.allCases {
            let list = TouchedList(kind)
            if let table = list.table?.tableView {
                XCTAssertTrue(table.answering.tableView(table, shouldBeginMultipleSelectionInteractionAt: path(3)))
                list.reverse()
                table.answering.tableView(table, didBeginMultipleSelectionInteractionAt: path(3))
                table.answering.tableViewDidEndMultipleSelectionInteraction(table)
            } else if let view = list.tiles?.collectionView {
                XCTAssertTrue(view.answering.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path(3)))
                list.reverse()
                view.answering.collectionView(view, didBeginMultipleSelectionInteractionAt: path(3))
                view.answering.collectionViewDidEndMultipleSelectionInteraction(view)
            }
            XCTAssertEqual(
                list.heard.lines,
                [
                    "shouldBeginMultipleSelection 3", "didBeginMultipleSelection 3", "didEndMultipleSelection 3",
                ])
        }
    }

    @MainActor func testASelectionOfSeveralEndsThePressThatItBeganWith() async throws {
        let list = TouchedList(.collection)
        let view = try XCTUnwrap(list.tiles?.collectionView)
        _ = view.answering.collectionView(view, shouldHighlightItemAt: path(3))
        XCTAssertTrue(view.answering.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path(3)))
        list.reverse()
        list.heard.forget()
        XCTAssertTrue(view.answering.collectionView(view, shouldSelectItemAt: path(3)))
        XCTAssertEqual(list.heard.lines, ["shouldSelect 1"])
    }

    @MainActor func testARowThatClosesIsTheOneAtItsPathIfNoneWasOpened() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        table.answering.tableView(table, willBeginEditingRowAt: path(1))
        table.answering.tableView(table, didEndEditingRowAt: path(1))
        table.answering.tableView(table, didEndEditingRowAt: path(2))
        XCTAssertEqual(list.heard.lines, ["willBeginEditing 1", "didEndEditing 1", "didEndEditing 2"])
    }

    @MainActor func testTheRowToSelectIsTheTouchedOneIfItsHandlerReturnsItsOldPosition() async throws {
        let list = TouchedList(.table)
        let table = try XCTUnwrap(list.table?.tableView)
        list.heard.moment = "willSelect"
        list.heard.work = { list.perform(.updateAndLayout, touched: 1) }
        XCTAssertEqual(table.answering.tableView(table, willSelectRowAt: path(1)), path(3))
    }

    @MainActor func testATouchedRowIsFoundByItsCellIfItsConfiguratorAndIDHaveChanged() async throws {
        let list = TouchedList(.table)
        let (table, director) = (try XCTUnwrap(list.table?.tableView), try XCTUnwrap(list.table?.director))
        _ = table.answering.tableView(table, shouldHighlightRowAt: path(1))
        director.update(items: words(0..<5))
        let row = try XCTUnwrap(director.items[1] as? WordConfig)
        XCTAssertTrue(director.update(row) { $0 = Word(id: 9, text: "saved") })
        list.heard.forget()
        table.answering.tableView(table, didSelectRowAt: path(1))
        XCTAssertEqual(list.heard.lines.first, "didSelect 9")
        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testADroppedRowIsTheOneThatWasDragged() async throws {
        for kind in TouchedList.Kind.allCases {
            let list = TouchedList(kind)
            drag(3, to: 4, in: list)
            list.show([3, 0, 1, 2, 4])
            drop(3, to: 4, in: list)
            list.list.layoutIfNeeded()
            XCTAssertEqual(list.heard.lines, ["moveTarget 3", "move 3"], "\(kind)")
            XCTAssertEqual(list.ids, [0, 1, 2, 4, 3], "\(kind)")
            XCTAssertEqual(list.shown, list.ids, "\(kind)")
            // The list and the director now have the same rows in the same order, so the next update keeps the cells.
            let cells = (0..<5).map { list.cell($0) }
            list.show([1, 2, 4, 3, 0])
            list.list.layoutIfNeeded()
            for (row, place) in [1, 2, 3, 4, 0].enumerated() {
                XCTAssertIdentical(list.cell(row), cells[place], "\(kind)")
            }
            list.show([0, 1, 2, 4, 3])
            // UIKit doesn't report a drop at the starting position, so the director isn't notified that the first drag
            // has ended. A second drag from the same index path must drag the row that is there now.
            list.heard.forget()
            drag(1, to: 2, in: list)
            list.reverse()
            drag(1, to: 2, in: list)
            XCTAssertEqual(list.heard.lines, ["moveTarget 1", "moveTarget 4"], "\(kind)")
        }
    }

    @MainActor func testADroppedRowThatIsGoneDoesNotMoveTheOthers() async throws {
        for kind in TouchedList.Kind.allCases {
            let list = TouchedList(kind)
            drag(3, to: 0, in: list)
            list.show([0, 1, 2, 4, 5])
            drop(3, to: 0, in: list)
            list.show([0, 1, 2, 4, 5, 6])
            list.list.layoutIfNeeded()
            XCTAssertEqual(list.heard.lines.filter { $0.hasPrefix("move") }, ["moveTarget 3"], "\(kind)")
            XCTAssertEqual(list.ids, [0, 1, 2, 4, 5, 6], "\(kind)")
            XCTAssertEqual(list.shown, Array(list.ids.prefix(list.shown.count)), "\(kind)")
            XCTAssertEqual(names(list.problems), ["rowIsGone"], "\(kind)")
        }
    }

    @MainActor func testARowIsTheDraggedOneWhileItsCellIsBeingReordered() async throws {
        let rows = (0..<3).map { TableCellConfigurator<DraggedCell, Word>(item: Word(id: $0, text: "")) }
        let screen = Screen(rows)
        let (heard, table) = (MessageRecorder(), screen.tableView)
        heard.listen(to: screen.proxy, TableCellConfigurator<DraggedCell, Word>.self)
        for isDragged in [true, false] {
            heard.forget()
            DraggedCell.isDragged = isDragged
            screen.director.update(items: rows)
            for rows in [rows, rows.reversed()] {
                screen.director.update(items: rows)
                _ = table.answering.tableView(
                    table, targetIndexPathForMoveFromRowAt: path(2), toProposedIndexPath: path(1))
            }
            XCTAssertEqual(heard.lines, ["moveTarget 2", isDragged ? "moveTarget 2" : "moveTarget 0"])
        }
    }

    @MainActor private func drag(_ row: Int, to target: Int, in list: TouchedList) {
        if let table = list.table?.tableView {
            _ = table.answering.tableView(
                table, targetIndexPathForMoveFromRowAt: path(row), toProposedIndexPath: path(target))
        } else if let view = list.tiles?.collectionView {
            _ = view.answering.collectionView(
                view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path(row), atCurrentIndexPath: path(row),
                toProposedIndexPath: path(target))
        }
    }

    @MainActor private func drop(_ row: Int, to target: Int, in list: TouchedList) {
        if let table = list.table?.tableView {
            table.answering.tableView(table, moveRowAt: path(row), to: path(target))
        } else if let view = list.tiles?.collectionView {
            view.answering.collectionView(view, moveItemAt: path(row), to: path(target))
        }
    }

    @MainActor func testAMenuSharedByTwoItemsBelongsToTheLast() async throws {
        let list = TouchedList(.collection)
        let view = try XCTUnwrap(list.tiles?.collectionView)
        let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu() }
        var heard: [Int] = []
        list.proxy
            .on(.contextMenu) { (_: TileConfig, _, _) in menu }
            .on(.willDisplayContextMenu) { (c: TileConfig, _, _) in heard.append(c.item.id) }
        for row in [3, 1] {
            XCTAssertIdentical(
                view.answering.collectionView(view, contextMenuConfigurationForItemsAt: [path(row)], point: .zero), menu
            )
            view.answering.collectionView(view, willDisplayContextMenu: menu, animator: nil)
        }
        XCTAssertEqual(heard, [3, 1])
    }

    @MainActor func testAMenuBelongsToTheItemsThatItWasRequestedFor() async throws {
        let list = TouchedList(.collection)
        let view = try XCTUnwrap(list.tiles?.collectionView)
        list.listenToMenus()
        list.heard.moment = "contextMenu"
        list.heard.work = { list.perform(.updateAndLayout, touched: 3) }
        let menu = try XCTUnwrap(
            view.answering.collectionView(view, contextMenuConfigurationForItemsAt: [path(3)], point: .zero))
        for _ in 0..<2 {
            _ = view.answering.collectionView(
                view, contextMenuConfiguration: menu, highlightPreviewForItemAt: path(3))
            view.answering.collectionView(view, willDisplayContextMenu: menu, animator: nil)
            _ = view.answering.collectionView(
                view, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path(3))
            view.answering.collectionView(view, willEndContextMenuInteraction: menu, animator: nil)
            list.reverse()
        }
        XCTAssertEqual(Set(list.heard.lines.map(\.last)), ["3"], "\(list.heard.lines)")
    }
}

/// A cell whose configuration state reports reordering while `isDragged` is true.
private final class DraggedCell: UITableViewCell, ConfigurableCell {
    static var isDragged = false

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isReordering = Self.isDragged
        return state
    }

    func configure(data word: Word) {}
}
