import CellDirector
import XCTest

/// Tests which rows a table prefetches before they become visible.
final class PrefetchingTests: PrefetchingTestCase {
    @MainActor
    func testRowsOfTheNextSectionsArePrefetchedPastEmptyOnes() async {
        let prefetcher = Prefetcher()
        let (table, _) = makePrefetchedTable([names(12), [], [], names(3)], prefetcher)
        XCTAssertEqual(prefetcher.announced, [[10, 11, 0, 1, 2]])
        XCTAssertEqual(prefetcher.live.filter { $0.section == 3 }.count, 3)
        XCTAssertEqual(table.visibleCells.count, 10)
    }

    @MainActor
    func testPrefetchedRowsAreNotPrefetchedAgainAtTheirNewPositions() async {
        let prefetcher = Prefetcher()
        let (table, recorder) = makePrefetchedTable([names(100)], prefetcher)
        prefetcher.live = []
        prefetcher.announced = []
        recorder.rows[0].insert("new", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        table.layoutIfNeeded()
        XCTAssertEqual(prefetcher.announced, [[10]], "only the row that moves off screen is prefetched")
        recorder.rows = [names(5)]
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(prefetcher.cancelled, [])
    }

    @MainActor
    func testAReloadedRowIsNotPrefetchedAgainButAReloadedListIs() async {
        let prefetcher = Prefetcher()
        let (table, _) = makePrefetchedTable([names(100)], prefetcher)
        XCTAssertEqual(prefetcher.announced, [Array(10..<20)])
        table.reloadRows(at: [path(12), path(3)], with: .none)
        table.layoutIfNeeded()
        table.reloadSections([0], with: .none)
        table.layoutIfNeeded()
        XCTAssertEqual(prefetcher.announced, [Array(10..<20)])
        prefetcher.live = []
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(prefetcher.announced, [Array(10..<20), Array(10..<20)])
        XCTAssertEqual(prefetcher.cancelled, [])
    }
}
