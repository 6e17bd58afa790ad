import HeadlessUIKit
import XCTest

/// Tests how far a finger scrolls a table whose rows may be taller or shorter than estimated.
final class ScrollEndTests: ScrollEndTestCase {
    @MainActor
    func testAScrollBeyondTheEndRestsAtTheLastRow() async throws {
        for (count, estimate) in [(8, 200), (40, 200), (40, 20), (12, 10), (30, 60), (400, 10)] {
            let rows = Rows(count, estimate: CGFloat(estimate))
            let (table, last) = (rows.table, path(count - 1))
            try Finger().scroll(table, by: 100_000)
            for time in ["scrolled", "laid out again"] {
                let name = "\(count) rows, estimated as \(estimate), \(time)"
                XCTAssertEqual(table.contentOffset.y, table.contentSize.height - 400, name)
                XCTAssertEqual(table.indexPathsForVisibleRows?.last, last, name)
                XCTAssertEqual(
                    table.rectForRow(at: last), CGRect(x: 0, y: table.contentOffset.y + 340, width: 320, height: 60),
                    name)
                table.setNeedsLayout()
                table.layoutIfNeeded()
            }
            try Finger().scroll(table, by: -100_000)
            XCTAssertEqual(table.contentOffset.y, 0)
        }
    }

    @MainActor
    func testAScrollMovesByItsDistance() async throws {
        for estimate in [10, 60, 200] {
            let table = Rows(400, estimate: CGFloat(estimate)).table
            try Finger().scroll(table, by: 2_000)
            XCTAssertEqual(table.contentOffset.y, 2_000, "\(estimate)")
        }
    }
}
