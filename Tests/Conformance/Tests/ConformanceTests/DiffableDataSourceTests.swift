import CellDirector
import XCTest

/// Tests a table whose data source applies snapshots.
final class DiffableDataSourceTests: DiffableDataSourceTestCase {
    // MARK: Applying

    @MainActor
    func testApplyingShowsTheItems() async {
        let list = SnapshotList([[1, 2], [3]])
        XCTAssertEqual(list.shown, ["1", "2", "3"])
        XCTAssertEqual(list.table.numberOfSections, 2)
        XCTAssertEqual(list.source.snapshot().itemIdentifiers, [1, 2, 3])
    }

    @MainActor
    func testApplyingKeepsTheCellsOfUnchangedItems() async throws {
        for animates in [true, false] {
            let list = SnapshotList([[1, 2, 3], [4]])
            let cells = list.table.visibleCells
            list.apply([[3, 1], [9, 4]], animatingDifferences: animates)
            XCTAssertEqual(list.shown, ["3", "1", "9", "4"])
            XCTAssertTrue(list.table.visibleCells[0] === cells[2])
            XCTAssertTrue(list.table.visibleCells[1] === cells[0])
            XCTAssertTrue(list.table.visibleCells[3] === cells[3])
            XCTAssertEqual(list.provided, [9], "only the inserted item is requested")
        }
    }

    @MainActor
    func testAnItemKeepsItsCellInAnotherSection() async throws {
        let list = SnapshotList([[1, 2], [3]])
        let cell = list.table.visibleCells[1]
        list.apply([[1], [3, 2]])
        XCTAssertEqual(list.table.indexPath(for: cell), path(1, 1))
        XCTAssertEqual(list.provided, [])
    }

    @MainActor
    func testSectionsAreInsertedRemovedAndMovedWithChangedItems() async {
        let list = SnapshotList()
        list.apply(sections: [(0, [1, 2]), (1, [3]), (2, [4, 5])])
        let cell = list.table.visibleCells[4]
        list.apply(sections: [(2, [6, 5]), (7, [1]), (0, [2, 4])])
        XCTAssertEqual(list.shown, ["6", "5", "1", "2", "4"])
        XCTAssertTrue(list.table.visibleCells[1] === cell)
        XCTAssertEqual(list.source.index(for: 7), 1)
    }

