import HeadlessUIKit
import XCTest

/// What goes away with a collection view, and what happens while it is busy.
final class CollectionLifeTests: XCTestCase {
    private final class CountedCell: UICollectionViewListCell {
        nonisolated(unsafe) static var alive = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.alive += 1
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        deinit { Self.alive -= 1 }
    }

    @MainActor
    func testNothingStaysBehind() async throws {
        weak var gone: UICollectionView?
        weak var goneSource: AnyObject?
        do {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }])
            }
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let registration = UICollectionView.CellRegistration<CountedCell, Int> { cell, _, item in
                cell.accessories = [.delete(displayed: .always), .detail { [unowned cell] in cell.accessories = [] }]
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<100))
            await source.apply(snapshot)
            try Finger().tap(rowAt: path(3), in: list)
            try Finger().swipe(rowAt: path(2), .left, in: list)
            try Finger().scroll(list, by: 1000)
            XCTAssertGreaterThan(CountedCell.alive, 0)
            gone = list
            goneSource = source
        }
        XCTAssertNil(gone)
        XCTAssertNil(goneSource)
        XCTAssertEqual(CountedCell.alive, 0)
    }

    /// A layout that says, as it is deallocated, which collection view it has.
    private final class LastLook: UICollectionViewFlowLayout {
        nonisolated(unsafe) static var looks: [Bool] = []
        deinit { MainActor.assumeIsolated { Self.looks.append(collectionView != nil) } }
    }

    /// A cell that changes what its list shows as it is deallocated.
    private final class LastWish: UICollectionViewCell {
        nonisolated(unsafe) static var wish: (@MainActor () -> Void)?
        deinit { MainActor.assumeIsolated { Self.wish?() } }
    }

    @MainActor
    func testNothingReachesACollectionViewThatIsBeingDeallocated() async {
        LastLook.looks = []
        weak var gone: UICollectionView?
        let kept = UICollectionViewFlowLayout()
        let registration = UICollectionView.CellRegistration<LastWish, Int> { _, _, _ in }
        var source: UICollectionViewDiffableDataSource<Int, Int>?
        do {
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: LastLook())
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            await source?.apply(snapshot([1, 2, 3]))
            list.layoutIfNeeded()
            XCTAssertEqual(list.visibleCells.count, 3)
            let other = UICollectionView(frame: .zero, collectionViewLayout: kept)
            XCTAssertIdentical(kept.collectionView, other)
            gone = list
            LastWish.wish = { [source, self] in
                source?.apply(snapshot([4]))
                source?.applySnapshotUsingReloadData(snapshot([5, 6]))
            }
        }
        XCTAssertNil(gone)
        XCTAssertEqual(LastLook.looks, [false])
        XCTAssertEqual(source?.snapshot().itemIdentifiers, [5, 6])
        LastWish.wish = nil
        XCTAssertNil(kept.collectionView)
        kept.invalidateLayout()
        XCTAssertEqual(kept.collectionViewContentSize, .zero)
        await source?.apply(snapshot([7]))
        XCTAssertEqual(source?.itemIdentifier(for: path(0)), 7)
    }

    @MainActor
    private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    @MainActor
    func testItemsMayBeInsertedWhileOthersComeIntoSight() async {
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

    @MainActor
    func testACollectionViewIsOutOfUseAfterARefusal() async {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        let raised = exceptions {
            list.deleteItems(at: [path(7)])
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: path(0), in: list) },
                "the collection view is out of use")
        }
        XCTAssertEqual(raised.count, 2)
    }
}
