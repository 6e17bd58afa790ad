import HeadlessUIKit
import TestSupport
import XCTest

/// Tests that a self-sizing row with a height of 0 is measured only once per layout pass.
final class RowWithoutHeightTests: RandomSelfSizingTestCase {
    @MainActor
    func testARowWithoutHeightIsMeasuredOncePerLayout() async {
        let warnings = Warnings()
        let handler = ListWarning.handler
        ListWarning.handler = { warning in MainActor.assumeIsolated { warnings.all.append(warning) } }
        defer { ListWarning.handler = handler }
        let rows = Rows()
        rows.rows = [(0, 50), (1, 0), (2, 50)]
        let table = makeTable(rows)
        rows.asked = 0
        table.setNeedsLayout()
        table.layoutIfNeeded()
        XCTAssertEqual(rows.asked, 1)
        XCTAssertEqual(warnings.all, [])
        check(table, rows, "after a layout")
    }

    @MainActor
    private final class Warnings {
        var all: [String] = []
    }
}