    @MainActor
    func testEqualIdentifiersOfANewSnapshotReplaceTheShownOnes() async {
        struct Item: Hashable {
            let id: Int
            let note: String
            static func == (a: Item, b: Item) -> Bool { a.id == b.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        let table = inWindow(UITableView())
        let source = UITableViewDiffableDataSource<Int, Item>(tableView: table) { _, _, _ in UITableViewCell() }
        for note in ["old", "new"] {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
            snapshot.appendSections([0])
            snapshot.appendItems([Item(id: 1, note: note)])
            await source.apply(snapshot)
            XCTAssertEqual(source.snapshot().itemIdentifiers.map(\.note), [note])
            XCTAssertEqual(source.itemIdentifier(for: path(0))?.note, note)
            XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
        }
    }

    @MainActor
    func testTheSameSnapshotAgainRequestsNothing() async {
        let list = SnapshotList([[1, 2, 3]])
        var completed = 0
        list.source.apply(list.source.snapshot()) { completed += 1 }
        XCTAssertEqual(list.provided, [])
        XCTAssertEqual(completed, 1)
    }

    @MainActor
    func testACompletionIsCalledWhenAllRowsAreShown() async {
        let list = SnapshotList([[1]])
        var seen: [String] = []
        list.source.apply(SnapshotList.snapshot([[1, 2]])) { seen = list.shown }
        XCTAssertEqual(seen, ["1", "2"])
    }

    @MainActor
    func testTheAsyncMethodsApplySnapshots() async {
        let list = SnapshotList([[1]])
        await list.source.apply(SnapshotList.snapshot([[2, 1]]))
        XCTAssertEqual(list.shown, ["2", "1"])
        await list.source.applySnapshotUsingReloadData(SnapshotList.snapshot([[3]]))
        XCTAssertEqual(list.shown, ["3"])
    }

    @MainActor
    func testUsingReloadDataCreatesEveryCellAgain() async {
        let list = SnapshotList([[1, 2]])
        list.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        var completed = 0
        list.source.applySnapshotUsingReloadData(SnapshotList.snapshot([[1, 2]])) { completed += 1 }
        XCTAssertEqual(list.shown, ["1", "2"])
        XCTAssertEqual(list.provided, [1, 2])
        XCTAssertNil(list.table.indexPathForSelectedRow)
        XCTAssertEqual(completed, 1)
    }

    @MainActor
    func testTheSelectionFollowsItsItem() async {
        let list = SnapshotList([[1, 2, 3]])
        list.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        list.apply([[9, 3, 1]])
        XCTAssertEqual(list.table.indexPathForSelectedRow, path(1))
    }

    @MainActor
    func testASnapshotMayBeAppliedInACompletion() async {
        let list = SnapshotList([[1]])
        list.source.apply(SnapshotList.snapshot([[1, 2]])) { list.apply([[2]]) }
        XCTAssertEqual(list.shown, ["2"])
    }

    @MainActor
    func testSnapshotsMayBeAppliedBeforeTheFirstLayout() async {
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain))
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = String(item)
            return cell
        }
        XCTAssertTrue(table.dataSource === source)
        source.apply(SnapshotList.snapshot([[1], [2]]), completion: nil)
        source.apply(SnapshotList.snapshot([[1, 3], [2]]), completion: nil)
        XCTAssertEqual(texts(table), ["1", "3", "2"])
    }

    @MainActor
    func testApplyingWithoutTheTableKeepsTheSnapshot() async {
        var table: UITableView? = inWindow(UITableView(frame: .zero, style: .plain))
        let source = table.map { UITableViewDiffableDataSource<Int, Int>(tableView: $0) { _, _, _ in nil } }
        table = nil
        source?.apply(SnapshotList.snapshot([[1]]), completion: nil)
        XCTAssertEqual(source?.snapshot().itemIdentifiers, [1])
    }

    // MARK: Reloading and reconfiguring

    @MainActor
    func testReloadedItemsGetNewCells() async {
        let list = SnapshotList([[1, 2, 3]])
        let cells = list.table.visibleCells
        var snapshot = list.source.snapshot()
        snapshot.reloadItems([2])
        list.use(snapshot)
        XCTAssertEqual(list.provided, [2])
        XCTAssertFalse(list.table.visibleCells[1] === cells[1])
        XCTAssertTrue(list.table.visibleCells[0] === cells[0])
        XCTAssertEqual(list.source.snapshot().reloadedItemIdentifiers, [], "the applied snapshot has no reloaded items")
    }

    @MainActor
    func testReconfiguredItemsKeepTheirCells() async {
        let list = SnapshotList([[1, 2, 3]])
        let cells = list.table.visibleCells
        var snapshot = list.source.snapshot()
        snapshot.reconfigureItems([3, 1])
        list.use(snapshot, animatingDifferences: false)
        XCTAssertEqual(list.provided, [3, 1])
        XCTAssertTrue(zip(cells, list.table.visibleCells).allSatisfy { $0 === $1 })
        XCTAssertEqual(RecordingCell.calls, [], "no cell is prepared for reuse")
        XCTAssertEqual(list.source.snapshot().reconfiguredItemIdentifiers, [])
    }

    @MainActor
    func testReloadedAndReconfiguredItemsMayMoveAndBeInsertedInOneBatch() async {
        let list = SnapshotList([[1, 2, 3], [4]])
        let cells = list.table.visibleCells
        var snapshot = SnapshotList.snapshot([[3, 5, 4], [2]])
        snapshot.reloadItems([2, 5])
        snapshot.reconfigureItems([4, 5])
        list.use(snapshot)
        XCTAssertEqual(list.shown, ["3", "5", "4", "2"])
        XCTAssertFalse(list.table.visibleCells[3] === cells[1])
        XCTAssertTrue(list.table.visibleCells[2] === cells[3])
        XCTAssertEqual(list.provided, [5, 2, 4], "an inserted item is requested only once")
    }

    @MainActor
    func testReloadedSectionsGetNewCellsAndViews() async {
        let list = SnapshotList([[1], [2]])
        let header = list.table.headerView(forSection: 1)
        let cell = list.table.visibleCells[0]
        var snapshot = list.source.snapshot()
        snapshot.reloadSections([1])
        snapshot.reloadItems([2])
        list.use(snapshot)
        XCTAssertEqual(list.provided, [2])
        XCTAssertFalse(list.table.headerView(forSection: 1) === header)
        XCTAssertTrue(list.table.visibleCells[0] === cell)
    }

    // MARK: Lookups

    @MainActor
    func testIdentifiersAreFoundByPositionAndPositionsByIdentifier() async {
        let list = SnapshotList([[1, 2], [3]])
        XCTAssertEqual(list.source.itemIdentifier(for: path(0, 1)), 3)
        XCTAssertNil(list.source.itemIdentifier(for: path(1, 1)))
        XCTAssertNil(list.source.itemIdentifier(for: path(0, 2)))
        XCTAssertNil(list.source.itemIdentifier(for: IndexPath(index: 0)))
        XCTAssertEqual(list.source.indexPath(for: 2), path(1))
        XCTAssertNil(list.source.indexPath(for: 9))
        XCTAssertEqual(list.source.sectionIdentifier(for: 1), 1)
        XCTAssertNil(list.source.sectionIdentifier(for: 2))
        XCTAssertEqual(list.source.index(for: 1), 1)
        XCTAssertNil(list.source.index(for: 5))
    }
}
