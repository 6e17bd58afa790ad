import CellDirector
import XCTest

private final class CountingRecorder: CollectionRecorder {
    var atCount: ((UICollectionView) -> Void)?
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        atCount?(collectionView)
        return super.collectionView(collectionView, numberOfItemsInSection: section)
    }
}

private struct CachedContent: UIContentConfiguration {
    let view: CachedView
    var text: String
    func makeContentView() -> any UIView & UIContentView { view }
    func updated(for state: any UIConfigurationState) -> Self { self }
}

private final class CachedView: UIView, UIContentView {
    var configuration: any UIContentConfiguration = UIListContentConfiguration.cell()
    func supports(_ configuration: any UIContentConfiguration) -> Bool { false }
}

/// Tests accessories in reused cells, content configurations that are set again, the scroll position of horizontal
/// layouts, and lists that change while they call their data source.
final class CollectionStateTests: ConformanceTestCase {
    @MainActor
    func testADataSourceMayAskForTheSectionsWhileItCounts() async {
        let recorder = CountingRecorder([["a"], ["b"]])
        recorder.atCount = { _ = $0.numberOfSections }
        let list = makeCollection(recorder)
        XCTAssertEqual(texts(list), ["a", "b"])
    }

    @MainActor
    func testAReloadInsideABatchShowsTheItemsAtTheEndOfTheBatch() async {
        let recorder = CollectionRecorder([["a"]])
        let list = makeCollection(recorder)
        list.performBatchUpdates {
            list.reloadData()
            XCTAssertEqual(list.numberOfItems(inSection: 0), 1)
            recorder.items = [["a", "b"]]
        }
        XCTAssertEqual(texts(list), ["a", "b"])
    }

    @MainActor
    func testAConfigurationThatKeepsItsViewCanBeSetAgain() async {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let view = CachedView(frame: .zero)
        cell.contentConfiguration = CachedContent(view: view, text: "a")
        cell.contentConfiguration = CachedContent(view: view, text: "b")
        XCTAssertTrue(cell.contentView === view)
        XCTAssertTrue(view.superview === cell)
    }

    @MainActor
    func testAccessoriesFollowEditingInCellsThatAppearLaterAndAreReused() async throws {
        let recorder = CollectionRecorder(count: 60)
        recorder.cell = { list, path in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? RecordingItem)?.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
            return cell
        }
        let list = makeCollection(recorder)
        list.isEditing = true
        for offset in stride(from: 0.0, through: 2000, by: 150) {
            list.contentOffset = CGPoint(x: 0, y: offset)
            list.layoutIfNeeded()
            for cell in list.visibleCells {
                let labels = cell.subviews.compactMap(\.accessibilityLabel)
                XCTAssertEqual(labels, ["Remove"])
            }
        }
        list.isEditing = false
        list.contentOffset = .zero
        list.layoutIfNeeded()
        for cell in list.visibleCells { XCTAssertEqual(cell.subviews.compactMap(\.accessibilityLabel), []) }
    }

    @MainActor
    func testRowsAreAlsoKeptInPlaceHorizontally() async {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 440)
        let recorder = CollectionRecorder(count: 100)
        let list = makeCollection(recorder, layout: layout)
        list.contentOffset = CGPoint(x: 1100, y: 0)
        list.layoutIfNeeded()
        let before = texts(list)
        recorder.items[0].insert(contentsOf: ["x", "y"], at: 0)
        list.insertItems(at: [path(0), path(1)])
        XCTAssertEqual(texts(list), before)
        XCTAssertEqual(list.contentOffset, CGPoint(x: 1320, y: 0))
        list.scrollToItem(at: path(101), at: .right, animated: false)
        XCTAssertEqual(texts(list).last, "99")
        list.scrollToItem(at: path(50), at: .centeredHorizontally, animated: false)
        XCTAssertEqual(texts(list), ["47", "48", "49"])
        recorder.items = [["only"]]
        list.reloadData()
        XCTAssertEqual(texts(list), ["only"])
        layout.scrollDirection = .vertical
        XCTAssertEqual(texts(list), ["only"])
        XCTAssertEqual(list.contentOffset, .zero)
    }

    @MainActor
    func testSnapshotsMayBeAppliedInRegistrationsAndCompletions() async throws {
        let list = inWindow(
            UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))))
        var again: (() -> Void)?
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in
            again?()
            again = nil
        }
        var source: UICollectionViewDiffableDataSource<Int, Int>? = UICollectionViewDiffableDataSource(
            collectionView: list
        ) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            if items.isEmpty { return snapshot }
            snapshot.appendSections([items[0]])
            snapshot.appendItems(items)
            return snapshot
        }
        again = { source?.apply(snapshot([]), completion: nil) }
        source?.apply(snapshot([1, 2, 3])) { source?.apply(snapshot([4, 3, 1]), completion: nil) }
        list.layoutIfNeeded()
        XCTAssertEqual(list.visibleCells.count, source?.snapshot().numberOfItems)
        again = { source?.applySnapshotUsingReloadData(snapshot([9]), completion: nil) }
        source?.apply(snapshot([5, 6]), completion: nil)
        list.layoutIfNeeded()
        XCTAssertEqual(list.visibleCells.count, source?.snapshot().numberOfItems)
        weak var gone: AnyObject?
        gone = source
        source?.apply(snapshot([7, 8])) { source = nil }
        XCTAssertNil(gone)
        list.layoutIfNeeded()
    }

    @MainActor
    func testAConfigurationHandlerMayDeleteItsItem() async {
        let recorder = CollectionRecorder([["a", "b", "c"]])
        recorder.cell = { list, path in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            guard let item = cell as? RecordingItem else { return cell }
            item.text = recorder.items[path.section][path.item]
            item.configurationUpdateHandler = { [unowned list] cell, state in
                guard state.isSelected, let path = list.indexPath(for: cell) else { return }
                recorder.items[0].remove(at: path.item)
                list.deleteItems(at: [path])
            }
            return cell
        }
        let list = makeCollection(recorder)
        list.selectItem(at: path(1), animated: false, scrollPosition: [])
        list.layoutIfNeeded()
        XCTAssertEqual(texts(list), ["a", "c"])
        XCTAssertEqual(list.indexPathsForSelectedItems, [])
    }
}
