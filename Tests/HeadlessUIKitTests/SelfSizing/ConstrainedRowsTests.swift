import HeadlessUIKit
import TestSupport
import XCTest

/// Tests a typical screen: a table view that is pinned to its view controller's view. The cells, the header and the
/// footers use constraints instead of frames.
final class ConstrainedRowsTests: ConstrainedRowsTestCase {
    @MainActor
    func testATextThatExpandsOnTapMovesTheRowsBelow() async throws {
        let controller = makeNotes(3)
        let table = controller.table
        let closed = table.rectForRow(at: path(0)).height
        try Finger().tap(rowAt: path(0), in: table)
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: path(0)) as? NoteCell)
        let lines = (cell.text.frame.height / cell.text.font.lineHeight).rounded()
        XCTAssertGreaterThan(lines, 2)
        let open = table.rectForRow(at: path(0)).height
        XCTAssertEqual(open, closed + (lines - 1) * cell.text.font.lineHeight, accuracy: 1)
        XCTAssertEqual(table.rectForRow(at: path(1)).minY, table.rectForRow(at: path(0)).maxY)
        try Finger().tap(rowAt: path(0), in: table)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).height, closed)
    }
}
