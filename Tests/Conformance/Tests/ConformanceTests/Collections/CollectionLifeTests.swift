import CellDirector
import XCTest

/// Tests that a collection view is deallocated safely even if its cells change the data source during the deallocation,
/// and that items may be inserted while other items become visible.
final class CollectionLifeTests: CollectionLifeTestCase {
    /// A layout that records whether it still has a collection view when it is deallocated.
    private final class RecordingLayout: UICollectionViewFlowLayout {
        nonisolated(unsafe) static var hadCollectionView: [Bool] = []
        deinit { MainActor.assumeIsolated { Self.hadCollectionView.append(collectionView != nil) } }
    }

    /// A cell that runs a closure when it is deallocated.
    private final class DeinitCell: UICollectionViewCell {
        nonisolated(unsafe) static var onDeinit: (@MainActor () -> Void)?
        deinit { MainActor.assumeIsolated { Self.onDeinit?() } }
    }

    @MainActor
    func testNothingReachesACollectionViewThatIsBeingDeallocated() async {
        RecordingLayout.hadCollectionView = []
        weak var gone: UICollectionView?
        let kept = UICollectionViewFlowLayout()
        let registration = UICollectionView.CellRegistration<DeinitCell, Int> { _, _, _ in }
        var source: UICollectionViewDiffableDataSource<Int, Int>?
        do {
            // The list is not added to a window, because the window would retain it.
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: RecordingLayout())
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            await source?.apply(snapshot([1, 2, 3]))
            list.layoutIfNeeded()
            XCTAssertEqual(list.visibleCells.count, 3)
            let other = UICollectionView(frame: .zero, collectionViewLayout: kept)
            XCTAssertIdentical(kept.collectionView, other)
            gone = list
            DeinitCell.onDeinit = { [source, self] in
                source?.apply(snapshot([4]))
                source?.applySnapshotUsingReloadData(snapshot([5, 6]))
            }
        }
        XCTAssertNil(gone)
        XCTAssertEqual(RecordingLayout.hadCollectionView, [false])
        XCTAssertEqual(source?.snapshot().itemIdentifiers, [5, 6])
        DeinitCell.onDeinit = nil
        XCTAssertNil(kept.collectionView)
        kept.invalidateLayout()
        XCTAssertEqual(kept.collectionViewContentSize, .zero)
        await source?.apply(snapshot([7]))
        XCTAssertEqual(source?.itemIdentifier(for: path(0)), 7)
    }

    @MainActor
    func testItemsMayBeInsertedWhileOthersBecomeVisible() async {
        final class Loader: CollectionRecorder {
            override func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {
                guard indexPath.item == items[0].count - 1, items[0].count < 30 else { return }
                let first = items[0].count
                items[0] += (first..<first + 10).map(String.init)
                collectionView.insertItems(at: (first..<first + 10).map { path($0) })
            }
        }
        let loader = Loader(count: 5)
        let list = makeCollection(loader)
        XCTAssertEqual(texts(list), (0..<10).map(String.init))
        XCTAssertEqual(list.numberOfItems(inSection: 0), 15)
        list.contentOffset.y = 15 * 44 - 440
        XCTAssertEqual(texts(list), (5..<15).map(String.init))
        XCTAssertEqual(list.numberOfItems(inSection: 0), 25)
    }
}
