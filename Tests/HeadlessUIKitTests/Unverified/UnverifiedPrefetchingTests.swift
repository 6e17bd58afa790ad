import Foundation
import HeadlessUIKit
import XCTest

/// Tests which rows are prefetched, and when. Each test's comment describes how to verify the behavior on a device.
final class UnverifiedPrefetchingTests: ConformanceTestCase {
    /// To verify this on a device, log the calls to the prefetching data source after the table loads and after a short
    /// scroll. No public source describes this behavior.
    @MainActor
    func testTheScreenfulBelowIsPrefetchedOnceNearestRowsFirst() async throws {
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

    /// To verify this on a device, log the calls to the prefetching data source after setting the content offset to a
    /// distant row, and after scrolling up. No public source describes this behavior.
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
