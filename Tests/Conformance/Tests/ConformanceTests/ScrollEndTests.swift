import CellDirector
import XCTest

/// Tests programmatic changes of a table's content offset if its rows are not as tall as estimated.
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
