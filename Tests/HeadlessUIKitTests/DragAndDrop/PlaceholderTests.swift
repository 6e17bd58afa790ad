import HeadlessUIKit
import XCTest

/// Tests the placeholders of dropped items.
final class PlaceholderTests: ConformanceTestCase {
    /// A list whose drops insert placeholders, and that keeps their contexts.
    @MainActor
    private final class Waiting {
        let list: DragModel
        var contexts: [Context] = []

        /// The context of a placeholder in either kind of list.
        struct Context {
            let commit: ((IndexPath) -> Void) -> Bool
            let delete: () -> Bool
        }

        init(_ list: DragModel) { self.list = list }

        func insert(_ coordinator: any UITableViewDropCoordinator, at indexPath: IndexPath, height: CGFloat) {
            for item in coordinator.items {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: indexPath, reuseIdentifier: "waiting", rowHeight: height)
                let text = "waiting \(contexts.count)"
                placeholder.cellUpdateHandler = { $0.textLabel?.text = text }
                let context = coordinator.drop(item.dragItem, to: placeholder)
                contexts.append(
                    Context(
                        commit: { context.commitInsertion(dataSourceUpdates: $0) },
                        delete: { context.deletePlaceholder() }))
            }
        }
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// A drop delegate that inserts placeholders.
    @MainActor
    private final class Dropper: NSObject, UITableViewDropDelegate {
        let waiting: Waiting
        var height: CGFloat = 60

