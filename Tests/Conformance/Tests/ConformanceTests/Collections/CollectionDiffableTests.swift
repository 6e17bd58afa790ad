import CellDirector
import XCTest

final class CollectionDiffableTests: CollectionDiffableTestCase {
    @MainActor
    func testApplyingMovesCellsAndUpdatesLookups() async throws {
        let (list, source) = makeSource()
        await source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        XCTAssertEqual(texts(list), ["1", "2", "3"])
        let cell = try XCTUnwrap(list.cellForItem(at: path(2)))
        var isDone = false
        source.apply(snapshot([("b", [9]), ("a", [3, 1])])) { isDone = true }
        XCTAssertTrue(isDone)
        XCTAssertEqual(texts(list), ["9", "3", "1"])
        XCTAssertTrue(list.cellForItem(at: path(0, 1)) === cell)
        XCTAssertEqual(source.itemIdentifier(for: path(0, 1)), 3)
        XCTAssertEqual(source.indexPath(for: 1), path(1, 1))
        XCTAssertEqual(source.sectionIdentifier(for: 0), "b")
        XCTAssertEqual(source.index(for: "a"), 1)
        XCTAssertNil(source.itemIdentifier(for: path(9)))
    }

    @MainActor
    func testReloadingReplacesCellsAndReconfiguringKeepsThem() async throws {
        let (list, source) = makeSource()
        await source.apply(snapshot([("a", [1, 2])]))
        let cells = list.visibleCells
        var next = source.snapshot()
        next.reconfigureItems([1])
        next.reloadItems([2])
        await source.apply(next)
        XCTAssertTrue(list.cellForItem(at: path(0)) === cells[0])
        XCTAssertFalse(list.cellForItem(at: path(1)) === cells[1])
    }

    @MainActor
    func testApplyingUsingReloadDataShowsTheItems() async {
        let (list, source) = makeSource()
        await source.apply(snapshot([("a", [1, 2])]))
        await source.applySnapshotUsingReloadData(snapshot([("a", [7])]))
        XCTAssertEqual(texts(list), ["7"])
    }

    @MainActor
    func testAProviderOfSupplementaryViewsProvidesHeaders() async {
        let (list, source) = makeSource()
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        let registration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned source] view, _, path in view.accessibilityLabel = source.sectionIdentifier(for: path.section) }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        await source.apply(snapshot([("a", [1]), ("b", [2])]))
        list.layoutIfNeeded()
        XCTAssertEqual(
            list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.accessibilityLabel),
            ["a", "b"])
    }
}
