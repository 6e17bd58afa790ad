import CellDirector
import XCTest

final class DisplayTests: ConformanceTestCase {
    @MainActor
    func testEveryRowIsRequestedThenDisplayed() async {
        let recorder = Recorder(count: 2)
        let table = makeTable(recorder)
        table.reloadData()
        XCTAssertEqual(recorder.takeCalls(), ["sections", "rows 0"], "reloadData() requests no cells before layout")

        table.layoutIfNeeded()

        XCTAssertEqual(
            recorder.takeCalls(),
            [
                "didEndDisplaying 0-0", "didEndDisplaying 0-1", "cell 0-0", "canEdit 0-0", "willDisplay 0-0",
                "cell 0-1", "canEdit 0-1", "willDisplay 0-1",
            ])
    }

    @MainActor
    func testOnlyVisibleRowsHaveCells() async {
        let table = makeTable(Recorder(count: 100))
        XCTAssertEqual(texts(table), (0..<10).map(String.init))
        XCTAssertNotNil(table.cellForRow(at: IndexPath(row: 9, section: 0)))
        XCTAssertNil(table.cellForRow(at: IndexPath(row: 10, section: 0)))
    }

    @MainActor
    func testACellOutsideATableHasNoIndexPath() async throws {
        let table = makeTable(Recorder(count: 100))
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(table.indexPath(for: cell), IndexPath(row: 0, section: 0))

        table.contentOffset.y = 2200
        table.layoutIfNeeded()

        XCTAssertNil(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)))
        XCTAssertEqual(table.indexPathsForVisibleRows?.first, IndexPath(row: 50, section: 0))
    }

    @MainActor
    func testACellThatScrolledOutHasNoIndexPath() async throws {
        let table = makeTable(Recorder(count: 100))
        table.contentOffset.y = 22
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 10, section: 0)))
        XCTAssertEqual(table.indexPath(for: cell), IndexPath(row: 10, section: 0))

        table.contentOffset.y = 0
        table.layoutIfNeeded()

        XCTAssertNil(table.indexPath(for: cell))
        XCTAssertNil(table.cellForRow(at: IndexPath(row: 10, section: 0)))
    }

    /// Apple, `tableView(_:willDisplay:forRowAt:)`: after this call the table sets only the cell's alpha and frame.
    @MainActor
    func testPropertiesSetBeforeACellIsDisplayedStay() async throws {
        final class Painter: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) {
                cell.backgroundColor = .red
                cell.textLabel?.text = "painted"
                cell.accessoryType = .checkmark
                cell.indentationLevel = 2
                cell.isSelected = indexPath.row == 1
                cell.separatorInset.left = 40
            }
        }
        let painter = Painter()
        let table = makeTable(Recorder(count: 3))
        table.delegate = painter
        table.reloadData()
        table.layoutIfNeeded()
        table.contentOffset.y = 1
        table.layoutIfNeeded()

        for (row, cell) in table.visibleCells.enumerated() {
            XCTAssertEqual(cell.backgroundColor, .red)
            XCTAssertEqual(cell.textLabel?.text, "painted")
            XCTAssertEqual(cell.accessoryType, .checkmark)
            XCTAssertEqual(cell.indentationLevel, 2)
            XCTAssertEqual(cell.isSelected, row == 1)
            XCTAssertEqual(cell.separatorInset.left, 40)
        }
    }

    @MainActor
    func testScrollingReusesCells() async {
        let recorder = Recorder(count: 1000)
        let table = makeTable(recorder)
        for offset in stride(from: 0, through: 43_000, by: 30) {
            table.contentOffset.y = CGFloat(offset)
            table.layoutIfNeeded()
        }
        XCTAssertLessThanOrEqual(RecordingCell.made, 2)
        XCTAssertEqual(texts(table).first, "977")
    }

    @MainActor
    func testARowThatScrollsOutEndsDisplayingAndItsCellIsRemoved() async {
        let recorder = Recorder(count: 20)
        let table = makeTable(recorder)

        table.contentOffset.y = 44
        table.layoutIfNeeded()

        XCTAssertEqual(
            Set(recorder.takeCalls()), ["didEndDisplaying 0-0", "cell 0-10", "canEdit 0-10", "willDisplay 0-10"])
        XCTAssertEqual(table.visibleCells.count, 10)
        XCTAssertEqual(table.subviews.count, 10)
    }

    @MainActor
    func testAMillionRowsRequestOnlyVisibleCells() async {
        let recorder = Recorder([[]])
        let rows = Array(repeating: "row", count: 1_000_000)
        let table = makeTable(recorder)
        recorder.rows = [rows]

        table.reloadData()
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)

        let calls = recorder.takeCalls()
        XCTAssertEqual(calls.filter { $0.hasPrefix("rows") }.count, 1)
        XCTAssertLessThanOrEqual(calls.filter { $0.hasPrefix("cell ") }.count, 22)
        XCTAssertLessThanOrEqual(recorder.heightCalls, 60)
        XCTAssertEqual(table.indexPathsForVisibleRows?.last, IndexPath(row: 999_999, section: 0))
        XCTAssertLessThanOrEqual(RecordingCell.made, 11)
    }

    @MainActor
    func testCellsHaveTheFramesOfTheirRows() async {
        let table = makeTable(Recorder(count: 20))
        let paths = table.indexPathsForVisibleRows ?? []
        XCTAssertGreaterThan(paths.count, 5)
        for path in paths {
            XCTAssertEqual(table.cellForRow(at: path)?.frame, table.rectForRow(at: path))
        }
    }
}
