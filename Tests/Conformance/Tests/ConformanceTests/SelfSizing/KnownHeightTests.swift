import CellDirector
import XCTest

/// Tests which measured heights a table keeps, and for how long.
final class KnownHeightTests: ConformanceTestCase {
    // MARK: Without estimates

    /// Apple, `UITableView.estimatedRowHeight`: 0 "disables estimated heights, which causes the table view to request
    /// the actual height for each cell".
    @MainActor
    func testWithoutEstimatesEachHeightIsRequested() async {
        let rows = TallRows(Array(repeating: 100, count: 50))
        rows.fixedHeight = { $0.height }
        let table = rows.makeTable()
        table.estimatedRowHeight = 0
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentSize.height, 5_000)
        XCTAssertEqual(table.rectForRow(at: path(49)).minY, 4_900)
        XCTAssertEqual(table.visibleCells.count, 5)
        table.scrollToRow(at: path(49), at: .bottom, animated: false)
        XCTAssertEqual(table.contentOffset.y, 4_500)
        rows.sections[0].rows.insert(.init(name: 50, height: 300), at: 0)
        rows.sections[0].rows[40].height = 60
        table.insertRows(at: [path(0)], with: .none)
        XCTAssertEqual(table.contentSize.height, 5_260, "a batch requests all heights again")
        XCTAssertEqual(table.contentOffset.y, 4_760)
    }

    /// Apple forbids an estimate of 0 with self-sizing rows. Unverified: all rows are measured.
    @MainActor
    func testWithoutEstimatesAllRowsHeadersAndFootersAreMeasured() async {
        let rows = TallRows([60, nil, 35].map { ($0, (0..<20).map { .init(name: $0, height: CGFloat(50 + $0)) }) })
        let table = rows.makeTable()
        table.estimatedRowHeight = 0
        table.estimatedSectionHeaderHeight = 0
        table.estimatedSectionFooterHeight = 0
        XCTAssertEqual(
            table.rectForRow(at: path(19, 2)).maxY, 3 * (20 * 50 + 190) + 95,
            "the heights are known before the first layout")
        XCTAssertEqual(table.contentSize.height, 3 * (20 * 50 + 190) + 95)
        XCTAssertEqual(table.rectForHeader(inSection: 2).height, 35)
        XCTAssertLessThanOrEqual(Set(table.subviews).count, 12, "views measured off screen are not in the table")
        let before = rows.requestedCells
        rows.sections[1].rows.append(.init(name: 20, height: 7))
        table.insertRows(at: [path(20, 1)], with: .none)
        XCTAssertEqual(table.contentSize.height, 3 * (20 * 50 + 190) + 95 + 7)
        XCTAssertEqual(rows.requestedCells, before + 1, "only the inserted row is measured")
    }

    @MainActor
    func testHeadersMayLackEstimatesWhereRowsHaveThem() async {
        let rows = TallRows([60, nil, 35].map { ($0, (0..<20).map { .init(name: $0, height: CGFloat(50 + $0)) }) })
        let table = rows.makeTable()
        table.estimatedSectionHeaderHeight = 0
        table.layoutIfNeeded()
        XCTAssertEqual((0..<3).map { table.rectForHeader(inSection: $0).height }, [60, 0, 35])
        XCTAssertEqual(table.rectForRow(at: path(19, 2)).height, 44)
    }

    @MainActor
    func testAMillionRowsOfOneHeightAreLaidOutWithoutEstimates() async {
        let rows = ManyRows(count: 1_000_000)
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.estimatedRowHeight = 0
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentSize.height, 44_000_000)
        XCTAssertEqual(table.visibleCells.count, 10)
    }

    @MainActor
    private final class ManyRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let count: Int

        init(count: Int) { self.count = count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    // MARK: Batches

    /// Returns a data source and its table. The 100 rows are 60 to 159 points tall. The table has displayed all of them
    /// and is scrolled to the end.
    @MainActor
    private func makeSeenTable() -> (TallRows, UITableView) {
        let rows = TallRows((0..<100).map { CGFloat(60 + $0) })
        let table = rows.makeTable()
        table.showAll()
        XCTAssertEqual(table.contentSize.height, 10_950)
        XCTAssertEqual(table.contentOffset.y, 10_450)
        return (rows, table)
    }

    @MainActor
    func testAPageThatIsAppendedMovesNothing() async {
        let (rows, table) = makeSeenTable()
        rows.sections[0].rows += (0..<20).map { .init(name: 100 + $0, height: 80) }
        table.insertRows(at: (100..<120).map { path($0) }, with: .none)
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, 10_450)
        XCTAssertEqual(
            table.contentSize.height, 10_950 + 20 * 44, "rows that have not been displayed have estimated heights")
        XCTAssertEqual(table.rectForRow(at: path(50)), CGRect(x: 0, y: 50 * 60 + 1225, width: 320, height: 110))
    }

    @MainActor
    func testAnEmptyBatchForgetsNothing() async {
        let (rows, table) = makeSeenTable()
        table.performBatchUpdates(nil)
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentSize.height, 10_950)
        XCTAssertEqual(table.contentOffset.y, 10_450)
        XCTAssertEqual(table.visibleCells.map { $0.frame.height }, rows.sections[0].rows.suffix(4).map(\.height))
    }

    @MainActor
    func testTheTablesHeaderAndFooterViewsKeepTheMeasuredHeights() async {
        let (rows, table) = makeSeenTable()
        let before = rows.requestedHeights
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
        XCTAssertEqual(table.contentSize.height, 11_020)
        XCTAssertEqual(table.contentOffset.y, 10_450)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentSize.height, 11_050)
        XCTAssertEqual(table.contentOffset.y, 10_480, "the visible rows stay in place")
        XCTAssertEqual(table.rectForRow(at: path(0)).minY, 30)
        XCTAssertLessThan(rows.requestedHeights - before, 30)
        table.tableFooterView = nil
        table.tableHeaderView = nil
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentSize.height, 10_950)
        XCTAssertEqual(table.contentOffset.y, 10_450)
    }

    @MainActor
    func testOnlyReloadedRowsLoseTheirHeight() async {
        let (rows, table) = makeSeenTable()
        rows.sections[0].rows[3].height = 500
        table.reloadRows(at: [path(3)], with: .none)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(3)).height, 44, "the height is estimated until the row is displayed")
        XCTAssertEqual(table.rectForRow(at: path(4)).height, 64)
        rows.sections[0].rows.swapAt(5, 50)
        table.performBatchUpdates {
            table.moveRow(at: path(5), to: path(50))
            table.moveRow(at: path(50), to: path(5))
        }
        XCTAssertEqual(table.rectForRow(at: path(5)).height, 110)
        XCTAssertEqual(table.rectForRow(at: path(50)).height, 65)
        table.reloadSections([0], with: .none)
        XCTAssertEqual(table.rectForRow(at: path(5)).height, 44)
    }

    @MainActor
    func testRowsOfAnotherWidthLoseTheirHeight() async {
        let (rows, table) = makeSeenTable()
        table.frame.size.width = 400
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(3)).height, 44, "the height is estimated until the row is displayed")
        XCTAssertEqual(table.indexPathsForVisibleRows?.last, path(99))
        table.frame.size.height = 300
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(99)).height, rows.sections[0].rows[99].height)
    }

    /// Swaps two sections whose headers are off screen.
    @MainActor
    func testHeadersOffScreenKeepTheirHeight() async {
        let rows = TallRows([60, 35, 80].map { ($0, (0..<20).map { .init(name: $0, height: 50) }) })
        let table = rows.makeTable()
        table.showAll()
        XCTAssertEqual(table.contentSize.height, 3 * 1_000 + 175)
        table.performBatchUpdates {
            rows.sections.swapAt(0, 1)
            table.moveSection(0, toSection: 1)
        }
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentSize.height, 3 * 1_000 + 175)
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 35)
        XCTAssertEqual(table.rectForHeader(inSection: 1).height, 60)
    }

    @MainActor
    func testAHeaderThatChangesIsMeasuredAgain() async throws {
        let rows = TallRows([(60, (0..<20).map { .init(name: $0, height: 50) })])
        let table = rows.makeTable(style: .grouped)
        table.layoutIfNeeded()
        let header = try XCTUnwrap(table.headerView(forSection: 0) as? TallHeader)
        header.height = 90
        header.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 90)
        XCTAssertEqual(table.rectForRow(at: path(0)).minY, 107.5)
        rows.sections[0].header = nil
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).minY, 35, "the section no longer has a header view")
    }
}
