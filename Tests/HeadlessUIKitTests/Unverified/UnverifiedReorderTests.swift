import Foundation
import HeadlessUIKit
import XCTest

/// Tests the calls to the data source and the delegate during a drag, and how a drag ends. Each test's comment
/// describes how to verify the behavior on a device.
final class UnverifiedReorderTests: ConformanceTestCase {
    /// To verify this on a device, drop a row at its original position, and check whether `moveRowAt` is called. The
    /// expected result is written from memory.
    @MainActor
    func testARowDroppedInItsPlaceDoesNotCallTheDataSource() async throws {
        let letters = ReorderTests.Letters()
        let table = makeTable(letters)
        try Finger().move(rowAt: path(2), to: path(2), in: table)
        XCTAssertEqual(letters.calls, [])
    }

    /// To verify this on a device, log the index paths that are proposed to `targetIndexPathForMoveFromRowAt` during
    /// the drag. Apple's guide only shows a table with one section.
    @MainActor
    func testADragThroughSectionsPassesEveryPlace() async throws {
        @MainActor
        final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
            var rows = [["a", "b"], ["c"], ["d", "e"]]
            var proposed: [IndexPath] = []

            func numberOfSections(in tableView: UITableView) -> Int { rows.count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {
                let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
                rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
            }
            func tableView(
                _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                toProposedIndexPath proposedDestinationIndexPath: IndexPath
            ) -> IndexPath {
                proposed.append(proposedDestinationIndexPath)
                return proposedDestinationIndexPath
            }
        }
        let sections = Sections()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = sections
        table.delegate = sections
        table.setEditing(true, animated: false)
        try Finger().move(rowAt: [0, 0], to: [2, 1], in: table)
        XCTAssertEqual(sections.proposed, [[0, 1], [1, 0], [1, 1], [2, 0], [2, 1]])
        XCTAssertEqual(sections.rows, [["b"], ["c"], ["d", "a", "e"]])
        sections.proposed = []
        try Finger().move(rowAt: [2, 1], to: [0, 1], in: table)
        XCTAssertEqual(sections.proposed, [[2, 0], [1, 1], [1, 0], [0, 1]])
        XCTAssertEqual(sections.rows, [["b", "a"], ["c"], ["d", "e"]])
    }

    /// To verify this on a device, delete rows while a finger drags another row, and check whether the data source is
    /// called when the drag ends. No public source describes this behavior.
    @MainActor
    func testADragEndsWithoutADropWhenTheRowsChangeUnderIt() async throws {
        let list = TouchReentryTests.Changing(3)
        let table = list.makeTable()
        table.setEditing(true, animated: false)
        list.onTarget = { table in
            list.onTarget = { _ in }
            list.count = 1
            table.deleteRows(at: [path(1), path(2)], with: .none)
        }
        let raised = exceptions { try? Finger().move(rowAt: path(0), to: path(2), in: table) }
        XCTAssertEqual(raised, [])
        XCTAssertEqual(list.calls, [])
    }

    /// To verify this on a device, return the original position as the target of a dragged item, and check whether
    /// `moveItemAt` is called. The expected result is written from memory.
    @MainActor
    func testAnItemDroppedInItsOwnPlaceStays() async throws {
        let recorder = CollectionRecorder(count: 5)
        recorder.target = { _ in path(3) }
        let list = makeMovableList(recorder)
        try Finger().move(rowAt: path(3), to: path(1), in: list)
        XCTAssertFalse(recorder.takeCalls().contains { $0.hasPrefix("move") })
    }
}
