import Foundation
import HeadlessUIKit
import XCTest

/// What snapshots and diffable data sources do where no page says it. Each test says which observation on a device
/// would settle it.
final class UnverifiedSnapshotTests: XCTestCase {
    /// Settled by: the reloaded and reconfigured identifiers after a deletion. No source found.
    @MainActor
    func testMarksOfWhatIsDeletedAreLeftOut() async {
        var snapshot = makeSnapshot()
        snapshot.reloadItems(["c", "d"])
        snapshot.reconfigureItems(["e"])
        snapshot.reloadSections([1])
        snapshot.deleteSections([1])
        XCTAssertEqual(snapshot.reloadedItemIdentifiers, ["c"])
        XCTAssertEqual(snapshot.reconfiguredItemIdentifiers, [])
        XCTAssertEqual(snapshot.reloadedSectionIdentifiers, [])
    }

    /// Settled by: the log of one item appended again. A report shows that of four (iOS04-PhotoGether#74).
    @MainActor
    func testTheWarningOfOneItem() async {
        var snapshot = makeSnapshot()
        let logged = warnings { snapshot.appendItems(["a"]) }
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: 1), ["d", "e", "a"])
        XCTAssertEqual(
            logged.first?.hasPrefix(
                Sentences.existing(1, "item") + "The existing item identifier will be moved into place instead,"), true)
    }

    /// Settled by: applying a snapshot inside the cell provider. No source found.
    @MainActor
    func testApplyingWhileApplyingWaits() async {
        let list = SnapshotList([[1]])
        list.onProvide = { item in
            guard item == 2 else { return }
            list.apply([[3]])
        }
        list.use(SnapshotList.snapshot([[1, 2]]))
        XCTAssertEqual(list.shown, ["3"])
        XCTAssertEqual(list.source.snapshot().itemIdentifiers, [3])
    }

    /// Settled by: `canEditRowAt` of a data source that is not subclassed. No source found.
    @MainActor
    func testRowsCannotBeEditedByDefault() async {
        let table = UITableView(frame: .zero, style: .plain)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        source.apply(SnapshotList.snapshot([[1]]), completion: nil)
        XCTAssertFalse(source.tableView(table, canEditRowAt: path(0)))
        XCTAssertNil(source.tableView(table, titleForHeaderInSection: 0))
        XCTAssertNil(source.tableView(table, titleForFooterInSection: 0))
    }

    /// Settled by: the message when a provider returns nil. In the manner of the table's (HVTableView#27).
    @MainActor
    func testAProviderMustGiveACell() async {
        let list = makeCollection(CollectionRecorder([]))
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1])
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { _, _, _ in nil }
        let raised = exceptions { source.apply(snapshot) }
        XCTAssertEqual(
            raised.first?.reason,
            "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for "
                + "index path \(Sentences.printed(0, 0))")
    }
}
