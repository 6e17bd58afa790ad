import CellDirector
import XCTest

/// Tests the scroll position and the headers and footers after a batch update.
final class BatchScrollTests: ConformanceTestCase {
    @MainActor
    func testAListAtTheTopStaysAtTheTop() async {
        let recorder = Recorder(count: 50)
        let table = makeTable(recorder)
        recorder.rows[0].insert("new", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        XCTAssertEqual(table.contentOffset.y, 0)
        XCTAssertEqual(texts(table).first, "new")
    }

    @MainActor
    func testAListAtTheTopStaysAtTheTopWithEstimatedHeights() async {
        let recorder = Recorder(count: 50)
        recorder.rowHeight = { _ in 90 }
        let table = makeTable(recorder, rowHeight: nil)
        recorder.rows[0].insert(contentsOf: ["new", "newer"], at: 0)
        table.insertRows(at: [path(0), path(1)], with: .none)
        XCTAssertEqual(table.contentOffset.y, 0)
        XCTAssertEqual(texts(table).first, "new")
    }

    @MainActor
    func testTheScrollPositionMovesBackWhenTheContentShrinks() async {
        let recorder = Recorder(count: 100)
        let table = makeTable(recorder)
        table.contentOffset.y = 44 * 90
        table.layoutIfNeeded()
        recorder.rows[0].removeSubrange(0..<97)
        table.deleteRows(at: (0..<97).map { path($0) }, with: .none)
        XCTAssertEqual(texts(table), ["97", "98", "99"])
        XCTAssertEqual(table.contentOffset.y, 0)
    }

    @MainActor
    func testTheFirstVisibleRowOfAKeptSectionKeepsItsPosition() async {
        let recorder = Recorder([0, 100, 200].map { first in (first..<first + 50).map(String.init) })
        let table = makeTable(recorder)
        table.contentOffset.y = 97 * 44
        table.layoutIfNeeded()
        XCTAssertEqual(texts(table)[2...3], ["149", "200"])
        table.performBatchUpdates {
            recorder.rows.swapAt(1, 2)
            table.moveSection(1, toSection: 2)
        }
        XCTAssertEqual(texts(table)[2...3], ["49", "200"])
        XCTAssertEqual(table.contentOffset.y, 47 * 44)
    }

    @MainActor
    func testEverythingIsDeletedWhileScrolled() async {
        let recorder = Recorder([(0..<50).map(String.init), (0..<50).map(String.init)])
        let table = makeTable(recorder)
        table.contentOffset.y = 3000
        table.layoutIfNeeded()
        recorder.rows = []
        table.deleteSections([0, 1], with: .none)
        XCTAssertEqual(texts(table), [])
        XCTAssertEqual(table.contentOffset.y, 0)
        XCTAssertEqual(table.subviews.count, 0)
    }

    // MARK: Headers and footers

    @MainActor
    func testSectionViewsMoveWithTheirSections() async throws {
        let recorder = Recorder([["a"], ["b"], ["c"]])
        recorder.headerTitles = [0: "A", 1: "B", 2: "C"]
        let table = makeTable(recorder)
        let (first, last) = (
            try XCTUnwrap(table.headerView(forSection: 0)), try XCTUnwrap(table.headerView(forSection: 2))
        )
        table.performBatchUpdates {
            recorder.rows = [["c"], ["x"], ["a"]]
            recorder.headerTitles = [0: "C", 1: "X", 2: "A"]
            table.deleteSections([1], with: .none)
            table.insertSections([1], with: .none)
            table.moveSection(2, toSection: 0)
        }
        XCTAssertTrue(table.headerView(forSection: 0) === last)
        XCTAssertTrue(table.headerView(forSection: 2) === first)
        XCTAssertEqual(table.headerView(forSection: 1)?.textLabel?.text, "X")
        XCTAssertEqual(last.frame.minY, 0)
        XCTAssertEqual(first.frame.minY, 2 * 72)
        let calls = recorder.takeCalls()
        XCTAssertEqual(calls.filter { $0.hasPrefix("willDisplayHeader") }, ["willDisplayHeader 1"])
        XCTAssertEqual(calls.filter { $0.hasPrefix("didEndDisplayingHeader") }, ["didEndDisplayingHeader 1"])
    }

    @MainActor
    func testAReloadedSectionGetsNewViews() async {
        let recorder = Recorder([["a"], ["b"]])
        recorder.headerTitles = [0: "A", 1: "B"]
        let table = makeTable(recorder)
        let old = table.headerView(forSection: 0)
        recorder.headerTitles[0] = "new"
        table.reloadSections([0], with: .none)
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "new")
        XCTAssertNil(old?.superview)
    }

    @MainActor
    func testAHeaderViewWithoutTitleKeepsItsHeight() async {
        let recorder = Recorder([["a"], ["b"]])
        recorder.headerViews = [0: UITableViewHeaderFooterView(reuseIdentifier: nil)]
        let table = makeTable(recorder)
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 28)
        recorder.rows[0].append("x")
        table.insertRows(at: [path(1)], with: .none)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 28)
        XCTAssertEqual(table.cellForRow(at: path(0))?.frame.minY, 28)
        XCTAssertEqual(recorder.headerViews[0]?.superview, table)
    }
}
