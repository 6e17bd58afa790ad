import HeadlessUIKit
import XCTest

/// A recorder that does something of its own while it is told or asked.
private final class ReentrantRecorder: CollectionRecorder, UICollectionViewDelegateFlowLayout {
    var atSelect: ((UICollectionView) -> Void)?
    var atHighlight: ((UICollectionView) -> Void)?
    var atEnd: ((UICollectionView) -> Void)?
    var atEndOfView: ((UICollectionView) -> Void)?
    var size: (UICollectionView, IndexPath) -> CGSize = { _, _ in CGSize(width: 320, height: 44) }
    var inset: (UICollectionView, Int) -> UIEdgeInsets = { _, _ in .zero }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didSelectItemAt: indexPath)
        atSelect?(collectionView)
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didHighlightItemAt: indexPath)
        atHighlight?(collectionView)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        atEnd?(collectionView)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        super.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        atEndOfView?(collectionView)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(collectionView, indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { inset(collectionView, section) }
}

/// What happens when a delegate or data source changes the collection view that is asking it.
final class CollectionReentryTests: XCTestCase {
    @MainActor
    func testAnItemThatItsSelectionDeletesIsNotToldOfAsTheNextOne() async throws {
        let recorder = ReentrantRecorder([["a", "b", "c"]])
        let list = makeCollection(recorder)
        recorder.atSelect = { list in
            recorder.items[0].remove(at: 0)
            list.deleteItems(at: [path(0)])
        }
        try Finger().tap(rowAt: path(0), in: list)
        XCTAssertEqual(texts(list), ["b", "c"])
        XCTAssertFalse(recorder.takeCalls().contains("didUnhighlight 0-0"))
        XCTAssertEqual(list.visibleCells.filter(\.isHighlighted).count, 0)
    }

    @MainActor
    func testAnItemThatItsSelectionMovesIsUnhighlightedWhereItIs() async throws {
        let recorder = ReentrantRecorder([["a", "b", "c"]])
        let list = makeCollection(recorder)
        recorder.atSelect = { list in
            recorder.items[0] = ["b", "c", "a"]
            list.moveItem(at: path(0), to: path(2))
        }
        try Finger().tap(rowAt: path(0), in: list)
        let calls = recorder.takeCalls().filter { $0.contains("nhighlight") }
        XCTAssertEqual(calls, ["didUnhighlight 0-2"])
    }

    @MainActor
    func testAnItemInsertedUnderTheFingerIsNotSelectedInPlaceOfTheTouchedOne() async throws {
        let recorder = ReentrantRecorder([["a", "b"]])
        let list = makeCollection(recorder)
        recorder.atHighlight = { list in
            recorder.items[0].insert("new", at: 0)
            list.insertItems(at: [path(0)])
        }
        try Finger().tap(rowAt: path(0), in: list)
        XCTAssertEqual(list.indexPathsForSelectedItems, [path(1)])
    }

    @MainActor
    func testAnItemDeletedUnderTheFingerSelectsNoOther() async throws {
        let recorder = ReentrantRecorder([["a", "b"]])
        let list = makeCollection(recorder)
        recorder.atHighlight = { list in
            recorder.items[0].remove(at: 0)
            list.deleteItems(at: [path(0)])
        }
        try Finger().tap(rowAt: path(0), in: list)
        XCTAssertEqual(list.indexPathsForSelectedItems, [])
    }

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
    func testReloadingFewerItemsWhileAnItemLeavesAsksForNoneThatIsGone() async {
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
    func testReloadingFewerSectionsWhileAHeaderLeavesAsksForNoneThatIsGone() async {
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
    func testAHeaderThatIsAskedForMayDeleteItsSection() async {
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
    func testAMovementOfAnItemThatIsDeletedMovesNoOther() async {
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
    func testWithoutSelectionCodeSelectsNothing() async {
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
    func testSnapshotThatReloadsASectionAndAnItemOfIt() async {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        var shown: [Int] = []
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, item in
            shown.append(item)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([1, 2], toSection: 0)
        snapshot.appendItems([3, 4], toSection: 1)
        source.apply(snapshot, completion: nil)
        list.layoutIfNeeded()
        shown = []
        snapshot.reloadSections([0])
        snapshot.reloadItems([2, 3])
        snapshot.reconfigureItems([1, 3, 4])
        let refused = exceptions { source.apply(snapshot, completion: nil) }
        XCTAssertEqual(refused.map(\.reason), [])
        list.layoutIfNeeded()
        XCTAssertEqual(Set(shown), [1, 2, 3, 4])
    }

    @MainActor
    func testAutomaticItemSize() async {
        let recorder = CollectionRecorder([["a", "b"]])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = UICollectionViewFlowLayout.automaticSize
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let list = makeCollection(recorder, layout: layout)
        XCTAssertEqual(texts(list), ["a", "b"])
    }
}
