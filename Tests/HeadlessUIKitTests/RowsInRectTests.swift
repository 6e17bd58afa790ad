import HeadlessUIKit
import TestSupport
import XCTest

/// Tests which rows a table returns for a rectangle.
final class RowsInRectTests: XCTestCase {
    @MainActor
    func testOnlyRowsThatIntersectTheRectangleAreReturned() async {
        let table = makeTable(Recorder(count: 20), rowHeight: 100)
        func rows(_ start: CGFloat, _ end: CGFloat) -> [Int]? {
            table.indexPathsForRows(in: CGRect(x: 0, y: start, width: 10, height: end - start))?.map(\.row)
        }
        XCTAssertEqual(rows(150, 250), [1, 2])
        XCTAssertEqual(rows(100, 200), [1])
        XCTAssertEqual(rows(-500, 1), [0])
        XCTAssertEqual(rows(-500, 0), [])
        XCTAssertEqual(rows(1999, 9000), [19])
        XCTAssertEqual(rows(2000, 9000), [])
        XCTAssertEqual(table.indexPathsForRows(in: .infinite)?.count, 20)
    }

    @MainActor
    func testNoRowIsReturnedForARectangleBetweenSections() async {
        let table = SnapshotList([[1, 2], [], [3]]).table
        let (last, next) = (table.rectForRow(at: path(1)), table.rectForRow(at: path(0, 2)))
        XCTAssertLessThan(last.maxY, next.minY)
        let between = CGRect(x: 0, y: last.maxY, width: 320, height: next.minY - last.maxY)
        XCTAssertEqual(table.indexPathsForRows(in: between), [], "the rectangle contains only headers")
        XCTAssertEqual(table.indexPathsForRows(in: between.insetBy(dx: 0, dy: -1)), [path(1), path(0, 2)])
    }
}
