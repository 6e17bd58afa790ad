import Foundation
import HeadlessUIKit
import XCTest

/// Tests which rows and items are prefetched, and when. Each test names the observation on a device that would verify it.
final class UnverifiedPrefetchingTests: ConformanceTestCase {
    /// To verify on a device: a log of the prefetching data source after loading and a short scroll. No source found.
    @MainActor
    func testAScreenfulBelowIsAnnouncedOnceTheNearestFirst() async throws {
        let prefetcher = PrefetchingTests.Prefetcher()
        let (table, _) = makePrefetchedTable([names(100)], prefetcher)
        XCTAssertEqual(prefetcher.announced, [Array(10..<20)])
        try Finger().scroll(table, by: 44 * 3)
        XCTAssertEqual(prefetcher.announced, [Array(10..<20), [20, 21, 22]])
        XCTAssertEqual(prefetcher.cancelled, [])
        table.setNeedsLayout()
        table.layoutIfNeeded()
        XCTAssertEqual(prefetcher.announced.count, 2)
    }

    /// To verify on a device: the same log after a jump and a scroll upwards. No source found.
    @MainActor
    func testTheScrollDirectionDeterminesThePrefetchedRows() async throws {
        let prefetcher = PrefetchingTests.Prefetcher()
        let (table, _) = makePrefetchedTable([names(100)], prefetcher)
        table.contentOffset.y = 44 * 50
        table.layoutIfNeeded()
        XCTAssertEqual(prefetcher.cancelled, [Array(10..<20)])
        prefetcher.announced = []
        try Finger().scroll(table, by: -44 * 2)
        XCTAssertEqual(prefetcher.announced, [(38..<48).reversed()])
    }
}
