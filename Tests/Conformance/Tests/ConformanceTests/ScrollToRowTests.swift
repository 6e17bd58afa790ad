import CellDirector
import XCTest

final class ScrollToRowTests: ConformanceTestCase {
    @MainActor
    private func offset(_ row: Int, _ position: UITableView.ScrollPosition, from start: CGFloat = 0) -> CGFloat {
        let table = makeTable(Recorder(count: 100))
        table.contentOffset.y = start
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
        return table.contentOffset.y
    }

    @MainActor
    func testARowIsScrolledToTheTopTheMiddleOrTheBottom() async {
        XCTAssertEqual(offset(50, .top), 2200)
        XCTAssertEqual(offset(50, .middle), 2200 + 22 - 220)
        XCTAssertEqual(offset(50, .bottom), 2200 + 44 - 440)
    }

    @MainActor
    func testThePositionNoneScrollsAsLittleAsPossible() async {
        XCTAssertEqual(offset(5, .none), 0, "the row is already visible")
        XCTAssertEqual(offset(50, .none), 2200 + 44 - 440)
        XCTAssertEqual(offset(50, .none, from: 3000), 2200)
    }

    @MainActor
    func testScrollingStopsAtTheEndsOfTheContent() async {
        XCTAssertEqual(offset(99, .top), 4400 - 440)
        XCTAssertEqual(offset(0, .bottom, from: 1000), 0)
    }

    @MainActor
    func testScrollingReachesARowEvenIfRowsAreTallerThanEstimated() async {
        let recorder = Recorder(count: 1000)
        recorder.rowHeight = { CGFloat(20 + $0.row % 100) }
        let table = makeTable(recorder, rowHeight: nil)
        let path = IndexPath(row: 700, section: 0)
        table.scrollToRow(at: path, at: .bottom, animated: false)
        XCTAssertEqual(table.cellForRow(at: path)?.frame.maxY, table.contentOffset.y + 440)
    }

    @MainActor
    func testSelectingWithNoneDoesNotScroll() async {
        let table = makeTable(Recorder(count: 100))
        table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .none)
        XCTAssertEqual(table.contentOffset.y, 0)
        table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .top)
        XCTAssertEqual(table.contentOffset.y, 2200)
        table.contentOffset.y = 0
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y, 2200)
    }

    @MainActor
    func testRowsBehindAFloatingHeaderAreNotVisible() async {
        let recorder = Recorder(count: 100)
        recorder.headerTitles = [0: "First"]
        recorder.headerHeight = 20
        for style in [UITableView.Style.plain, .grouped] {
            let table = makeTable(recorder, style: style)
            let floating: CGFloat = style == .plain ? 20 : 0
            table.scrollToRow(at: path(50), at: .top, animated: false)
            let top = table.rectForRow(at: path(50)).minY
            XCTAssertEqual(table.contentOffset.y, top - floating)
            table.contentOffset.y = top - 10
            table.scrollToRow(at: path(50), at: .none, animated: false)
            XCTAssertEqual(table.contentOffset.y, top - max(10, floating))
        }
    }

    @MainActor
    func testARowScrolledToTheTopIsBelowTheTopInset() async {
        let table = makeTable(Recorder(count: 100))
        table.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y, 2160)
    }
}
