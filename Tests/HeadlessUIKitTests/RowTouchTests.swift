import Foundation
import HeadlessUIKit
import XCTest

final class RowTouchTests: RowTouchTestCase {
    @MainActor
    func testRefusingTheHighlightEndsTheTouch() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.selectRow(at: second, animated: false, scrollPosition: .none)
        recorder.shouldHighlight = false

        try Finger().tap(rowAt: first, in: table)

        XCTAssertEqual(recorder.takeCalls(), ["shouldHighlight 0-0"])
        XCTAssertEqual(table.indexPathForSelectedRow, second)
        XCTAssertEqual(table.cellForRow(at: second)?.isSelected, true)
    }

    @MainActor
    func testTheHighlightEndsThenTheOldRowIsDeselectedThenTheNewSelected() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        try Finger().tap(rowAt: first, in: table)
        RecordingCell.reset()

        try Finger().tap(rowAt: second, in: table)

        XCTAssertEqual(RecordingCell.calls, ["highlighted 1", "unhighlighted 1", "deselected 0", "selected 1"])
    }

    @MainActor
    func testATouchThatSelectsPostsANotification() async throws {
        let table = makeTable(Recorder(count: 3))
        let posted = expectation(forNotification: UITableView.selectionDidChangeNotification, object: table)
        table.selectRow(at: second, animated: false, scrollPosition: .none)
        try Finger().tap(rowAt: first, in: table)
        await fulfillment(of: [posted], timeout: 1)
    }

    @MainActor
    func testTheFirstSelectionCallsWillSelectAndDidSelect() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        try Finger().tap(rowAt: first, in: table)
        let selection = recorder.takeCalls().filter { $0.contains("elect") }
        XCTAssertEqual(selection, ["willSelect 0-0", "didSelect 0-0"])
    }

    @MainActor
    func testSelectingAnotherRowDeselectsTheOldOneBetweenWillSelectAndDidSelect() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        try Finger().tap(rowAt: first, in: table)
        _ = recorder.takeCalls()

        try Finger().tap(rowAt: second, in: table)

        XCTAssertEqual(
            recorder.takeCalls().filter { $0.contains("elect") },
            ["willSelect 0-1", "willDeselect 0-0", "didDeselect 0-0", "didSelect 0-1"])
    }

    @MainActor
    func testNilFromWillSelectRefuses() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        recorder.willSelect = { _ in nil }
        try Finger().tap(rowAt: first, in: table)
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertFalse(recorder.takeCalls().contains { $0.hasPrefix("didSelect") })
    }

    @MainActor
    func testAnotherPathFromWillSelectRedirects() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        recorder.willSelect = { _ in IndexPath(row: 2, section: 0) }
        try Finger().tap(rowAt: first, in: table)
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
        XCTAssertTrue(recorder.takeCalls().contains("didSelect 0-2"))
    }

    @MainActor
    func testTappingTheSelectedRowKeepsItSelectedAndCallsWillSelectAgain() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        try Finger().tap(rowAt: first, in: table)
        _ = recorder.takeCalls()
        try Finger().tap(rowAt: first, in: table)
        XCTAssertEqual(table.indexPathForSelectedRow, first)
        XCTAssertTrue(recorder.takeCalls().contains("willSelect 0-0"))
    }

    @MainActor
    func testTappingASelectedRowOfSeveralDeselectsIt() async throws {
        let table = makeTable(Recorder(count: 3))
        table.allowsMultipleSelection = true
        try Finger().tap(rowAt: first, in: table)
        try Finger().tap(rowAt: second, in: table)
        XCTAssertEqual(table.indexPathsForSelectedRows, [first, second])
        try Finger().tap(rowAt: first, in: table)
        XCTAssertEqual(table.indexPathsForSelectedRows, [second])
    }

    @MainActor
    func testACellWhoseFlagIsSetManuallyIsNotSelected() async throws {
        let table = makeTable(Recorder(count: 3))
        table.allowsMultipleSelection = true
        let cell = try XCTUnwrap(table.cellForRow(at: first))
        cell.isSelected = true
        XCTAssertNil(table.indexPathsForSelectedRows)
        try Finger().tap(rowAt: first, in: table)
        XCTAssertTrue(cell.isSelected, "the row was not selected in the table, so the tap selects it")
        XCTAssertEqual(table.indexPathsForSelectedRows, [first])
    }

    @MainActor
    func testSelectionSurvivesScrolling() async throws {
        let table = makeTable(Recorder(count: 100))
        try Finger().tap(rowAt: first, in: table)
        table.contentOffset.y = 2200
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.filter(\.isSelected).count, 0)
        table.contentOffset.y = 0
        XCTAssertEqual(table.cellForRow(at: first)?.isSelected, true)
    }

    @MainActor
    func testWhileEditingRowsAreSelectableOnlyIfAllowed() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.setEditing(true, animated: false)
        _ = recorder.takeCalls()
        try Finger().tap(rowAt: first, in: table)
        XCTAssertEqual(recorder.takeCalls(), [])
        table.allowsSelectionDuringEditing = true
        try Finger().tap(rowAt: first, in: table)
        XCTAssertEqual(table.indexPathForSelectedRow, first)
        XCTAssertFalse(
            recorder.takeCalls().contains { $0.hasPrefix("primaryAction") },
            "rows have no primary action during editing by default")
    }

    @MainActor
    func testThePrimaryActionFollowsTheSelectionEvenIfNothingChanged() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        try Finger().tap(rowAt: first, in: table)
        XCTAssertEqual(recorder.takeCalls().suffix(2), ["didSelect 0-0", "primaryAction 0-0"])
        try Finger().tap(rowAt: first, in: table)
        XCTAssertEqual(recorder.takeCalls().last, "primaryAction 0-0")
    }

    @MainActor
    func testAddingToASelectionPerformsNoPrimaryAction() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.allowsMultipleSelection = true
        try Finger().tap(rowAt: first, in: table)
        XCTAssertEqual(recorder.takeCalls().last, "primaryAction 0-0")
        try Finger().tap(rowAt: second, in: table)
        try Finger().tap(rowAt: first, in: table)
        XCTAssertFalse(recorder.takeCalls().contains { $0.hasPrefix("primaryAction") })
    }
}
