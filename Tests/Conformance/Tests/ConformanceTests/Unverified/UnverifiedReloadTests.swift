import CellDirector
import XCTest

/// Tests the calls to the data source and the delegate during a reload or reconfiguration, and the selection afterward.
/// Each test's comment says what to check on a device to verify the behavior.
final class UnverifiedReloadTests: UnverifiedTestCase {
    /// To verify on a device: a log of the calls to the data source and the delegate during `reloadRows`. The expected
    /// order is written from memory.
    @MainActor
    func testReloadRowsDisplaysTheNewCellBeforeTheOldOneEndsDisplaying() async {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.reloadRows(at: [path(1)], with: .automatic)
        claimEqual(
            recorder.takeCalls(),
            ["sections", "rows 0", "cell 0-1", "canEdit 0-1", "willDisplay 0-1", "didEndDisplaying 0-1"])
    }

    /// To verify on a device: a log of the calls to the data source and the delegate during `reconfigureRows`. The
    /// expected log is written from memory.
    @MainActor
    func testReconfigureDisplaysNothing() async {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.reconfigureRows(at: [path(1)])
        claimEqual(recorder.takeCalls(), ["cell 0-1"])
    }

    /// To verify on a device: a collection view's selected items after `reloadData()`. Apps restore the selection
    /// themselves (titanium-sdk#2698).
    @MainActor
    func testReloadDataOfACollectionViewDropsTheSelection() async {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        list.selectItem(at: path(1), animated: false, scrollPosition: [])
        list.reloadData()
        claimEqual(list.indexPathsForSelectedItems, [])
    }

    /// To verify on a device: the text of a table's cells, and which cells are requested, after a batch update that
    /// inserts a row, reconfigures two other rows, and deletes one of the reconfigured rows. No source found.
    @MainActor
    func testRowsThatABatchReconfiguresAreConfiguredAfterTheUpdates() async {
        let recorder = Recorder([["a", "b", "c"]])
        let table = makeTable(recorder)
        let cells = table.visibleCells
        _ = recorder.takeCalls()
        var calls: [String] = []
        table.performBatchUpdates {
            recorder.rows = [["new", "a", "B"]]
            table.insertRows(at: [path(0)], with: .none)
            table.reconfigureRows(at: [path(1), path(2)])
            table.deleteRows(at: [path(2)], with: .none)
        } completion: { _ in
            calls = recorder.takeCalls().filter { $0.hasPrefix("cell") }
        }
        claimEqual(calls, ["cell 0-0", "cell 0-2"])
        claimEqual(texts(table), ["new", "a", "B"])
        claimEqual(table.cellForRow(at: path(2)) === cells[1], true)
    }
}
