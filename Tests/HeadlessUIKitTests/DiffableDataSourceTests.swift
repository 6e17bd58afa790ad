import Foundation
import HeadlessUIKit
import XCTest

/// A table fed from snapshots.
final class DiffableDataSourceTests: XCTestCase {
    // MARK: Applying

    @MainActor
    func testApplyingShowsTheItems() async {
        let list = SnapshotList([[1, 2], [3]])
        XCTAssertEqual(list.shown, ["1", "2", "3"])
        XCTAssertEqual(list.table.numberOfSections, 2)
        XCTAssertEqual(list.source.snapshot().itemIdentifiers, [1, 2, 3])
    }

    @MainActor
    func testApplyingKeepsTheCellsOfWhatStays() async throws {
        for animates in [true, false] {
            let list = SnapshotList([[1, 2, 3], [4]])
            let cells = list.table.visibleCells
            list.apply([[3, 1], [9, 4]], animatingDifferences: animates)
            XCTAssertEqual(list.shown, ["3", "1", "9", "4"])
            XCTAssertTrue(list.table.visibleCells[0] === cells[2])
            XCTAssertTrue(list.table.visibleCells[1] === cells[0])
            XCTAssertTrue(list.table.visibleCells[3] === cells[3])
            XCTAssertEqual(list.provided, [9], "only what came is asked for")
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
    func testSectionsComeGoAndMoveWithChangedItems() async {
        let list = SnapshotList()
        list.apply(sections: [(0, [1, 2]), (1, [3]), (2, [4, 5])])
        let cell = list.table.visibleCells[4]
        list.apply(sections: [(2, [6, 5]), (7, [1]), (0, [2, 4])])
        XCTAssertEqual(list.shown, ["6", "5", "1", "2", "4"])
        XCTAssertTrue(list.table.visibleCells[1] === cell)
        XCTAssertEqual(list.source.index(for: 7), 1)
    }

    @MainActor
    func testASnapshotOfEqualIdentifiersIsTheOneThatIsShown() async {
        struct Item: Hashable {
            let id: Int
            let note: String
            static func == (a: Item, b: Item) -> Bool { a.id == b.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        let table = UITableView()
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
    func testTheSameSnapshotAgainAsksForNothing() async {
        let list = SnapshotList([[1, 2, 3]])
        var completed = 0
        list.source.apply(list.source.snapshot()) { completed += 1 }
        XCTAssertEqual(list.provided, [])
        XCTAssertEqual(completed, 1)
    }

    @MainActor
    func testACompletionIsCalledWhenAllIsShown() async {
        let list = SnapshotList([[1]])
        var seen: [String] = []
        list.source.apply(SnapshotList.snapshot([[1, 2]])) { seen = list.shown }
        XCTAssertEqual(seen, ["1", "2"])
    }

    @MainActor
    func testTheAsyncForms() async {
        let list = SnapshotList([[1]])
        await list.source.apply(SnapshotList.snapshot([[2, 1]]))
        XCTAssertEqual(list.shown, ["2", "1"])
        await list.source.applySnapshotUsingReloadData(SnapshotList.snapshot([[3]]))
        XCTAssertEqual(list.shown, ["3"])
    }

    @MainActor
    func testUsingReloadDataMakesEveryCellAnew() async {
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
    func testApplyingInACompletion() async {
        let list = SnapshotList([[1]])
        list.source.apply(SnapshotList.snapshot([[1, 2]])) { list.apply([[2]]) }
        XCTAssertEqual(list.shown, ["2"])
    }

    @MainActor
    func testApplyingBeforeTheFirstLayout() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
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
        var table: UITableView? = UITableView(frame: .zero, style: .plain)
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
        XCTAssertEqual(list.source.snapshot().reloadedItemIdentifiers, [], "a mark is carried out once")
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
    func testMarkedItemsMayMoveAndComeAtOnce() async {
        let list = SnapshotList([[1, 2, 3], [4]])
        let cells = list.table.visibleCells
        var snapshot = SnapshotList.snapshot([[3, 5, 4], [2]])
        snapshot.reloadItems([2, 5])
        snapshot.reconfigureItems([4, 5])
        list.use(snapshot)
        XCTAssertEqual(list.shown, ["3", "5", "4", "2"])
        XCTAssertFalse(list.table.visibleCells[3] === cells[1])
        XCTAssertTrue(list.table.visibleCells[2] === cells[3])
        XCTAssertEqual(list.provided, [5, 2, 4], "what came is new anyway")
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

    // MARK: Looking up

    @MainActor
    func testIdentifiersAndPlaces() async {
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

    // MARK: Touches

    @MainActor
    func testATapAfterApplyReachesTheRightItem() async throws {
        let list = SnapshotList([[1, 2, 3]])
        list.apply([[3, 9, 1]])
        for (row, item) in [3, 9, 1].enumerated() {
            try Finger().tap(rowAt: path(row), in: list.table)
            XCTAssertEqual(list.tapped, item)
        }
    }

    @MainActor
    func testASubclassGivesTitlesAndAllowsEditing() async throws {
        let list = SnapshotList([[1, 2], [3]])
        XCTAssertEqual(list.table.headerView(forSection: 1)?.textLabel?.text, "Section 1")
        list.source.isEditable = true
        try Finger().delete(rowAt: path(0), in: list.table)
        XCTAssertEqual(list.shown, ["2", "3"])
    }

    // MARK: Refusals

    @MainActor
    func testAProviderWithoutACellStops() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        let raised = exceptions { source.apply(SnapshotList.snapshot([[1]])) }
        XCTAssertEqual(raised.count, 1)
        XCTAssertEqual(raised.first?.reason.contains(") failed to obtain a cell from its dataSource ("), true)
    }

    @MainActor
    func testReconfiguringWithAnotherCellStops() async {
        let list = SnapshotList([[1]])
        list.makesNewCells = true
        var snapshot = list.source.snapshot()
        snapshot.reconfigureItems([1])
        XCTAssertEqual(exceptions { list.use(snapshot) }.count, 1)
    }

    // MARK: Random

    /// Any two snapshots: the table's rules accept the way from one to the other, and the screen shows the second.
    @MainActor
    func testEveryPairOfSnapshotsIsApplied() async {
        var keptCells = 0
        forEachSeed(1...6) { seed in
            var random = SplitMix64(state: seed)
            let list = SnapshotList()
            for step in 0..<100 {
                let place = "seed \(seed), step \(step)"
                list.table.contentOffset.y = CGFloat(
                    Int.random(in: 0...max(0, Int(list.table.contentSize.height) - 440), using: &random))
                list.table.layoutIfNeeded()
                let cells = Dictionary(
                    uniqueKeysWithValues: list.table.visibleCells.map { ($0.textLabel?.text ?? "", $0) })
                let before = list.source.snapshot()
                var snapshot = Self.snapshot(&random)
                let reloaded = snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<12, using: &random) == 0 }
                let kept = snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<12, using: &random) == 0 }
                let sections = snapshot.sectionIdentifiers.filter { _ in Int.random(in: 0..<12, using: &random) == 0 }
                snapshot.reloadItems(reloaded)
                snapshot.reconfigureItems(kept)
                snapshot.reloadSections(sections)
                let raised = exceptions { list.use(snapshot, animatingDifferences: step.isMultiple(of: 2)) }
                XCTAssertEqual(raised, [], place)
                let paths = list.table.indexPathsForVisibleRows ?? []
                XCTAssertEqual(
                    list.shown, paths.compactMap { list.source.itemIdentifier(for: $0).map(String.init) }, place)
                XCTAssertEqual(
                    (0..<list.table.numberOfSections).map { list.table.numberOfRows(inSection: $0) },
                    snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }, place)
                XCTAssertEqual(list.source.snapshot().itemIdentifiers, snapshot.itemIdentifiers, place)
                // One batch does it if no section changes places: then what was seen, and is, keeps its cell.
                let isOneBatch =
                    before.sectionIdentifiers.filter { snapshot.indexOfSection($0) != nil }
                    == snapshot.sectionIdentifiers.filter { before.indexOfSection($0) != nil }
                for (path, cell) in zip(paths, list.table.visibleCells) {
                    guard let item = list.source.itemIdentifier(for: path) else { continue }
                    XCTAssertEqual(list.source.indexPath(for: item), path, place)
                    guard isOneBatch, let old = cells["\(item)"], !reloaded.contains(item),
                        let from = before.sectionIdentifier(containingItem: item), snapshot.indexOfSection(from) != nil,
                        let to = snapshot.sectionIdentifier(containingItem: item), before.indexOfSection(to) != nil,
                        !sections.contains(to)
                    else { continue }
                    XCTAssertTrue(old === cell, "\(place): the cell of \(item)")
                    keptCells += 1
                }
                guard testRun?.failureCount == 0 else { return }
            }
        }
        XCTAssertGreaterThan(keptCells, 40)
    }

    private static func snapshot(_ random: inout SplitMix64) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var items = Array(0..<40).shuffled(using: &random)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in Array(0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) {
            let count = min(items.count, Int.random(in: 0...12, using: &random))
            snapshot.appendSections([section])
            snapshot.appendItems(Array(items.suffix(count)))
            items.removeLast(count)
        }
        return snapshot
    }
}

/// A table of numbers fed from snapshots, which keeps its data source.
@MainActor
final class SnapshotList: NSObject, UITableViewDelegate {
    let table: UITableView
    private(set) var source: TitledSource
    private(set) var tapped: Int?
    var onProvide: (Int) -> Void = { _ in }
    var makesNewCells = false
    private var asked: [Int] = []

