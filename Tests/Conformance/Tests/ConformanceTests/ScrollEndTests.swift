import CellDirector
import XCTest

/// Where the content ends, if its rows are not as high as they were estimated.
final class ScrollEndTests: ScrollEndTestCase {
    /// As in UIKit, code may set an offset at which no scroll rests.
    @MainActor
    func testAnOffsetBeyondTheEndStaysThatCodeHasSet() async {
        let table = Rows(40, estimate: 60).table
        table.contentOffset.y = 2_300
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, 2_300)
        table.contentOffset.y = -50
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, -50)
    }
}
