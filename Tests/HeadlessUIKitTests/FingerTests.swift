import Foundation
import HeadlessUIKit
import XCTest

final class FingerTests: ConformanceTestCase {
    private let path = IndexPath(row: 0, section: 0)

    @MainActor
    private func makeButton(in table: UITableView) -> (button: UIButton, cell: UITableViewCell?) {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.sizeToFit()
        let cell = table.cellForRow(at: path)
        cell?.contentView.addSubview(button)
        return (button, cell)
    }

    @MainActor
    func testTappingAHiddenViewIsRefused() async {
        let table = makeTable(Recorder(count: 1))
        let (button, cell) = makeButton(in: table)
        button.isHidden = true
        XCTAssertEqual(refusal { () throws(TouchRefusal) in try Finger().tap(button) }, "UIButton \"Follow\" is hidden")
        button.isHidden = false
        cell?.alpha = 0
        XCTAssertEqual(refusal { () throws(TouchRefusal) in try Finger().tap(button) }, "RecordingCell is hidden")
    }

    @MainActor
    func testTappingADisabledControlIsRefused() async {
        let table = makeTable(Recorder(count: 1))
        let (button, _) = makeButton(in: table)
        button.isEnabled = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(button) }, "UIButton \"Follow\" is disabled")
    }

    @MainActor
    func testTappingInsideAViewWithDisabledInteractionIsRefused() async {
        let table = makeTable(Recorder(count: 1))
        let (button, cell) = makeButton(in: table)
        cell?.contentView.isUserInteractionEnabled = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(button) }, "UIView has user interaction disabled")
    }

    @MainActor
    func testACellThatScrolledAwayIsOffScreen() async {
        let recorder = Recorder(count: 1)
        let table = makeTable(recorder)
        let (button, _) = makeButton(in: table)
        recorder.rows = [[]]
        table.reloadData()
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(button) }, "UIButton \"Follow\" is off screen")
    }

    @MainActor
    func testARowThatDoesNotExistOrIsOffScreenIsRefused() async {
        let table = makeTable(Recorder(count: 100))
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: IndexPath(row: 100, section: 0), in: table) },
            "there is no row 100")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: IndexPath(row: 0, section: 2), in: table) },
            "there is no row 0 of section 2")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: IndexPath(row: 50, section: 0), in: table) },
            "row 50 is off screen")
    }

    @MainActor
    func testARowOfATableThatAFingerCannotReachIsRefused() async {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        let screen = UIView(frame: table.frame)
        screen.addSubview(table)
        screen.isHidden = true
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: path, in: table) }, "UIView is hidden")
        screen.isHidden = false
        table.isUserInteractionEnabled = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: path, in: table) },
            "RecordedTable has user interaction disabled")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().delete(rowAt: path, in: table) },
            "RecordedTable has user interaction disabled")
        XCTAssertEqual(recorder.takeCalls().filter { $0.contains("ighlight") || $0.contains("commit") }, [])
    }

    @MainActor
    func testARowUnderAFloatingHeaderIsRefused() async throws {
        let recorder = Recorder([(0..<20).map(String.init), (0..<20).map(String.init)])
        recorder.headerHeight = 60
        recorder.headerTitles = [0: "first", 1: "second"]
        let table = makeTable(recorder)
        table.contentOffset.y = 60 + 44
        XCTAssertEqual(texts(table).first, "1")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: table) },
            "RecordingCell at (0, 104, 320, 44) is covered by the section's header at (0, 104, 320, 60)")
        try Finger().tap(rowAt: IndexPath(row: 2, section: 0), in: table)
        XCTAssertEqual(table.indexPathForSelectedRow?.row, 2, "half of the row is visible")
    }

    @MainActor
    func testATablesHeaderThatScrolledAwayIsOffScreen() async throws {
        let table = makeTable(Recorder(count: 40))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.setTitle("Add", for: .normal)
        table.tableHeaderView = button
        try Finger().tap(button)
        try Finger().scroll(table, by: 100)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(button) }, "UIButton \"Add\" is off screen")
    }

    @MainActor
    func testALabelPassesTheTouchToItsRow() async throws {
        let table = makeTable(Recorder(count: 3))
        let label = try XCTUnwrap(table.cellForRow(at: path)?.textLabel)
        try Finger().tap(label)
        XCTAssertEqual(table.indexPathForSelectedRow, path)
    }

    @MainActor
    func testTappingAPlainViewOutsideRowsIsRefused() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(view) },
            "UIView can't be tapped: it is not a control, and not in a row")
    }

    @MainActor
    func testRefusedSelectionsAndDeselectionsReportTheReason() async throws {
        let table = makeTable(Recorder(count: 3))
        try Finger().select(rowAt: path, in: table)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().select(rowAt: path, in: table) },
            "the row is selected already")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().deselect(rowAt: path, in: table) },
            "with single selection a finger can't deselect a row, only select another")
        table.allowsSelection = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().select(rowAt: path, in: table) },
            "the table does not allow selection")
    }

    @MainActor
    func testScrollingEndsAtTheEdgesAndCallsTheDelegate() async throws {
        let table = makeTable(Recorder(count: 20))
        try Finger().scroll(table, by: 10_000)
        XCTAssertEqual(table.contentOffset.y, 440)
        XCTAssertEqual(texts(table).last, "19")
        try Finger().scroll(table, by: -10_000)
        XCTAssertEqual(table.contentOffset.y, 0)
        table.isScrollEnabled = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().scroll(table, by: 1) }, "scrolling is switched off")
    }

    @MainActor
    func testPendingReloadIsCarriedOutBeforeATouch() async throws {
        let recorder = Recorder(count: 1)
        let table = makeTable(recorder)
        recorder.rows = [["a", "b"]]
        table.reloadData()
        try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: table)
        XCTAssertEqual(table.indexPathForSelectedRow?.row, 1)
    }

    @MainActor
    func testSwipingToDeleteCommits() async throws {
        let recorder = Recorder(count: 2)
        let table = makeTable(recorder)
        try Finger().delete(rowAt: path, in: table)
        XCTAssertEqual(
            recorder.takeCalls().filter { !$0.hasPrefix("canEdit") },
            ["willBeginEditing 0-0", "commit 0-0", "didEndEditing 0-0"])
        recorder.isEditable = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().delete(rowAt: path, in: table) },
            Sentences.rowCannotBeEdited)
    }
}
