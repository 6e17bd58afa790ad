import Foundation
import HeadlessUIKit
import XCTest

/// Tests the swipe actions of table rows.
final class SwipeTests: ConformanceTestCase {
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
    func testAStyleOtherThanDeleteHasNoDefaultActions() async throws {
        let list = ToDoList(["a"])
        list.styles = ["a": .insert]
        let table = makeTable(list)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().delete(rowAt: path(0), in: table) },
            Sentences.rowCannotBeDeleted)
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
        XCTAssertTrue(
            table.visibleCells[1].showingDeleteConfirmation,
            "calling the completion handler again does not close another row")
    }

    @MainActor
    func testAHandlerThatCompletesWhileItsRowClosesLeavesAnotherRowOpen() async throws {
        let list = ToDoList(["a", "b"])
        var finish: ((Bool) -> Void)?
        list.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Ask") { _, _, done in finish = done }
        ])
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .left, fully: true, in: table)
        list.whenEditingEnds = {
            list.whenEditingEnds = nil
            try? Finger().swipe(rowAt: path(1), .left, in: table)
            finish?(true)
        }
        table.setEditing(false, animated: false)
        XCTAssertTrue(table.visibleCells[1].showingDeleteConfirmation)
    }

    @MainActor
    func testEndingEditingClosesTheRow() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .left, in: table)
        table.setEditing(false, animated: true)
        XCTAssertEqual(list.takeEvents(), ["trailing 0", "willBegin 0", "didEnd 0"])
        XCTAssertFalse(table.isEditing)
    }

    @MainActor
    func testARowRemovedWhileItIsOpenEndsWithoutAnIndexPath() async throws {
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
}

/// Returns a configuration with actions that record their titles. The actions call their completion handlers if
/// `finishes` is `true`.
@MainActor
func actions(_ titles: String..., in list: ToDoList, finishes: Bool = true) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
        actions: titles.map { title in
            UIContextualAction(style: .normal, title: title) { [unowned list] _, _, finish in
                list.calls.append(title)
                if finishes { finish(true) }
            }
        })
}
