import CellDirector
import XCTest

/// Tests undocumented behavior of snapshots and diffable data sources. Each test's comment says what to check on a
/// device to verify the behavior.
final class UnverifiedSnapshotTests: UnverifiedTestCase {
    /// To verify on a device: the reloaded and reconfigured identifiers after a deletion. No source found.
    @MainActor
    func testDeletedItemsAreNoLongerReloadedOrReconfigured() async {
        var snapshot = makeSnapshot()
        snapshot.reloadItems(["c", "d"])
        snapshot.reconfigureItems(["e"])
        snapshot.reloadSections([1])
        snapshot.deleteSections([1])
        claimEqual(snapshot.reloadedItemIdentifiers, ["c"])
        claimEqual(snapshot.reconfiguredItemIdentifiers, [])
        claimEqual(snapshot.reloadedSectionIdentifiers, [])
    }

    /// To verify on a device: the effect of applying a snapshot inside the cell provider. No source found.
    @MainActor
    func testASnapshotAppliedWhileAnotherIsAppliedWaits() async {
        let list = SnapshotList([[1]])
        list.onProvide = { item in
            guard item == 2 else { return }
            list.apply([[3]])
        }
        list.use(SnapshotList.snapshot([[1, 2]]))
        claimEqual(list.shown, ["3"])
        claimEqual(list.source.snapshot().itemIdentifiers, [3])
    }

    /// To verify on a device: the return values of `canEditRowAt` and of the header and footer title methods, for a
    /// data source that is not subclassed. No source found.
    @MainActor
    func testRowsCannotBeEditedByDefault() async {
        let table = inWindow(UITableView(frame: .zero, style: .plain))
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        source.apply(SnapshotList.snapshot([[1]]), completion: nil)
        claimFalse(source.tableView(table, canEditRowAt: path(0)))
        claimNil(source.tableView(table, titleForHeaderInSection: 0))
        claimNil(source.tableView(table, titleForFooterInSection: 0))
    }
}
