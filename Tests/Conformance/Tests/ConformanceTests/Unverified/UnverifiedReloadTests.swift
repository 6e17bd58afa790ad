import CellDirector
import XCTest

/// Tests the calls during reloading and reconfiguring, and the selection afterwards. The comment of each test says what
/// to check on a device to verify the behavior.
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

    /// To verify on a device: a collection view's selected items after `reloadData()`. Apps restore the selection themselves
    /// (titanium-sdk#2698).
    @MainActor
    func testReloadDataOfACollectionViewDropsTheSelection() async {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        list.selectItem(at: path(1), animated: false, scrollPosition: [])
        list.reloadData()
        claimEqual(list.indexPathsForSelectedItems, [])
    }
}
