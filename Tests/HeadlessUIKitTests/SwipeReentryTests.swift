import Foundation
import HeadlessUIKit
import XCTest

/// Tests that a swipe keeps affecting the row where it began, even if the table's delegate changes the rows during the
/// swipe.
final class SwipeReentryTests: ConformanceTestCase {
    /// A data source and delegate that runs a closure during the first call to a given method.
    @MainActor
    private final class ReentrantDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
        var items = ["a", "b", "c", "d"]
        var calls: [String] = []
        var moment = ""
        var work: (UITableView) -> Void = { _ in }

        private func record(_ name: String, _ path: IndexPath, _ table: UITableView) {
            calls.append("\(name) \(items[path.row])")
            guard name == moment else { return }
            moment = ""
            work(table)
        }

        func insertFirst(_ table: UITableView) {
            items.insert("new", at: 0)
            table.insertRows(at: [path(0)], with: .none)
        }

        /// Deletes a row and inserts a new row, which reuses the deleted row's cell.
        func replace(_ row: Int, _ table: UITableView) {
            items.remove(at: row)
            table.deleteRows(at: [path(row)], with: .none)
            items.insert("new", at: row)
            table.insertRows(at: [path(row)], with: .none)
            table.layoutIfNeeded()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            record("canEdit", indexPath, tableView)
            return true
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            record("trailing", indexPath, tableView)
            return nil
        }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            record("style", indexPath, tableView)
            return .delete
        }
        func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            record("title", indexPath, tableView)
            return nil
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            record("willBegin", indexPath, tableView)
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { record("commit", indexPath, tableView) }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            if let indexPath { record("didEnd", indexPath, tableView) } else { calls.append("didEnd nil") }
        }
    }

    private static let moments = ["canEdit", "trailing", "style", "title", "willBegin", "commit"]

    @MainActor private func makeTable(_ delegate: ReentrantDelegate) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = delegate
        table.delegate = delegate
        table.layoutIfNeeded()
        return table
    }

    @MainActor func testARowThatMovesDuringItsDeletionIsTheOneDeleted() async throws {
        for moment in Self.moments {
            let delegate = ReentrantDelegate()
            let table = makeTable(delegate)
            (delegate.moment, delegate.work) = (moment, { delegate.insertFirst($0) })
            delegate.calls = []
            try Finger().delete(rowAt: path(1), in: table)
            // Ignores the calls of `canEditRowAt` for the new row, which the table also makes.
            XCTAssertEqual(
                delegate.calls.filter { $0 != "canEdit new" },
                ["canEdit b", "trailing b", "style b", "title b", "willBegin b", "commit b", "didEnd b"], moment)
        }
    }

    @MainActor func testARowRemovedWhileItIsDeletedDoesNotAffectItsCellsNextRow() async throws {
        for isEditing in [false, true] {
            for moment in Self.moments {
                let delegate = ReentrantDelegate()
                let table = makeTable(delegate)
                table.setEditing(isEditing, animated: false)
                delegate.calls = []
                (delegate.moment, delegate.work) = (moment, { delegate.replace(1, $0) })
                XCTAssertNoThrow(try Finger().delete(rowAt: path(1), in: table), moment)
                // Ignores the calls of `canEditRowAt` and `editingStyleForRowAt` for the new row, which the table also
                // makes.
                let others = delegate.calls.filter { call in
                    !call.hasSuffix(" b") && call != "didEnd nil" && !["canEdit new", "style new"].contains(call)
                }
                XCTAssertEqual(others, [], "\(moment), \(delegate.calls)")
            }
        }
    }

    @MainActor func testADragEndsWithoutFurtherCallsWhenTheRowsChange() async throws {
        let delegate = Mover()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = delegate
        table.delegate = delegate
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        for moment in ["canMove", "target"] {
            delegate.calls = []
            delegate.moment = moment
            try Finger().move(rowAt: path(3), to: path(0), in: table)
            XCTAssertEqual(delegate.calls, moment == "canMove" ? ["canMove 3"] : ["canMove 3", "target 3"])
        }
    }

    @MainActor
    private final class Mover: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        var moment = ""

        private func record(_ name: String, _ path: IndexPath, _ table: UITableView) {
            guard !moment.isEmpty else { return }
            calls.append("\(name) \(path.row)")
            guard name == moment else { return }
            moment = ""
            table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
            moment = "done"
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            record("canMove", indexPath, tableView)
            return true
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath {
            record("target", source, tableView)
            return proposed
        }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            record("move", source, tableView)
        }
    }
}
