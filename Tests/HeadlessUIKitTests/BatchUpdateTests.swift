import Foundation
import HeadlessUIKit
import XCTest

/// Tests deleting a row together with its section, and tapping a row that has moved.
final class BatchUpdateTests: ConformanceTestCase {
    @MainActor
    func testARowMayBeDeletedFromARemovedSection() async {
        let recorder = Recorder([["a", "b"], ["c"]])
        let table = makeTable(recorder)
        XCTAssertEqual(
            exceptions {
                table.performBatchUpdates {
                    recorder.rows = [["c"]]
                    table.deleteRows(at: [path(0)], with: .none)
                    table.deleteSections([0], with: .none)
                }
            }, [])
        XCTAssertEqual(texts(table), ["c"])
    }

    @MainActor
    func testTheRowTappedAfterABatchIsTheOneUnderTheFinger() async throws {
        let recorder = Recorder([["a", "b", "c"]])
        let table = makeTable(recorder)
        let moved = try XCTUnwrap(table.cellForRow(at: path(2)))
        recorder.rows = [["c", "a", "b"]]
        table.moveRow(at: path(2), to: path(0))
        try Finger().tap(rowAt: path(0), in: table)
        XCTAssertTrue(recorder.takeCalls().contains("didSelect 0-0"))
        XCTAssertTrue(moved.isSelected)
    }
}
