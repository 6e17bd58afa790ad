import CellDirector
import XCTest

final class HeightTests: ConformanceTestCase {
    @MainActor
    func testUniformHeights() async {
        let table = makeTable(Recorder(count: 100), rowHeight: 20)
        XCTAssertEqual(table.visibleCells.count, 22)
        XCTAssertEqual(table.contentSize.height, 2000)
        XCTAssertEqual(
            table.rectForRow(at: IndexPath(row: 5, section: 0)), CGRect(x: 0, y: 100, width: 320, height: 20))
    }

    @MainActor
    func testAnAutomaticHeightIsThatOfTheStandardLabelsWhateverTheEstimate() async throws {
        let recorder = Recorder(count: 100)
        let table = makeTable(recorder, rowHeight: nil)
        let height = try XCTUnwrap(table.visibleCells.first).frame.height
        XCTAssertGreaterThanOrEqual(height, 40)
        table.estimatedRowHeight = 100
        table.layoutIfNeeded()
        XCTAssertEqual(Set(table.visibleCells.map(\.frame.height)), [height])
    }

    @MainActor
    func testHeightsAreRequestedWhenRowsBecomeVisible() async {
        let recorder = Recorder(count: 10_000)
        recorder.rowHeight = { $0.row.isMultiple(of: 2) ? 30 : 60 }
        let table = makeTable(recorder, rowHeight: nil)
        XCTAssertEqual(table.visibleCells.map(\.frame.height), [30, 60, 30, 60, 30, 60, 30, 60, 30, 60])
        XCTAssertLessThan(recorder.heightCalls, 40)
    }

    @MainActor
    func testTheFirstVisibleRowStaysInPlaceWhenRowsAboveAreTallerThanEstimated() async throws {
        let recorder = Recorder(count: 1000)
        recorder.rowHeight = { _ in 100 }
        let table = makeTable(recorder, rowHeight: nil)
        table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
        let path = IndexPath(row: 500, section: 0)
        let before = try XCTUnwrap(table.cellForRow(at: path)).frame.minY - table.contentOffset.y

        table.contentOffset.y -= 50
        table.layoutIfNeeded()

        let after = try XCTUnwrap(table.cellForRow(at: path)).frame.minY - table.contentOffset.y
        XCTAssertEqual(before, 0)
        XCTAssertEqual(after, 50, "the row moves only by the scrolled distance")
        XCTAssertEqual(table.visibleCells.first?.frame.height, 100)
    }

    @MainActor
    func testARowWithoutHeightHasNoCell() async {
        let recorder = Recorder(count: 5)
        recorder.rowHeight = { $0.row == 2 ? 0 : 44 }
        XCTAssertEqual(texts(makeTable(recorder)), ["0", "1", "3", "4"])
    }

    @MainActor
    func testIndexPathForRowAtAPoint() async {
        let recorder = Recorder([["a"], ["b", "c"]])
        recorder.headerHeight = 10
        let table = makeTable(recorder)
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 0, y: 5)), "the point is in a header")
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 0, y: 10)), IndexPath(row: 0, section: 0))
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 0, y: 107.9)), IndexPath(row: 0, section: 1))
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 0, y: 108)), IndexPath(row: 1, section: 1))
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 0, y: 200)))
    }

    @MainActor
    func testSectionRects() async {
        let recorder = Recorder([["a"], ["b", "c"]])
        recorder.headerHeight = 10
        let table = makeTable(recorder)
        XCTAssertEqual(table.rect(forSection: 1), CGRect(x: 0, y: 54, width: 320, height: 98))
        XCTAssertEqual(table.rectForHeader(inSection: 1), CGRect(x: 0, y: 54, width: 320, height: 10))
        XCTAssertEqual(table.rect(forSection: 7), .zero)
    }
}