        init(_ waiting: Waiting) { self.waiting = waiting }

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let end = IndexPath(row: tableView.numberOfRows(inSection: 0), section: 0)
            waiting.insert(coordinator, at: coordinator.destinationIndexPath ?? end, height: height)
        }
    }

    /// Two tables; drops in the right one insert placeholders.
    @MainActor
    private func make(_ right: [[String]]) -> (screen: DragScreen, table: DragTable, waiting: Waiting, Dropper)? {
        let screen = DragScreen([["a", "b", "c"]], right, .tables)
        guard let table = screen.right as? DragTable else { return nil }
        table.table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
        let waiting = Waiting(table)
        let dropper = Dropper(waiting)
        table.table.dropDelegate = dropper
        return (screen, table, waiting, dropper)
    }

    @MainActor
    func testAPlaceholderIsShownUntilItsRowIsInserted() async throws {
        let (screen, list, waiting, dropper) = try XCTUnwrap(make([["x", "y"]]))
        let table = list.table
        try Finger().drag(rowAt: path(0), in: screen.left.list, to: .row(path(1), in: table))
        XCTAssertEqual(list.shown, ["x", "waiting 0", "y"])
        XCTAssertEqual(table.visibleCells.map(\.frame.height), [40, 60, 40])
        // The data source and the table's members do not count the placeholder.
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(table.cellForRow(at: path(1))?.textLabel?.text, "y")
        XCTAssertEqual(table.rectForRow(at: path(1)).minY, 100)
        XCTAssertEqual(table.visibleCells.map(table.indexPath(for:)), [path(0), nil, path(1)])
        XCTAssertEqual(table.indexPathsForVisibleRows, [path(0), path(1)])
        XCTAssertTrue(table.hasUncommittedUpdates)
        // A table can be updated in the meantime.
        list.texts[0].insert("w", at: 0)
        table.insertRows(at: [path(0)], with: .automatic)
        XCTAssertEqual(list.shown, ["w", "x", "waiting 0", "y"])
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, false, false, true])
        var inserted: IndexPath?
        XCTAssertTrue(
            waiting.contexts[0].commit {
                inserted = $0
                list.texts[0].insert("a", at: $0.row)
            })
        XCTAssertEqual(inserted, path(2))
        XCTAssertEqual(list.shown, ["w", "x", "a", "y"])
        XCTAssertEqual(table.visibleCells.map(\.frame.height), [40, 40, 40, 40])
        XCTAssertEqual(table.indexPathForSelectedRow, path(3))
        XCTAssertFalse(table.hasUncommittedUpdates)
        XCTAssertFalse(waiting.contexts[0].commit { _ in XCTFail("the placeholder is gone") })
        withExtendedLifetime(dropper) {}
    }

    @MainActor
    func testAPlaceholderIsDeletedOrDroppedByAReload() async throws {
        let (screen, list, waiting, dropper) = try XCTUnwrap(make([["x", "y"]]))
        for row in 0..<2 {
            try Finger().drag(rowAt: path(row), in: screen.left.list, to: .row(path(1), in: list.table))
        }
        XCTAssertEqual(list.shown, ["x", "waiting 0", "waiting 1", "y"])
        XCTAssertTrue(waiting.contexts[0].delete())
        XCTAssertFalse(waiting.contexts[0].delete())
        XCTAssertEqual(list.shown, ["x", "waiting 1", "y"])
        list.table.reloadData()
        list.table.layoutIfNeeded()
        XCTAssertEqual(list.shown, ["x", "y"])
        XCTAssertFalse(waiting.contexts[1].commit { _ in XCTFail("the placeholder is gone") })
        withExtendedLifetime(dropper) {}
    }

    @MainActor
    func testAPlaceholderTakesNoTouchesAndSizesItself() async throws {
        let (screen, list, _, dropper) = try XCTUnwrap(make([["x"]]))
        dropper.height = UITableView.automaticDimension
        try Finger().drag(rowAt: path(0), in: screen.left.list, to: .row(path(0), in: list.table))
        let cell = list.table.visibleCells[0]
        XCTAssertEqual(cell.textLabel?.text, "waiting 0")
        XCTAssertGreaterThan(cell.frame.height, 40)
        try Finger().tap(cell)
        XCTAssertFalse(cell.isSelected)
        try Finger().tap(rowAt: path(0), in: list.table)
        XCTAssertEqual(list.table.indexPathForSelectedRow, path(0))
        XCTAssertTrue(list.table.visibleCells[1].isSelected)
    }

    @MainActor
    func testACommitThatInsertsNoRowIsAnException() async throws {
        let (screen, list, waiting, dropper) = try XCTUnwrap(make([["x"]]))
        try Finger().drag(rowAt: path(0), in: screen.left.list, to: .row(path(0), in: list.table))
        let raised = exceptions { _ = waiting.contexts[0].commit { _ in } }
        XCTAssertTrue(raised.first?.reason.contains("Invalid batch updates detected") ?? false)
        withExtendedLifetime(dropper) {}
    }

    @MainActor
    func testACollectionViewShowsAPlaceholder() async throws {
        @MainActor
        final class Dropper: NSObject, UICollectionViewDropDelegate {
            var context: (any UICollectionViewDropPlaceholderContext)?
            var updates = 0

            func collectionView(
                _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UICollectionViewDropProposal {
                UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
            ) {
                guard let item = coordinator.items.first, let indexPath = coordinator.destinationIndexPath else {
                    return
                }
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: indexPath, reuseIdentifier: "cell")
                placeholder.cellUpdateHandler = { [unowned self] cell in
                    updates += 1
                    (cell as? DragGrid.Cell)?.text = "waiting"
                }
                context = coordinator.drop(item.dragItem, to: placeholder)
            }
        }
        let screen = DragScreen([["a"]], [["x", "y"], ["z"]], .tableAndGrid)
        let grid = try XCTUnwrap(screen.right as? DragGrid)
        let dropper = Dropper()
        grid.grid.dropDelegate = dropper
        try Finger().drag(rowAt: path(0), in: screen.left.list, to: .row(path(2), in: grid.list))
        XCTAssertEqual(grid.shown, ["x", "y", "waiting", "z"])
        XCTAssertEqual(grid.grid.numberOfItems(inSection: 0), 2)
        dropper.context?.setNeedsCellUpdate()
        XCTAssertEqual(dropper.updates, 2)
        XCTAssertEqual(dropper.context?.commitInsertion { grid.texts[0].insert("a", at: $0.item) }, true)
        XCTAssertEqual(grid.shown, ["x", "y", "a", "z"])
        XCTAssertEqual(grid.grid.numberOfItems(inSection: 0), 3)
    }

    /// Random updates of a table with placeholders. The model is a list of shown texts.
    @MainActor
    func testRandomUpdatesAroundPlaceholdersAgreeWithAModel() async throws {
        try forEachSeed(1...24) { seed in
            var random = SplitMix64(state: seed)
            let (screen, list, waiting, dropper) = try XCTUnwrap(make([["0", "1", "2", "3"]]))
            let table = list.table
            table.frame.size.height = 4000
            var shown = ["0", "1", "2", "3"]
            var next = 4
            let isWaiting: (String) -> Bool = { $0.hasPrefix("waiting") }
            for _ in 0..<timesToRun(80) {
                let counted = shown.filter { !isWaiting($0) }
                let place = shown.indices.filter { isWaiting(shown[$0]) }.randomElement(using: &random)
                let context = place.flatMap { Int(shown[$0].dropFirst(8)) }.map { waiting.contexts[$0] }
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    let row = Int.random(in: 0...counted.count, using: &random)
                    let places = shown.indices.filter { !isWaiting(shown[$0]) }
                    shown.insert(
                        "waiting \(waiting.contexts.count)", at: row < places.count ? places[row] : shown.count)
                    try Finger().drag(rowAt: path(0), in: screen.left.list, to: .row(path(row), in: table))
                case 1:
                    guard let place, let context else { continue }
                    XCTAssertTrue(context.delete())
                    shown.remove(at: place)
                case 2:
                    guard let place, let context else { continue }
                    XCTAssertTrue(context.commit { list.texts[0].insert("\(next)", at: $0.row) })
                    shown[place] = "\(next)"
                    next += 1
                default:
                    let deleted = counted.indices.randomElement(using: &random)
                    var kept = counted
                    if let deleted { kept.remove(at: deleted) }
                    let row = Int.random(in: 0...kept.count, using: &random)
                    kept.insert("\(next)", at: row)
                    next += 1
                    list.texts = [kept]
                    table.performBatchUpdates {
                        if let deleted { table.deleteRows(at: [path(deleted)], with: .automatic) }
                        table.insertRows(at: [path(row)], with: .automatic)
                    }
                    // A placeholder stays after the row before it, if that row is still there.
                    var after = kept
                    var last: String?
                    for text in shown {
                        guard isWaiting(text) else {
                            if kept.contains(text) { last = text }
                            continue
                        }
                        var place = last.flatMap { last in after.firstIndex(of: last) }.map { $0 + 1 } ?? 0
                        while place < after.count, isWaiting(after[place]) { place += 1 }
                        after.insert(text, at: place)
                    }
                    shown = after
                }
                XCTAssertEqual(list.shown, shown)
                XCTAssertEqual(table.numberOfRows(inSection: 0), list.texts[0].count)
                XCTAssertEqual(
                    table.visibleCells.compactMap(table.indexPath(for:)), list.texts[0].indices.map { path($0) })
            }
            withExtendedLifetime(dropper) {}
        }
    }
}
