import Foundation
import HeadlessUIKit
import XCTest

/// Tests the calls during reloading and reconfiguring, and the selection afterwards. Each test names the observation on a device
/// that would verify it.
final class UnverifiedReloadTests: ConformanceTestCase {
    /// To verify on a device: the selected rows and the delegate's log after `reloadData()`. Apps restore the selection themselves
    /// (titanium-sdk#2698).
    @MainActor
    func testReloadDataDropsTheSelectionWithoutCallingTheDelegate() async throws {
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
