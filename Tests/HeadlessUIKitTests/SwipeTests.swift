import Foundation
import HeadlessUIKit
import XCTest

/// Rows that a swipe opens to their actions.
final class SwipeTests: XCTestCase {
    /// A configuration whose actions do nothing but note themselves and say that they are done.
    @MainActor
    private func actions(_ titles: String..., in list: ToDoList, finishes: Bool = true) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(
            actions: titles.map { title in
                UIContextualAction(style: .normal, title: title) { [unowned list] _, _, finish in
                    list.calls.append(title)
                    if finishes { finish(true) }
                }
            })
    }

    @MainActor
    func testASwipeOpensTheRowAndItsButtonsRunTheirHandlers() async throws {
        let list = ToDoList(["a", "b"])
        list.trailing = actions("Flag", "Archive", in: list)
        let table = makeTable(list)
        let cell = table.visibleCells[1]
        try Finger().swipe(rowAt: path(1), .left, in: table)
        XCTAssertEqual(titles(in: cell), ["Flag", "Archive"])
        XCTAssertTrue(cell.showingDeleteConfirmation)
        XCTAssertEqual(ToDoCell.calls, ["will 2", "did 2"])
        XCTAssertTrue(table.isEditing)
        XCTAssertFalse(cell.isEditing)
        try Finger().tap(views(UIButton.self, in: cell)[1])
        XCTAssertEqual(list.takeEvents(), ["trailing 1", "willBegin 1", "Archive", "didEnd 1"])
        XCTAssertEqual(titles(in: cell), [])
        XCTAssertFalse(table.isEditing)
        XCTAssertFalse(cell.showingDeleteConfirmation)
    }

    @MainActor
    func testBelievedTheOrderOfASwipe() async throws {
        let list = ToDoList(["a"])
        list.leading = actions("Read", in: list)
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .right, fully: true, in: table)
        XCTAssertEqual(list.calls, ["canEdit 0", "leading 0", "willBegin 0", "Read", "didEnd 0"])
    }

    @MainActor
    func testWithoutAConfigurationATrailingSwipeShowsDeleteWhichCommits() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        let cell = table.visibleCells[0]
        try Finger().swipe(rowAt: path(0), .left, in: table)
        XCTAssertEqual(titles(in: cell), ["Delete"])
        try Finger().tap(XCTUnwrap(views(UIButton.self, in: cell).first))
        XCTAssertEqual(list.items, ["b"])
        XCTAssertEqual(list.takeEvents(), ["trailing 0", "willBegin 0", "delete 0", "didEnd nil"])
    }

    @MainActor
    func testCommitIsNotCalledForRowActions() async throws {
        let list = ToDoList(["a"])
        list.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Remove") { _, _, finish in finish(false) }
        ])
        let table = makeTable(list)
        try Finger().delete(rowAt: path(0), in: table)
        XCTAssertEqual(list.takeEvents(), ["trailing 0", "willBegin 0", "didEnd 0"])
    }

    @MainActor
    func testAFullSwipePerformsTheFirstActionUnlessSwitchedOff() async throws {
        let list = ToDoList(["a"])
        let configuration = actions("Flag", "More", in: list)
        list.trailing = configuration
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .left, fully: true, in: table)
        XCTAssertEqual(list.takeEvents(), ["trailing 0", "willBegin 0", "Flag", "didEnd 0"])
        configuration.performsFirstActionWithFullSwipe = false
        try Finger().swipe(rowAt: path(0), .left, fully: true, in: table)
        XCTAssertEqual(list.takeEvents(), ["trailing 0", "willBegin 0"])
        XCTAssertEqual(titles(in: table.visibleCells[0]), ["Flag", "More"])
    }

    @MainActor
    func testBelievedAnEmptyConfigurationAndARowThatCannotBeEditedStayClosed() async throws {
        let list = ToDoList(["a", "b"])
        list.trailing = UISwipeActionsConfiguration(actions: [])
        list.fixed = ["b"]
        let table = makeTable(list)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: path(0), .left, in: table) },
            "the row has no actions to swipe to on its trailing edge")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: path(0), .right, in: table) },
            "the row has no actions to swipe to on its leading edge")
        list.leading = actions("Read", in: list)
        for direction in [Finger.SwipeDirection.left, .right] {
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: path(1), direction, in: table) },
                "the row can't be edited")
        }
        XCTAssertFalse(list.calls.contains { $0.hasPrefix("willBegin") })
        table.setEditing(true, animated: false)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: path(0), .right, in: table) },
            "rows can't be swiped while the table is being edited")
    }

    @MainActor
    func testAStyleOtherThanDeleteHasNoDefaultActions() async throws {
        let list = ToDoList(["a"])
        list.styles = ["a": .insert]
        let table = makeTable(list)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().delete(rowAt: path(0), in: table) },
            "the row can't be deleted")
    }

    // MARK: Closing

    @MainActor
    func testARowStaysOpenUntilItsHandlerIsDone() async throws {
        let list = ToDoList(["a", "b"])
        var finish: ((Bool) -> Void)?
        list.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Ask") { _, _, done in finish = done }
        ])
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .left, fully: true, in: table)
        XCTAssertEqual(list.takeEvents(), ["trailing 0", "willBegin 0"])
        XCTAssertTrue(table.visibleCells[0].showingDeleteConfirmation)
        finish?(true)
        XCTAssertEqual(list.takeEvents(), ["didEnd 0"])
        try Finger().swipe(rowAt: path(1), .left, in: table)
        finish?(true)
        XCTAssertTrue(table.visibleCells[1].showingDeleteConfirmation, "it says so again, for a row that has closed")
    }

    @MainActor
    func testBelievedATouchElsewhereOnlyClosesTheRow() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        for touched in [0, 1] {
            try Finger().swipe(rowAt: path(0), .left, in: table)
            list.calls = []
            try Finger().tap(rowAt: path(touched), in: table)
            XCTAssertEqual(list.takeEvents(), ["didEnd 0"])
        }
        try Finger().tap(rowAt: path(1), in: table)
        XCTAssertEqual(list.takeEvents(), ["didSelect 1"])
    }

    @MainActor
    func testBelievedAnotherRowsSwipeClosesTheOpenRowAndOpensThatOne() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .left, in: table)
        try Finger().swipe(rowAt: path(1), .left, in: table)
        XCTAssertEqual(
            list.takeEvents(), ["trailing 0", "willBegin 0", "didEnd 0", "trailing 1", "willBegin 1"])
        try Finger().swipe(rowAt: path(1), .right, in: table)
        XCTAssertEqual(list.takeEvents(), ["didEnd 1"])
    }

    @MainActor
    func testBelievedScrollingClosesTheRow() async throws {
        let list = ToDoList((0..<40).map(String.init))
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(9), .left, in: table)
        try Finger().scroll(table, by: 10)
        XCTAssertEqual(list.takeEvents(), ["trailing 9", "willBegin 9", "didEnd 9"])
    }

    @MainActor
    func testEditingClosesTheRow() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .left, in: table)
        table.setEditing(false, animated: true)
        XCTAssertEqual(list.takeEvents(), ["trailing 0", "willBegin 0", "didEnd 0"])
        XCTAssertFalse(table.isEditing)
    }

    @MainActor
    func testARowThatGoesWhileItIsOpenEndsWithoutAnIndexPath() async throws {
        let list = ToDoList(["a", "b", "c"])
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .left, in: table)
        list.items = ["b", "c"]
        table.deleteRows(at: [path(0)], with: .none)
        XCTAssertEqual(list.takeEvents(), ["trailing 0", "willBegin 0", "didEnd nil"])
        try Finger().swipe(rowAt: path(0), .left, in: table)
        list.items = []
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(list.takeEvents(), ["trailing 0", "willBegin 0", "didEnd nil"])
        XCTAssertFalse(table.isEditing)
    }

    @MainActor
    func testAnOpenRowThatMovesStaysOpenAndDeletesItself() async throws {
        let list = ToDoList(["a", "b", "c"])
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(2), .left, in: table)
        list.items = ["c", "a", "b"]
        table.moveRow(at: path(2), to: path(0))
        XCTAssertEqual(titles(in: table.cellForRow(at: path(0))), ["Delete"])
        try Finger().tap(XCTUnwrap(views(UIButton.self, in: table.cellForRow(at: path(0))).first))
        XCTAssertEqual(list.items, ["a", "b"])
        XCTAssertEqual(texts(table), ["a", "b"])
    }

    @MainActor
    func testBelievedAnOpenRowInEditingShowsTheDelegatesActions() async throws {
        let list = ToDoList(["a"])
        list.trailing = actions("Flag", in: list)
        let table = makeTable(list)
        table.setEditing(true, animated: false)
        let cell = table.visibleCells[0]
        try Finger().tap(XCTUnwrap(views(UITableViewCellEditControl.self, in: cell).first))
        XCTAssertEqual(titles(in: cell), ["Flag"])
        try Finger().tap(XCTUnwrap(views(UIButton.self, in: cell).first))
        XCTAssertEqual(list.takeEvents(), ["trailing 0", "Flag"])
    }

    @MainActor
    func testAnActionKeepsWhatItWasGiven() async {
        let action = UIContextualAction(style: .destructive, title: "Remove") { _, _, _ in }
        XCTAssertEqual(action.style, .destructive)
        XCTAssertEqual(action.backgroundColor, .systemRed)
        action.backgroundColor = .systemBlue
        XCTAssertEqual(action.backgroundColor, .systemBlue)
        action.backgroundColor = nil
        XCTAssertEqual(action.backgroundColor, .systemRed)
        XCTAssertTrue(UISwipeActionsConfiguration(actions: [action]).performsFirstActionWithFullSwipe)
    }
}
