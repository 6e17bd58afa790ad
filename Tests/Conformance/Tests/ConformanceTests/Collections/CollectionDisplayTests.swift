import CellDirector
import XCTest

final class CollectionDisplayTests: ConformanceTestCase {
    @MainActor
    func testCellsAreCreatedForVisibleItemsAndReused() async {
        let recorder = CollectionRecorder(count: 1_000_000)
        let list = makeCollection(recorder)
        XCTAssertEqual(texts(list), (0..<10).map(String.init))
        XCTAssertNil(list.cellForItem(at: path(10)))

        list.contentOffset.y = 44 * 500_000
        XCTAssertEqual(texts(list), (500_000..<500_010).map(String.init))
        XCTAssertEqual(RecordingItem.made, 0)
        XCTAssertEqual(RecordingItem.calls.count { $0.hasPrefix("prepareForReuse") }, 10)
        XCTAssertEqual(list.subviews.count, 10)
    }

    @MainActor
    func testAnItemAppearsWithItsCellAndWillDisplay() async {
        let recorder = CollectionRecorder(count: 20)
        let list = makeCollection(recorder)
        list.contentOffset.y = 44
        list.layoutIfNeeded()
        XCTAssertEqual(recorder.takeCalls(), ["didEndDisplaying 0-0", "cell 0-10", "willDisplay 0-10"])
    }

    @MainActor
    func testOnlyCellsOfVisibleItemsHaveIndexPaths() async throws {
        let list = makeCollection(CollectionRecorder(count: 20))
        let cell = try XCTUnwrap(list.cellForItem(at: path(3)))
        XCTAssertEqual(list.indexPath(for: cell), path(3))
        list.contentOffset.y = 440
        XCTAssertEqual(list.indexPathsForVisibleItems, (10..<20).map { path($0) })
        XCTAssertNotEqual(list.indexPath(for: cell), path(3))
        list.dataSource = nil
        list.layoutIfNeeded()
        XCTAssertNil(list.indexPath(for: cell))
    }

    @MainActor
    func testReloadDataAsksNothingImmediately() async {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        recorder.items = [["a"]]
        list.reloadData()
        XCTAssertEqual(recorder.takeCalls(), [])
        XCTAssertEqual(texts(list), ["a"])
    }

    @MainActor
    func testReconfiguringKeepsTheCellAndReloadingReplacesIt() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        let cell = try XCTUnwrap(list.cellForItem(at: path(1)))
        recorder.items[0][1] = "other"
        list.reconfigureItems(at: [path(1)])
        XCTAssertTrue(list.cellForItem(at: path(1)) === cell)
        XCTAssertEqual(texts(list), ["0", "other", "2"])
        XCTAssertEqual(recorder.takeCalls(), ["cell 0-1"])
        XCTAssertEqual(RecordingItem.calls, [])

        list.reloadItems(at: [path(1)])
        XCTAssertFalse(list.cellForItem(at: path(1)) === cell)
        XCTAssertEqual(
            recorder.takeCalls().filter { !$0.hasPrefix("items") && $0 != "sections" },
            ["cell 0-1", "willDisplay 0-1", "didEndDisplaying 0-1"])
    }

    @MainActor
    func testWithoutADataSourceTheListIsEmpty() async {
        let list = inWindow(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout()))
        XCTAssertEqual(list.numberOfSections, 0)
        XCTAssertEqual(list.visibleCells.count, 0)
    }
}
