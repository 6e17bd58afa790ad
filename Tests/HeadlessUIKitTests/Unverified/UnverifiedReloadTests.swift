import Foundation
import HeadlessUIKit
import XCTest

/// What reloading and reconfiguring call, and what becomes of the selection. Each test says which observation on a
/// device would settle it.
final class UnverifiedReloadTests: ConformanceTestCase {
    /// Settled by: the selected rows and the delegate's log after `reloadData()`. Apps restore them (titanium-
    /// sdk#2698).
    @MainActor
    func testReloadDataDropsTheSelectionWithoutTellingTheDelegate() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        try Finger().tap(rowAt: path(1), in: table)
        _ = recorder.takeCalls()
        table.reloadData()
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertFalse(recorder.takeCalls().contains { $0.contains("elect") })
        XCTAssertEqual(table.visibleCells.filter(\.isSelected).count, 0)
    }
}
