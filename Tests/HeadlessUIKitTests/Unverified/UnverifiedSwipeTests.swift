import Foundation
import HeadlessUIKit
import XCTest

/// Tests how swipes open and close rows and items. Each test names the observation on a device that would verify it.
final class UnverifiedSwipeTests: ConformanceTestCase {
    /// To verify on a device: a log of the delegate and the handler during a full swipe. Written from memory.
    @MainActor
    func testTheOrderOfASwipe() async throws {
        let list = ToDoList(["a"])
        list.leading = actions("Read", in: list)
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .right, fully: true, in: table)
        XCTAssertEqual(list.calls, ["canEdit 0", "leading 0", "willBegin 0", "Read", "didEnd 0"])
    }

    /// To verify on a device: swiping each of these rows. Written from memory.
    @MainActor
    func testAnEmptyConfigurationAndARowThatCannotBeEditedStayClosed() async throws {
        let list = ToDoList(["a", "b"])
        list.trailing = UISwipeActionsConfiguration(actions: [])
        list.fixed = ["b"]
        let table = makeTable(list)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: path(0), .left, in: table) },
            Sentences.noActions("trailing"))
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: path(0), .right, in: table) },
            Sentences.noActions("leading"))
        list.leading = actions("Read", in: list)
        for direction in [Finger.SwipeDirection.left, .right] {
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: path(1), direction, in: table) },
                Sentences.rowCannotBeEdited)
        }
        XCTAssertFalse(list.calls.contains { $0.hasPrefix("willBegin") })
        table.setEditing(true, animated: false)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: path(0), .right, in: table) },
            "rows can't be swiped while the table is being edited")
    }

    /// To verify on a device: the delegate's log when tapping the open row and a different row. No source found.
    @MainActor
    func testATouchElsewhereOnlyClosesTheRow() async throws {
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

    /// To verify on a device: the same log when swiping another row, then swiping it back. No source found.
    @MainActor
    func testAnotherRowsSwipeClosesTheOpenRowAndOpensThatOne() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .left, in: table)
        try Finger().swipe(rowAt: path(1), .left, in: table)
        XCTAssertEqual(
            list.takeEvents(), ["trailing 0", "willBegin 0", "didEnd 0", "trailing 1", "willBegin 1"])
        try Finger().swipe(rowAt: path(1), .right, in: table)
        XCTAssertEqual(list.takeEvents(), ["didEnd 1"])
    }

    /// To verify on a device: the same log when scrolling while a row is open. No source found.
    @MainActor
    func testScrollingClosesTheRow() async throws {
        let list = ToDoList((0..<40).map(String.init))
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(9), .left, in: table)
        try Finger().scroll(table, by: 10)
        XCTAssertEqual(list.takeEvents(), ["trailing 9", "willBegin 9", "didEnd 9"])
    }

    /// To verify on a device: which buttons a row's minus reveals if the delegate provides actions. No source found.
    @MainActor
    func testAnOpenRowInEditingShowsTheDelegatesActions() async throws {
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

    /// To verify on a device: tapping another row while Delete is shown in editing mode. No source found.
    @MainActor
    func testATouchElsewhereOnlyHidesDeleteInEditing() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        table.allowsSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        let cell = table.visibleCells[0]
        try Finger().tap(XCTUnwrap(views(UITableViewCellEditControl.self, in: cell).first))
        try Finger().tap(rowAt: path(1), in: table)
        XCTAssertFalse(cell.showingDeleteConfirmation)
        XCTAssertNil(table.indexPathForSelectedRow)
        try Finger().tap(rowAt: path(1), in: table)
        XCTAssertEqual(table.indexPathForSelectedRow, path(1))
    }

    /// To verify on a device: tapping a list cell's minus that has no handler. No source found.
    @MainActor
    func testAMinusWithoutAHandlerOpensTheItem() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeSwipeList(recorder)
        for case let cell as UICollectionViewListCell in list.visibleCells { cell.accessories = [.delete()] }
        list.isEditing = true
        try Finger().delete(rowAt: path(1), in: list)
        XCTAssertEqual(texts(list), ["0", "2"])
    }

    /// To verify on a device: tapping an item while a different item is open. No source found.
    @MainActor
    func testATouchElsewhereOnlyClosesTheOpenItem() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeSwipeList(recorder)
        try Finger().swipe(rowAt: path(1), .left, in: list)
        try Finger().tap(rowAt: path(2), in: list)
        XCTAssertEqual(recorder.takeCalls(), [])
        try Finger().tap(rowAt: path(2), in: list)
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(2)])
    }
}
