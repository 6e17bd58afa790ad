import CellDirector
import XCTest

/// Tests where the content ends if its rows are not as tall as estimated.
final class ScrollEndTests: ScrollEndTestCase {
    /// As in UIKit, code may set an offset beyond the limits of scrolling.
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
