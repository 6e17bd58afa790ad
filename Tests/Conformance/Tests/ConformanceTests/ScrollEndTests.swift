import CellDirector
import XCTest

/// Tests that a table keeps a content offset that is set programmatically, even beyond the scrolling limits.
final class ScrollEndTests: ScrollEndTestCase {
    /// As in UIKit, a content offset that is set programmatically may exceed the scrolling limits.
    @MainActor
    func testAnOffsetSetBeyondTheEndByCodeIsKept() async {
        let table = Rows(40, estimate: 60).table
        table.contentOffset.y = 2_300
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, 2_300)
        table.contentOffset.y = -50
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, -50)
    }
}
