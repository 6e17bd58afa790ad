import HeadlessUIKit
import XCTest

/// Tests that a list without a size shows no rows and explains why.
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
