import HeadlessUIKit
import XCTest

/// Tests delegates and data sources that change the collection view while it is calling them.
final class CollectionReentryTests: ConformanceTestCase {
    @MainActor
    func testAnItemDeletedByItsSelectionIsNotMistakenForTheNextOne() async throws {
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
    func testAnItemMovedByItsSelectionIsUnhighlightedAtItsPosition() async throws {
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
    func testAnItemInsertedUnderTheFingerIsNotSelectedInsteadOfTheTouchedOne() async throws {
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
    func testASnapshotMayReloadASectionAndAnItemOfIt() async {
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
}
