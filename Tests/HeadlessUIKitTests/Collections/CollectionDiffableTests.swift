import HeadlessUIKit
import XCTest

final class CollectionDiffableTests: XCTestCase {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @MainActor
    private func makeSource() -> (UICollectionView, Source) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .none
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<RecordingItem, Int> { cell, _, item in
            cell.text = "\(item)"
            cell.accessories = [.reorder(displayed: .always)]
        }
        let source = Source(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        return (list, source)
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @MainActor
    func testApplyingMovesCellsAndLooksUp() async throws {
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
    func testApplyingByReloadData() async {
        let (list, source) = makeSource()
        await source.apply(snapshot([("a", [1, 2])]))
        await source.applySnapshotUsingReloadData(snapshot([("a", [7])]))
        XCTAssertEqual(texts(list), ["7"])
    }

    @MainActor
    func testItemsAreReorderedWithHandlersOnly() async throws {
        let (list, source) = makeSource()
        await source.apply(snapshot([("a", [1, 2, 3])]))
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().move(rowAt: path(0), to: path(2), in: list) },
            Sentences.rowCannotBeMoved)
        var log: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != 3 }
        source.reorderingHandlers.willReorder = { log.append("will \($0.initialSnapshot.itemIdentifiers)") }
        source.reorderingHandlers.didReorder = { transaction in
            log.append("did \(transaction.finalSnapshot.itemIdentifiers) \(texts(list))")
            XCTAssertEqual([1, 2, 3].applying(transaction.difference), [2, 3, 1])
        }
        let cell = list.cellForItem(at: path(0))
        try Finger().move(rowAt: path(0), to: path(2), in: list)
        XCTAssertEqual(log, ["will [1, 2, 3]", "did [2, 3, 1] [\"2\", \"3\", \"1\"]"])
        XCTAssertEqual(source.snapshot().itemIdentifiers, [2, 3, 1])
        XCTAssertTrue(list.cellForItem(at: path(2)) === cell)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().move(rowAt: path(1), to: path(2), in: list) },
            Sentences.rowCannotBeMoved)
    }

    @MainActor
    func testHeadersOfAProvider() async {
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

    /// Random snapshots, one after the other: none is refused, and the list shows it.
    @MainActor
    func testRandomSnapshots() async {
        forEachSeed(1...100) { seed in
            var random = SplitMix64(state: seed)
            let (list, source) = makeSource()
            for _ in 0..<5 {
                var items = (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
                let names = ["a", "b", "c"].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
                let next = snapshot(
                    names.map { name in
                        let count = Int.random(in: 0...items.count, using: &random)
                        defer { items = items.dropFirst(count) }
                        return (name, Array(items.prefix(count)))
                    })
                let raised = exceptions { source.apply(next) }
                XCTAssertEqual(raised, [], "seed \(seed)")
                XCTAssertEqual(texts(list), next.itemIdentifiers.prefix(10).map(String.init), "seed \(seed)")
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }
}
