import Foundation
import HeadlessUIKit
import XCTest

/// Tests how swipes open and close rows and items. Each test's comment describes how to verify the behavior on a
/// device.
final class UnverifiedSwipeTests: ConformanceTestCase {
    /// To verify this on a device, log the delegate calls and the call to the action's handler during a full swipe. The
    /// expected calls are written from memory.
    @MainActor
    func testTheOrderOfASwipe() async throws {
        let list = ToDoList(["a"])
        list.leading = actions("Read", in: list)
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .right, fully: true, in: table)
        XCTAssertEqual(list.calls, ["canEdit 0", "leading 0", "willBegin 0", "Read", "didEnd 0"])
    }

    /// To verify this on a device, swipe a row whose configuration has no actions, a row that can't be edited, and a
    /// row of a table in editing mode. The expected results are written from memory.
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

    /// To verify this on a device, log the delegate calls while tapping the open row, and while tapping a different
    /// row. No public source describes this behavior.
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

    /// To verify this on a device, log the delegate calls while swiping a second row open and while closing the second
    /// row with a swipe. No public source describes this behavior.
    @MainActor
    func testSwipingAnotherRowClosesTheOpenRowAndOpensTheSwipedOne() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(0), .left, in: table)
        try Finger().swipe(rowAt: path(1), .left, in: table)
        XCTAssertEqual(
            list.takeEvents(), ["trailing 0", "willBegin 0", "didEnd 0", "trailing 1", "willBegin 1"])
        try Finger().swipe(rowAt: path(1), .right, in: table)
        XCTAssertEqual(list.takeEvents(), ["didEnd 1"])
    }

    /// To verify this on a device, log the delegate calls while scrolling a table in which a row is open. No public
    /// source describes this behavior.
    @MainActor
    func testScrollingClosesTheRow() async throws {
        let list = ToDoList((0..<40).map(String.init))
        let table = makeTable(list)
        try Finger().swipe(rowAt: path(9), .left, in: table)
        try Finger().scroll(table, by: 10)
        XCTAssertEqual(list.takeEvents(), ["trailing 9", "willBegin 9", "didEnd 9"])
    }

    /// To verify this on a device, tap the minus button of a row for which the delegate provides actions, and check
    /// which buttons appear. No public source describes this behavior.
    @MainActor
    func testTheMinusOfARowShowsTheDelegatesActions() async throws {
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

    /// To verify this on a device, tap a different row while the Delete button is visible in editing mode. No public
    /// source describes this behavior.
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

    /// To verify this on a device, tap the minus button of a list cell whose delete accessory has no handler. No public
    /// source describes this behavior.
    @MainActor
    func testADeleteAccessoryWithoutAHandlerDeletesTheItem() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeSwipeList(recorder)
        for case let cell as UICollectionViewListCell in list.visibleCells { cell.accessories = [.delete()] }
        list.isEditing = true
        try Finger().delete(rowAt: path(1), in: list)
        XCTAssertEqual(texts(list), ["0", "2"])
    }

    /// To verify this on a device, log the delegate calls while tapping an item when a different item is open. No
    /// public source describes this behavior.
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
