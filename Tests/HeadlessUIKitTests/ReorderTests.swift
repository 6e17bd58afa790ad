import XCTest

@testable import HeadlessUIKit

/// Tests dragging rows to different positions.
final class ReorderTests: ConformanceTestCase {
    @MainActor
    final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
        var letters = ["a", "b", "c", "d", "e"]
        var fixed: Set<String> = []
        var calls: [String] = []
        var redirect: (IndexPath) -> IndexPath = { $0 }

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
            calls.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
            letters.insert(letters.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            calls.append("target \(proposedDestinationIndexPath.row)")
            return redirect(proposedDestinationIndexPath)
        }
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @MainActor
    func testTheTargetIsRequestedOverEachRowAndTheCellIsKept() async throws {
        let letters = Letters()
        let table = makeTable(letters)
        let cell = table.cellForRow(at: row(0))
        try Finger().move(rowAt: row(0), to: row(3), in: table)
        XCTAssertEqual(letters.calls, ["target 1", "target 2", "target 3", "move 0 3"])
        XCTAssertEqual(letters.letters, ["b", "c", "d", "a", "e"])
        XCTAssertTrue(table.cellForRow(at: row(3)) === cell)
        XCTAssertEqual(table.visibleCells.map(\.textLabel?.text), letters.letters)
    }

    @MainActor
    func testTheDelegateRedirectsADrop() async throws {
        let letters = Letters()
        let table = makeTable(letters)
        letters.redirect = { _ in IndexPath(row: 1, section: 0) }
        try Finger().move(rowAt: row(4), to: row(0), in: table)
        XCTAssertEqual(letters.letters, ["a", "e", "b", "c", "d"])
    }

    @MainActor
    func testOnlyMovableRowsMoveAndOnlyInEditingMode() async {
        let letters = Letters()
        letters.fixed = ["b"]
        let table = makeTable(letters)
        XCTAssertThrowsError(try Finger().move(rowAt: row(1), to: row(0), in: table)) {
            XCTAssertEqual("\($0)", Sentences.rowCannotBeMoved)
        }
        XCTAssertThrowsError(try Finger().move(rowAt: row(0), to: row(9), in: table)) {
            XCTAssertEqual("\($0)", "there is no row 9")
        }
        table.setEditing(false, animated: false)
        XCTAssertThrowsError(try Finger().move(rowAt: row(0), to: row(2), in: table))
        XCTAssertEqual(letters.letters, ["a", "b", "c", "d", "e"])
    }

    @MainActor
    func testADataSourceWithoutTheMoveMethodMovesNothing() async {
        let controller = UITableViewController(style: .plain)
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let source = Source()
        controller.tableView.dataSource = source
        controller.tableView.layoutIfNeeded()
        controller.tableView.setEditing(true, animated: false)
        let cells = controller.tableView.visibleCells
        XCTAssertThrowsError(try Finger().move(rowAt: row(0), to: row(2), in: controller.tableView))
        XCTAssertEqual(controller.tableView.visibleCells, cells)
    }

    @MainActor
    func testADiffableDataSourceIsNotifiedOfAMove() async throws {
        final class Source: UITableViewDiffableDataSource<Int, String> {
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {
                guard let moved = itemIdentifier(for: sourceIndexPath),
                    let other = itemIdentifier(for: destinationIndexPath)
                else { return }
                var snapshot = snapshot()
                snapshot.moveItem(moved, beforeItem: other)
                apply(snapshot, animatingDifferences: false, completion: nil)
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false, completion: nil)
        table.setEditing(true, animated: false)

        try Finger().move(rowAt: row(2), to: row(0), in: table)

        XCTAssertEqual(source.snapshot().itemIdentifiers, ["c", "a", "b"])
        XCTAssertEqual(table.visibleCells.map(\.textLabel?.text), ["c", "a", "b"])
    }
}

@MainActor
func makeTable(_ letters: ReorderTests.Letters) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = letters
    table.delegate = letters
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    return table
}
