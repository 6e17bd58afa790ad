import Foundation
import HeadlessUIKit
import XCTest

/// Tests a table whose data source applies snapshots.
final class DiffableDataSourceTests: DiffableDataSourceTestCase {
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
    func testASubclassProvidesTitlesAndAllowsEditing() async throws {
        let list = SnapshotList([[1, 2], [3]])
        XCTAssertEqual(list.table.headerView(forSection: 1)?.textLabel?.text, "Section 1")
        list.source.isEditable = true
        try Finger().delete(rowAt: path(0), in: list.table)
        XCTAssertEqual(list.shown, ["2", "3"])
    }

    // MARK: Refusals

    @MainActor
    func testAProviderThatReturnsNoCellIsRefused() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        let raised = exceptions {
            source.apply(SnapshotList.snapshot([[1]]))
            table.layoutIfNeeded()
        }
        XCTAssertEqual(raised.count, 1)
        XCTAssertEqual(raised.first?.reason.contains(") failed to obtain a cell from its dataSource ("), true)
    }

    @MainActor
    func testReconfiguringWithAnotherCellIsRefused() async {
        let list = SnapshotList([[1]])
        list.makesNewCells = true
        var snapshot = list.source.snapshot()
        snapshot.reconfigureItems([1])
        XCTAssertEqual(exceptions { list.use(snapshot) }.count, 1)
    }

    // MARK: Random snapshots

    /// Any snapshot can be applied after any other snapshot. The update raises no exception, and the screen shows the
    /// second snapshot.
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
                // If no section moves, one batch suffices. Rows that are visible before and after the update then keep
                // their cells, unless the row or its section is reloaded, or its section is inserted or deleted.
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
                    XCTAssertTrue(old === cell, "\(place): \(item) keeps its cell")
                    keptCells += 1
                }
                guard testRun?.failureCount == 0 else { return }
            }
        }
        XCTAssertGreaterThan(keptCells, timesToRun(40))
    }
}
