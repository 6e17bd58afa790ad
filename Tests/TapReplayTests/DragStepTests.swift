import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the steps that drag rows.
final class DragStepTests: XCTestCase {
    @MainActor
    private func play(_ script: String) async throws -> [String] {
        let screen = ReplayScreen("shelves") { Shelves() }
            .command("plain") { (shelves: Shelves) in shelves.beginReordering() }
        return try await ShelfReplay("screen shelves\n" + script, on: [screen]).mismatches
    }

    @MainActor
    func testRowsAreDraggedWithinAListAndToAnother() async throws {
        let failures = try await play(
            """
            drag row "a" to row "c" in list id "upper"
            expect row 2 in list id "upper" shows "a"
            drag row "a" to row "x"
            expect row 0 in list id "lower" shows "a"
            drag row "b" to row 2 in list id "lower"
            expect row last in list id "lower" shows "b"
            drag row "c" to empty place in list id "lower" halfway
            expect row "c" in list id "upper" is visible
            drag row "c" to empty place in list id "lower"
            expect list id "upper" is empty
            expect drag row "c" into row "x" not possible because "inserts what is dropped there, not into the row"
            expect drag row "c" to row 9 in list id "lower" not possible because "no row 9"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testInAListWithoutADragDelegateTheStepReordersRows() async throws {
        let failures = try await play(
            """
            run plain
            drag row "a" to row "c"
            expect row 2 in list id "upper" shows "a"
            expect drag row "a" into row "b" not possible because "has no drag delegate"
            expect drag row "a" to empty place not possible because "has no drag delegate"
            """)
        XCTAssertEqual(failures, [])
        let elsewhere = try await play("run plain\ndrag row \"a\" to row 0 in list id \"lower\"")
        XCTAssertEqual(elsewhere, [#"a row can be moved only within its own list, which is list id "upper""#])
    }

    /// Two tables of letters that exchange rows.
    private final class Shelves: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        private var letters = [["a", "b", "c"], ["x"]]
        let tables = [UITableView(), UITableView()]

        override func viewDidLoad() {
            super.viewDidLoad()
            for (number, table) in tables.enumerated() {
                table.frame = CGRect(x: 0, y: 300 * number, width: 320, height: 300)
                table.accessibilityIdentifier = ["upper", "lower"][number]
                (table.dataSource, table.dragDelegate, table.dropDelegate) = (self, self, self)
                view.addSubview(table)
            }
        }

        func beginReordering() {
            for table in tables {
                table.dragDelegate = nil
                table.setEditing(true, animated: false)
            }
        }

        private func number(_ table: UITableView) -> Int { table === tables[0] ? 0 : 1 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            letters[number(tableView)].count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = letters[number(tableView)][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { tableView.isEditing }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            let letter = letters[number(tableView)].remove(at: sourceIndexPath.row)
            letters[number(tableView)].insert(letter, at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider())
            item.localObject = letters[number(tableView)][indexPath.row]
            return [item]
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let moved = coordinator.items.compactMap { $0.dragItem.localObject as? String }
            for index in letters.indices { letters[index].removeAll(where: moved.contains) }
            let list = number(tableView)
            let row = min(coordinator.destinationIndexPath?.row ?? .max, letters[list].count)
            letters[list].insert(contentsOf: moved, at: row)
            for table in tables { table.reloadData() }
        }
    }
}
