import HeadlessUIKit
import XCTest

final class CollectionDisplayTests: ConformanceTestCase {
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
    func testAReconfiguredItemMustKeepItsReuseIdentifier() async {
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
}
