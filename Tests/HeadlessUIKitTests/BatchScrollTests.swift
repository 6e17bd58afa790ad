import Foundation
import HeadlessUIKit
import XCTest

/// Tests that the visible rows stay in place when another row is deleted from a table that is scrolled to the bottom
/// and estimates its row heights.
final class BatchScrollTests: ConformanceTestCase {
    @MainActor
    func testAtTheBottomRowsWithEstimatedHeightsStayWhenARowIsDeleted() async throws {
        let recorder = Recorder(count: 100)
        recorder.rowHeight = { _ in 100 }
        let table = makeTable(recorder, rowHeight: nil)
        for _ in 0..<40 { try Finger().scroll(table, by: 330) }
        let shown = texts(table)
        XCTAssertEqual(shown.last, "99")
        recorder.rows[0].remove(at: 0)
        table.deleteRows(at: [path(0)], with: .none)
        XCTAssertEqual(texts(table), shown)
        XCTAssertEqual(table.contentOffset.y, table.contentSize.height - 440)
    }
}
