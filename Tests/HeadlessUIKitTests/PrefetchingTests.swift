import Foundation
import HeadlessUIKit
import XCTest

/// Tests which rows a table prefetches before they become visible.
final class PrefetchingTests: PrefetchingTestCase {
    @MainActor
    func testNothingIsPrefetchedIfPrefetchingIsDisabled() async throws {
        let prefetcher = Prefetcher()
        let (table, _) = makePrefetchedTable([names(100)], prefetcher)
        prefetcher.announced = []
        table.isPrefetchingEnabled = false
        try Finger().scroll(table, by: 440)
        XCTAssertEqual(prefetcher.announced, [])
    }

    @MainActor
    func testEachScrollAmongAMillionRowsAnnouncesTenRows() async throws {
        let prefetcher = Prefetcher()
        let recorder = Recorder([])
        recorder.rows = [[String](repeating: "row", count: 1_000_000)]
        let table = makeTable(recorder)
        table.prefetchDataSource = prefetcher
        table.layoutIfNeeded()
        for _ in 0..<100 { try Finger().scroll(table, by: 440) }
        XCTAssertEqual(prefetcher.announced.flatMap(\.self).count, 10 * 101)
        XCTAssertLessThanOrEqual(recorder.heightCalls, 101 * 21, "only visible rows are measured")
    }

    /// During random scrolls, a row is prefetched again only after it was visible or its prefetching was canceled.
    /// Prefetching is canceled only for prefetched rows. Prefetched rows that have been neither visible nor canceled
    /// are within two screenfuls of the visible rows.
    @MainActor
    func testRandomScrollsAnnounceNearbyRowsAndNoRowTwice() async throws {
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
