import HeadlessUIKit
import XCTest

final class CollectionMovingTests: ConformanceTestCase {
    @MainActor
    func testAnItemIsDraggedOverTheItemsBetween() async throws {
        let recorder = CollectionRecorder(count: 5)
        let list = makeMovableList(recorder)
        let cell = list.cellForItem(at: path(0))
        try Finger().move(rowAt: path(0), to: path(2), in: list)
        XCTAssertEqual(
            recorder.takeCalls().filter { !$0.hasPrefix("items") && $0 != "sections" },
            ["canMove 0-0", "target 0-1", "target 0-2", "move 0-0", "to 0-2"])
        XCTAssertEqual(texts(list), ["1", "2", "0", "3", "4"])
        XCTAssertTrue(list.cellForItem(at: path(2)) === cell)
    }

    @MainActor
    func testTheDelegateChangesTheDestinationOfAnItem() async throws {
        let recorder = CollectionRecorder(count: 5)
        recorder.target = { _ in path(1) }
        let list = makeMovableList(recorder)
        try Finger().move(rowAt: path(4), to: path(0), in: list)
        XCTAssertEqual(texts(list), ["0", "4", "1", "2", "3"])
    }

    @MainActor
    func testAnItemMovesToTheEndOfAnotherSection() async throws {
        let recorder = CollectionRecorder([["a", "b"], ["c"]])
        let list = makeMovableList(recorder)
        try Finger().move(rowAt: path(0), to: path(1, 1), in: list)
        XCTAssertEqual(recorder.items, [["b"], ["c", "a"]])
        XCTAssertEqual(texts(list), ["b", "c", "a"])
    }

    @MainActor
    func testARowThatCannotBeMovedIsRefused() async {
        let recorder = CollectionRecorder(count: 5)
        recorder.canMove = { _ in false }
        let list = makeMovableList(recorder)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().move(rowAt: path(0), to: path(2), in: list) },
            Sentences.rowCannotBeMoved)
        let plain = makeCollection(CollectionRecorder(count: 5))
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().move(rowAt: path(0), to: path(2), in: plain) },
            "the row shows no handle to drag it by")
    }

    @MainActor
    func testAControllerAllowsItemsToBeDraggedAnywhere() async throws {
        final class Controller: UICollectionViewController {
            var items = ["a", "b", "c"]
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(RecordingItem.self, forCellWithReuseIdentifier: "cell")
            }
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { items.count }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                (cell as? RecordingItem)?.text = items[indexPath.item]
                return cell
            }
            override func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
        }
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()
        try Finger().move(rowAt: path(2), to: path(0), in: controller.collectionView)
        XCTAssertEqual(controller.items, ["c", "a", "b"])
        XCTAssertEqual(texts(controller.collectionView), ["c", "a", "b"])
        controller.setEditing(true, animated: false)
        XCTAssertTrue(controller.collectionView.isEditing)
    }
}

@MainActor
func makeMovableList(_ recorder: CollectionRecorder) -> UICollectionView {
    let list = makeCollection(recorder)
    for case let cell as UICollectionViewListCell in list.visibleCells {
        cell.accessories = [.reorder(displayed: .always)]
    }
    return list
}
