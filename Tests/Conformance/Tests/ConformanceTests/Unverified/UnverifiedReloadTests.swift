import CellDirector
import XCTest

/// What reloading and reconfiguring call, and what becomes of the selection. Each test says which observation on a
/// device would settle it.
final class UnverifiedReloadTests: UnverifiedTestCase {
    /// Settled by: a log of the data source and the delegate during `reloadRows`. From memory.
    @MainActor
    func testReloadRowsDisplaysTheNewCellBeforeTheOldEnds() async {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.reloadRows(at: [path(1)], with: .automatic)
        claimEqual(
            recorder.takeCalls(),
            ["sections", "rows 0", "cell 0-1", "canEdit 0-1", "willDisplay 0-1", "didEndDisplaying 0-1"])
    }

    /// Settled by: the same log during `reconfigureRows`. From memory.
    @MainActor
    func testReconfigureDisplaysNothing() async {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.reconfigureRows(at: [path(1)])
        claimEqual(recorder.takeCalls(), ["cell 0-1"])
    }

    /// Settled by: a collection view's selected items after `reloadData()`. Apps restore them (titanium-sdk#2698).
    @MainActor
    func testReloadDataOfACollectionViewDropsTheSelection() async {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        list.selectItem(at: path(1), animated: false, scrollPosition: [])
        list.reloadData()
        claimEqual(list.indexPathsForSelectedItems, [])
    }
}
