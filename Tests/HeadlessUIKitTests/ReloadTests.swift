import Foundation
import HeadlessUIKit
import XCTest

final class ReloadTests: ReloadTestCase {
    @MainActor
    func testReconfiguringWithAnotherCellIsRefused() async {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        recorder.cell = { _, _ in RecordingCell(style: .default, reuseIdentifier: "cell") }
        XCTAssertEqual(exceptions { table.reconfigureRows(at: [path]) }.count, 1)
    }
}
