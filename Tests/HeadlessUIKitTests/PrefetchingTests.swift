import Foundation
import HeadlessUIKit
import XCTest

/// Rows that a table announces before they come into sight.
final class PrefetchingTests: XCTestCase {
    @MainActor
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
        var announced: [[Int]] = []
        var cancelled: [[Int]] = []
        var live: Set<IndexPath> = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            announced.append(indexPaths.map(\.row))
            for path in indexPaths { XCTAssertTrue(live.insert(path).inserted, "\(path) is announced twice") }
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled.append(indexPaths.map(\.row))
            for path in indexPaths { XCTAssertNotNil(live.remove(path), "\(path) was not announced") }
        }
    }

    @MainActor
    func testRowsOfTheNextSectionsAreAnnouncedAndEmptyOnesPassedOver() async {
        let prefetcher = Prefetcher()
        let (table, _) = makePrefetchedTable([names(12), [], [], names(3)], prefetcher)
        XCTAssertEqual(prefetcher.announced, [[10, 11, 0, 1, 2]])
        XCTAssertEqual(prefetcher.live.filter { $0.section == 3 }.count, 3)
        XCTAssertEqual(table.visibleCells.count, 10)
    }

    @MainActor
    func testSwitchedOffNothingIsAnnounced() async throws {
        let prefetcher = Prefetcher()
        let (table, _) = makePrefetchedTable([names(100)], prefetcher)
        prefetcher.announced = []
        table.isPrefetchingEnabled = false
        try Finger().scroll(table, by: 440)
        XCTAssertEqual(prefetcher.announced, [])
    }

    @MainActor
    func testUpdatesCarryWhatWasAnnouncedOverToItsNewPlaces() async {
        let prefetcher = Prefetcher()
        let (table, recorder) = makePrefetchedTable([names(100)], prefetcher)
        prefetcher.live = []
        prefetcher.announced = []
        recorder.rows[0].insert("new", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        table.layoutIfNeeded()
        XCTAssertEqual(prefetcher.announced, [[10]], "the row that was in sight and is no longer")
        recorder.rows = [names(5)]
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(prefetcher.cancelled, [])
    }

    @MainActor
    func testAReloadedRowIsNotAnnouncedAgainAndAReloadedListIs() async {
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

    @MainActor
    func testAMillionRowsAnnounceNoMoreThanTen() async throws {
        let prefetcher = Prefetcher()
        let recorder = Recorder([])
        recorder.rows = [[String](repeating: "row", count: 1_000_000)]
        let table = makeTable(recorder)
        table.prefetchDataSource = prefetcher
        table.layoutIfNeeded()
        for _ in 0..<100 { try Finger().scroll(table, by: 440) }
        XCTAssertEqual(prefetcher.announced.flatMap(\.self).count, 10 * 101)
        XCTAssertLessThanOrEqual(recorder.heightCalls, 101 * 21, "only rows in sight are measured")
    }

    /// Whatever is scrolled to, no row is announced while it is announced or cancelled while it is not, and what is live lies
    /// within two screenfuls of what is in sight.
    @MainActor
    func testRandomScrollsAnnounceWhatLiesNearAndNothingTwice() async throws {
        try forEachSeed([1]) { try scrollAtRandom(seed: $0) }
    }

    @MainActor
    private func scrollAtRandom(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let prefetcher = Prefetcher()
        let (table, _) = makePrefetchedTable([names(200)], prefetcher)
        for _ in 0..<500 {
            let seen = table.indexPathsForVisibleRows ?? []
            prefetcher.live.subtract(seen)
            try Finger().scroll(table, by: .random(in: -800..<800, using: &random))
            let now = table.indexPathsForVisibleRows ?? []
            prefetcher.live.subtract(now)
            guard let first = now.first?.row, let last = now.last?.row else { return XCTFail("seed \(seed)") }
            let near = (first - 2 * now.count)...(last + 2 * now.count)
            XCTAssertTrue(prefetcher.live.allSatisfy { near.contains($0.row) }, "seed \(seed)")
        }
    }
}

@MainActor
func makePrefetchedTable(_ rows: [[String]], _ prefetcher: PrefetchingTests.Prefetcher) -> (UITableView, Recorder) {
    let recorder = Recorder(rows)
    let table = makeTable(recorder)
    table.prefetchDataSource = prefetcher
    table.layoutIfNeeded()
    return (table, recorder)
}

func names(_ count: Int) -> [String] { (0..<count).map(String.init) }
