import HeadlessUIKit
import XCTest

/// Tests that a touch in a list without a size is refused, and that the error names the missing size as the reason.
final class ListWithoutSizeTests: XCTestCase {
    @MainActor
    private func refusal(_ table: UITableView) -> String? {
        let recorder = Recorder([["a"]])
        table.dataSource = recorder
        do {
            try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: table)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @MainActor
    func testARefusalReportsThatTheTableHasNoSize() async {
        let table = UITableView(frame: .zero)
        XCTAssertEqual(
            refusal(table), "the table is 0 × 0; it has neither a frame nor constraints that give it a size")
        table.frame.size.width = 320.5
        table.translatesAutoresizingMaskIntoConstraints = false
        XCTAssertEqual(refusal(table), "the table is 320.5 × 0; it has no constraints that give it a size")
    }
}