    /// The items that a cell was asked for, since the last snapshot was made.
    var provided: [Int] { asked }

    var shown: [String] { texts(table).compactMap { $0 } }

    init(_ items: [[Int]] = []) {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        table.register(RecordingCell.self, forCellReuseIdentifier: "cell")
        source = TitledSource(tableView: table) { _, _, _ in nil }
        super.init()
        source = TitledSource(tableView: table) { [unowned self] table, path, item in
            asked.append(item)
            onProvide(item)
            let cell =
                makesNewCells
                ? RecordingCell(style: .default, reuseIdentifier: "cell")
                : table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = String(item)
            return cell
        }
        table.delegate = self
        apply(items)
        table.layoutIfNeeded()
        asked = []
        RecordingCell.reset()
    }

    func apply(_ items: [[Int]], animatingDifferences: Bool = true) {
        source.apply(Self.snapshot(items), animatingDifferences: animatingDifferences)
    }

    /// `apply` without a completion: where one could wait, Swift would take the form that does.
    func use(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animatingDifferences: Bool = true) {
        source.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    func apply(sections: [(Int, [Int])]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        source.apply(snapshot)
    }

    static func snapshot(_ items: [[Int]]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, items) in items.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tapped = source.itemIdentifier(for: indexPath)
    }
}

/// A data source as apps subclass it.
final class TitledSource: UITableViewDiffableDataSource<Int, Int> {
    var isEditable = false

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section).map { "Section \($0)" }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        apply(snapshot)
    }
}
