import HeadlessUIKit
import XCTest

/// Tests behavior of drags that Apple's documentation does not specify.
final class UnverifiedDragTests: ConformanceTestCase {
    @MainActor
    final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
        var letters = ["a", "b", "c", "d"]
        var fixed: Set<String> = []
        var moves: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = letters[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(letters[indexPath.row])
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath.row) \(destinationIndexPath.row)")
            letters.insert(letters.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            IndexPath(row: min(proposedDestinationIndexPath.row, 2), section: 0)
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @MainActor
    func testADraggedRowIsMovedByTheDataSourceWithoutEditingModeAndWithoutADropDelegate() async throws {
        let letters = Letters()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        (table.dataSource, table.delegate, table.dragDelegate) = (letters, letters, letters)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: row(0))
        try Finger().drag(rowAt: row(0), in: table, to: .row(row(3), in: table))
        XCTAssertEqual(letters.moves, ["0 2"])
        XCTAssertTrue(table.cellForRow(at: row(2)) === cell)
        letters.fixed = ["d"]
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in
                try Finger().drag(rowAt: row(3), in: table, to: .row(row(0), in: table))
            }, "the table has no drop delegate")
        XCTAssertEqual(table.visibleCells.map(\.textLabel?.text), ["b", "c", "a", "d"])
    }

    @MainActor
    func testADropDelegateHandlesWhatTheDataSourceDoesNotMove() async throws {
        for canMove in [true, false] {
            let letters = Letters()
            letters.fixed = canMove ? [] : ["a"]
            let log = DragModel.Log()
            let drop = DragTable("drop", [["a", "b", "c", "d"]], log)
            drop.table.dataSource = letters
            drop.table.layoutIfNeeded()
            drop.table.dropDelegate = drop
            drop.onDrop = { letters.moves.append("drop") }
            drop.operation = .move
            drop.fixed = []
            try Finger().drag(rowAt: row(0), in: drop.table, to: .row(row(1), in: drop.table))
            XCTAssertEqual(letters.moves.first, canMove ? "0 1" : "drop")
        }
    }

    @MainActor
    func testAPressThatMovesDragsTheRowAndAPressThatStaysOpensItsMenu() async throws {
        let letters = Letters()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        (table.dataSource, table.delegate, table.dragDelegate) = (letters, letters, letters)
        table.layoutIfNeeded()
        try Finger().drag(rowAt: row(0), in: table, to: .row(row(1), in: table))
        XCTAssertEqual(letters.letters, ["b", "a", "c", "d"])
        XCTAssertFalse(table.hasActiveDrag)
        try Finger().longPress(rowAt: row(0), in: table)
        XCTAssertFalse(table.hasActiveDrag)
        try Finger().choose("Copy", in: table)
    }
}
