import CellDirector
import HeadlessUIKit
import XCTest

/// Tests how often an update reads what a table shows. Each read of the visible cells costs as much as the screen has
/// rows.
final class UpdatePassTests: XCTestCase {
    /// A table that counts the reads of its visible cells.
    private final class CountingTable: UITableView {
        var reads = 0

        override var visibleCells: [UITableViewCell] {
            reads += 1
            return super.visibleCells
        }
    }

    /// Returns the number of reads of the visible cells in an update of a table that is not scrolled to its start.
    @MainActor
    private func reads(
        _ before: [TableSection], _ after: [TableSection], line: UInt = #line
    ) -> Int {
        let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let director = TableDirector(tableView: table, sections: before, bus: CellActionBus())
        table.layoutIfNeeded()
        table.contentOffset.y = 60
        table.layoutIfNeeded()
        table.reads = 0
        director.update(sections: after)
        XCTAssertEqual(table.numberOfSections, after.count, line: line)
        return table.reads
    }

    /// Once before the change, once for each stage, and once after the change.
    @MainActor func testAnUpdateReadsTheVisibleCellsOnceBeforeAndOnceAfterTheChange() async {
        let (old, new) = ([TableSection(id: 0, rows: users(40))], [TableSection(id: 0, rows: users(40))])
        XCTAssertEqual(reads(old, new), 3, "no row changes")
        var changed = new
        changed[0].rows.remove(at: 3)
        changed[0].rows.insert(contentsOf: users(42).suffix(2).map { $0 as any TableRowConfigurator }, at: 5)
        XCTAssertEqual(reads(old, changed), 3, "one stage")
        changed[0].headerTitle = "Users"
        XCTAssertEqual(reads(old, changed), 4, "two stages")
        let parts = [TableSection(id: 0, rows: users(4)), TableSection(id: 1, rows: Array(users(40).suffix(36)))]
        XCTAssertEqual(reads(old, parts), 4, "a new section, which is inserted empty before rows move to it")
    }
}
