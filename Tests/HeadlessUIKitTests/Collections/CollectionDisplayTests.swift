import HeadlessUIKit
import XCTest

final class CollectionDisplayTests: XCTestCase {
    @MainActor
    func testCellsAreMadeForWhatIsVisibleAndUsedAgain() async {
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
    func testAnItemComesIntoSightByItsCellAndWillDisplay() async {
        let recorder = CollectionRecorder(count: 20)
        let list = makeCollection(recorder)
        list.contentOffset.y = 44
        list.layoutIfNeeded()
        XCTAssertEqual(recorder.takeCalls(), ["didEndDisplaying 0-0", "cell 0-10", "willDisplay 0-10"])
    }

    @MainActor
    func testIndexPathsOfCells() async throws {
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
    func testReloadDataAsksNothingAtOnce() async {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        recorder.items = [["a"]]
        list.reloadData()
        XCTAssertEqual(recorder.takeCalls(), [])
        XCTAssertEqual(texts(list), ["a"])
    }

    @MainActor
    func testAnInsertionStraightAfterReloadDataIsRefused() async {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        list.reloadData()
        recorder.items[0].append("new")
        let raised = exceptions { list.insertItems(at: [path(3)]) }
        XCTAssertEqual(raised.count, 1)
        XCTAssertTrue(raised.first?.reason.hasPrefix("Invalid batch updates detected") ?? false)
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
    func testAReconfiguredItemMustGetItsOwnCell() async {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        list.register(RecordingItem.self, forCellWithReuseIdentifier: "other")
        recorder.cell = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
        let raised = exceptions { list.reconfigureItems(at: [path(1)]) }
        XCTAssertTrue(
            collapsed(raised.first?.reason)?.hasPrefix(
                Sentences.reconfiguredWithAnotherIdentifier) ?? false)
    }

    @MainActor
    func testASectionThatDoesNotExistHasNoItemCount() async {
        let list = makeCollection(CollectionRecorder(count: 3))
        let raised = exceptions { _ = list.numberOfItems(inSection: 4) }
        XCTAssertEqual(
            raised.map(\.reason),
            ["request for number of items in section 4 when there are only 1 sections in the collection view"])
    }

    @MainActor
    func testScrollingToAnItem() async {
        let list = makeCollection(CollectionRecorder(count: 100))
        list.scrollToItem(at: path(50), at: .top, animated: false)
        XCTAssertEqual(list.contentOffset.y, 2200)
        list.scrollToItem(at: path(50), at: .bottom, animated: false)
        XCTAssertEqual(list.contentOffset.y, 2244 - 440)
        list.scrollToItem(at: path(50), at: .centeredVertically, animated: false)
        XCTAssertEqual(list.contentOffset.y, 2222 - 220)
        list.scrollToItem(at: path(0), at: [], animated: false)
        XCTAssertEqual(list.contentOffset.y, 2222 - 220)
        let raised = exceptions { list.scrollToItem(at: path(100), at: .top, animated: false) }
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "Attempted to scroll the collection view to an out-of-bounds item (100) when there are only 100 items in "
                    + "section 0."
            ])
    }

    @MainActor
    func testWithoutADataSourceThereIsNothing() async {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        XCTAssertEqual(list.numberOfSections, 0)
        XCTAssertEqual(list.visibleCells.count, 0)
    }
}
