import HeadlessUIKit
import TestSupport
import XCTest

/// Tests that a table scrolls up by the full distance of a drag, even if the rows above are taller or shorter than
/// estimated.
final class KnownHeightTests: ConformanceTestCase {
    // MARK: Scrolling up

    @MainActor
    func testAFingerThatDragsUpMovesTheRowsWithIt() async throws {
        let rows = TallRows(Array(repeating: 20, count: 500))
        let table = rows.makeTable()
        table.estimatedRowHeight = 100
        table.layoutIfNeeded()
        table.scrollToRow(at: path(300), at: .top, animated: false)
        table.layoutIfNeeded()
        let before = table.rectForRow(at: path(300)).minY - table.contentOffset.y
        try Finger().scroll(table, by: -200)
        XCTAssertEqual(table.rectForRow(at: path(300)).minY - table.contentOffset.y, before + 200, accuracy: 1e-6)
        XCTAssertEqual(table.visibleCells.map(\.tag), Array(290..<315))
    }

    /// There are only a few rows above the visible rows, and these rows are taller than estimated. The table still
    /// scrolls by the full distance of the drag, unless it reaches the start of its content.
    @MainActor
    func testADragScrollsItsFullDistanceEvenIfRowsAreTallerThanEstimated() async throws {
        let rows = TallRows(Array(repeating: 200, count: 50))
        let table = rows.makeTable()
        table.estimatedRowHeight = 20
        table.layoutIfNeeded()
        table.scrollToRow(at: path(5), at: .top, animated: false)
        table.performBatchUpdates { table.reloadRows(at: (0..<5).map { path($0) }, with: .none) }
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, 100)
        let before = table.rectForRow(at: path(5)).minY - table.contentOffset.y
        try Finger().scroll(table, by: -400)
        XCTAssertEqual(table.rectForRow(at: path(5)).minY - table.contentOffset.y, before + 400, accuracy: 1e-6)
        try Finger().scroll(table, by: -4_000)
        XCTAssertEqual(table.contentOffset.y, 0)
        XCTAssertEqual(table.rectForRow(at: path(5)).minY, 1_000)
    }
}
