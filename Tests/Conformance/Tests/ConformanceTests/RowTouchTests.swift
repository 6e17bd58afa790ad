import CellDirector
import XCTest

final class RowTouchTests: RowTouchTestCase {
    @MainActor
    func testSelectingByCodeDoesNotCallTheDelegate() async {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.selectRow(at: first, animated: false, scrollPosition: .none)
        table.selectRow(at: second, animated: false, scrollPosition: .none)
        XCTAssertEqual(table.indexPathsForSelectedRows, [second])
        table.deselectRow(at: second, animated: false)
        XCTAssertNil(table.indexPathsForSelectedRows)
        XCTAssertEqual(recorder.takeCalls(), [])
    }

    @MainActor
    func testSelectingNilClearsTheSelection() async {
        let table = makeTable(Recorder(count: 3))
        table.allowsMultipleSelection = true
        table.selectRow(at: first, animated: false, scrollPosition: .none)
        table.selectRow(at: second, animated: false, scrollPosition: .none)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        XCTAssertNil(table.indexPathsForSelectedRows)
        XCTAssertEqual(table.visibleCells.filter(\.isSelected).count, 0)
    }
}
