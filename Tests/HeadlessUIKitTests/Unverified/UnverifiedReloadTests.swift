import Foundation
import HeadlessUIKit
import XCTest

/// Tests the delegate calls during a reload, and the selection after it. Each test's comment describes how to verify
/// the behavior on a device.
final class UnverifiedReloadTests: ConformanceTestCase {
    /// To verify this on a device, log the selected rows and the delegate calls after `reloadData()`. Apps restore the
    /// selection themselves after a reload (titanium-sdk#2698), which suggests that UIKit clears it.
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
