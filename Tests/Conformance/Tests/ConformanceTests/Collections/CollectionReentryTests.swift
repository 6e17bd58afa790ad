import CellDirector
import XCTest

/// Tests delegates and data sources that query or change the collection view while it is calling them. Also tests
/// disabled selection, automatic item sizes, and interactive movements of items that are removed.
final class CollectionReentryTests: ConformanceTestCase {
    @MainActor
    func testALayoutsDelegateMayAskForTheCounts() async {
        let recorder = ReentrantRecorder([["a", "b"], ["c"]])
        recorder.inset = { list, section in
            XCTAssertEqual(list.numberOfSections, 2)
            return UIEdgeInsets(top: 0, left: CGFloat(list.numberOfItems(inSection: section)), bottom: 0, right: 0)
        }
        recorder.size = { list, path in CGSize(width: 100 * list.numberOfItems(inSection: path.section), height: 44) }
        let list = makeCollection(recorder, layout: UICollectionViewFlowLayout())
        XCTAssertEqual(list.layoutAttributesForItem(at: path(0, 1))?.frame.width, 100)
        recorder.items[1].append("d")
        list.insertItems(at: [path(1, 1)])
        XCTAssertEqual(list.layoutAttributesForItem(at: path(0, 1))?.frame.width, 200)
    }

    @MainActor
    func testALayoutsDelegateMayAskForACell() async {
        let recorder = ReentrantRecorder([["a", "b"]])
        recorder.size = { list, path in
            list.cellForItem(at: path) == nil ? CGSize(width: 320, height: 44) : CGSize(width: 320, height: 50)
        }
        let list = makeCollection(recorder, layout: UICollectionViewFlowLayout())
        XCTAssertEqual(texts(list), ["a", "b"])
    }

    @MainActor
    func testReloadingFewerItemsWhileAnItemDisappearsRequestsNoRemovedOne() async {
        let recorder = ReentrantRecorder(count: 100)
        let list = makeCollection(recorder)
        recorder.atEnd = { list in
            recorder.items = [["only"]]
            list.reloadData()
        }
        list.contentOffset = CGPoint(x: 0, y: 440)
        list.layoutIfNeeded()
        XCTAssertEqual(texts(list), ["only"])
    }

    @MainActor
    func testReloadingFewerSectionsWhileAHeaderDisappearsRequestsNoRemovedOne() async {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let recorder = ReentrantRecorder((0..<30).map { ["\($0)"] })
        let list = makeCollection(recorder, layout: UICollectionViewCompositionalLayout.list(using: configuration))
        recorder.sectionView = { list, kind, path in
            XCTAssertLessThan(path.section, recorder.items.count)
            return list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
        }
        recorder.atEndOfView = { list in
            recorder.items = [["only"]]
            list.reloadData()
        }
        list.contentOffset = CGPoint(x: 0, y: 720)
        list.layoutIfNeeded()
        XCTAssertEqual(texts(list), ["only"])
    }

    @MainActor
    func testAHeaderRequestMayDeleteItsSection() async {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let recorder = ReentrantRecorder([["a"], ["b"]])
        let list = makeCollection(recorder, layout: UICollectionViewCompositionalLayout.list(using: configuration))
        recorder.sectionView = { list, kind, path in
            let view = list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
            if recorder.items.count > 1, path.section == 1 {
                recorder.items.remove(at: 1)
                list.deleteSections([1])
            }
            return view
        }
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(texts(list), ["a"])
        XCTAssertEqual(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 1)
    }

    @MainActor
    func testMovingAnItemThatIsDeletedMovesNoOtherItem() async {
        let recorder = ReentrantRecorder([["a", "b", "c"]])
        let list = makeCollection(recorder)
        XCTAssertTrue(list.beginInteractiveMovementForItem(at: path(2)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
        recorder.items = [["a"]]
        list.deleteItems(at: [path(1), path(2)])
        list.endInteractiveMovement()
        XCTAssertEqual(recorder.items, [["a"]])
    }

    @MainActor
    func testAMovementEndsWithAReload() async {
        let recorder = ReentrantRecorder([["a", "b", "c"]])
        let list = makeCollection(recorder)
        XCTAssertTrue(list.beginInteractiveMovementForItem(at: path(2)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
        recorder.items = [[]]
        list.reloadData()
        list.endInteractiveMovement()
        XCTAssertEqual(recorder.items, [[]])
    }

    @MainActor
    func testCodeCannotSelectItemsIfSelectionIsNotAllowed() async {
        let recorder = CollectionRecorder([["a", "b"]])
        let list = makeCollection(recorder)
        list.selectItem(at: path(1), animated: false, scrollPosition: [])
        list.allowsSelection = false
        list.selectItem(at: path(0), animated: false, scrollPosition: [])
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(1)])
        list.deselectItem(at: path(1), animated: false)
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(1)])
    }

    @MainActor
    func testItemsOfAutomaticSizeAreShown() async {
        let recorder = CollectionRecorder([["a", "b"]])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = UICollectionViewFlowLayout.automaticSize
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let list = makeCollection(recorder, layout: layout)
        XCTAssertEqual(texts(list), ["a", "b"])
    }
}
