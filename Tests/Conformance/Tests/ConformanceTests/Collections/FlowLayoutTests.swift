import CellDirector
import XCTest

final class FlowLayoutTests: ConformanceTestCase {
    @MainActor
    func testAsManyItemsShareALineAsFit() async {
        let list = makeGrid(CollectionRecorder(count: 100), CGSize(width: 100, height: 60))
        let frames = list.visibleCells.prefix(4).map(\.frame)
        // A width of 320 points fits three 100-point items and two 10-point gaps.
        XCTAssertEqual(frames.map(\.minX), [0, 110, 220, 0])
        XCTAssertEqual(frames.map(\.minY), [0, 0, 0, 70])
        XCTAssertEqual(list.contentSize, CGSize(width: 320, height: 34 * 70 - 10))
        XCTAssertEqual(list.visibleCells.count, 21)
    }

    @MainActor
    func testInsetsHeadersAndFootersMoveTheItems() async throws {
        let recorder = CollectionRecorder([["a"], ["b"]])
        let list = makeGrid(recorder, CGSize(width: 100, height: 60)) {
            $0.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 11, right: 13)
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.footerReferenceSize = CGSize(width: 0, height: 20)
        }
        XCTAssertEqual(list.visibleCells.map(\.frame.origin), [CGPoint(x: 7, y: 35), CGPoint(x: 7, y: 161)])
        let header = try XCTUnwrap(
            list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 1)))
        XCTAssertEqual(header.frame, CGRect(x: 0, y: 126, width: 320, height: 30))
        XCTAssertEqual(list.indexPath(forSupplementaryView: header), path(0, 1))
        XCTAssertEqual(
            list.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionFooter, at: path(0, 0))?.frame,
            CGRect(x: 0, y: 106, width: 320, height: 20))
    }

    @MainActor
    func testScrollingThroughFiveMillionItemsOfOneSizeIsFast() async {
        let recorder = CollectionRecorder(count: 5_000_000)
        let list = makeGrid(recorder, CGSize(width: 50, height: 50))
        let start = ContinuousClock.now
        for place in stride(from: 0, to: 4_000_000, by: 100_000) {
            list.scrollToItem(at: path(place), at: .top, animated: false)
        }
        XCTAssertEqual(list.visibleCells.count, 40)
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(2))
    }

    @MainActor
    func testPreparingTheLayoutReadsTheCounts() async {
        let recorder = CollectionRecorder(count: 1)
        let layout = UICollectionViewFlowLayout()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = recorder
        list.reloadData()
        layout.prepare()
        recorder.items = [["a", "b"]]
        list.insertItems(at: [path(1)])
        XCTAssertEqual(list.numberOfItems(inSection: 0), 2)
    }

    @MainActor
    func testAnotherWidthGivesOtherLines() async {
        let list = makeGrid(CollectionRecorder(count: 100), CGSize(width: 100, height: 60))
        let cell = list.cellForItem(at: path(4))
        list.frame.size.width = 220
        list.layoutIfNeeded()
        XCTAssertEqual(list.visibleCells.prefix(3).map(\.frame.minX), [0, 120, 0])
        XCTAssertTrue(list.cellForItem(at: path(4)) === cell)
    }

    @MainActor
    func testAnotherLayoutKeepsTheCells() async {
        let list = makeGrid(CollectionRecorder(count: 100), CGSize(width: 100, height: 60))
        let cell = list.cellForItem(at: path(4))
        list.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), animated: true)
        XCTAssertTrue(list.cellForItem(at: path(4)) === cell)
        XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 176, width: 320, height: 44))
        XCTAssertEqual(list.visibleCells.count, 10)
    }

    @MainActor
    func testADelegateWithoutASizeMethodMayProvideInsets() async {
        final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                insetForSectionAt section: Int
            ) -> UIEdgeInsets { UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0) }
        }
        let list = makeGrid(CollectionRecorder(count: 1_000_000), CGSize(width: 100, height: 60))
        let delegate = Delegate()
        list.delegate = delegate
        XCTAssertEqual(list.layoutAttributesForItem(at: path(999_999))?.frame.minY, 100 + 333_333 * 70)
    }

    @MainActor
    func testAnInvalidatedLayoutAsksItsDelegateAtTheNextLayout() async {
        final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
            var sizes = [CGSize](repeating: CGSize(width: 30, height: 30), count: 5)
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { sizes[indexPath.item] }
        }
        let recorder = CollectionRecorder(count: 5)
        let list = makeGrid(recorder, .zero)
        let delegate = Delegate()
        list.delegate = delegate
        XCTAssertEqual(list.visibleCells.count, 5)
        // There are now fewer items than when the list last counted them. The delegate is not asked for the sizes of
        // the removed items.
        delegate.sizes = [CGSize(width: 40, height: 40)]
        recorder.items = [["a"]]
        list.collectionViewLayout.invalidateLayout()
        list.reloadData()
        XCTAssertEqual(list.visibleCells.map(\.frame.size), delegate.sizes)
    }

    /// Checks the frames and the visibility of items of random sizes, in both scroll directions.
    @MainActor
    func testItemsOfRandomSizesDoNotOverlapAndAreFoundAtTheirFrames() async {
        final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
            var sizes: [CGSize] = []
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { sizes[indexPath.item] }
        }
        forEachSeed(1...20) { seed in
            var random = SplitMix64(state: seed)
            let isVertical = Bool.random(using: &random)
            let delegate = Delegate()
            delegate.sizes = (0..<Int.random(in: 1...200, using: &random)).map { _ in
                CGSize(
                    width: .random(in: 10...150, using: &random), height: .random(in: 10...150, using: &random))
            }
            let list = makeGrid(CollectionRecorder(count: delegate.sizes.count), .zero) {
                $0.scrollDirection = isVertical ? .vertical : .horizontal
            }
            list.delegate = delegate
            for _ in 0..<30 {
                let all = delegate.sizes.indices.map { list.layoutAttributesForItem(at: path($0))?.frame ?? .null }
                XCTAssertEqual(all.map(\.size), delegate.sizes, "seed \(seed)")
                // No two adjacent items overlap, and no item extends beyond the list's right edge, or beyond its bottom
                // edge if the list scrolls horizontally.
                for (a, b) in zip(all, all.dropFirst()) { XCTAssertFalse(a.overlaps(b), "seed \(seed)") }
                let breadth: CGFloat = isVertical ? 320 : 440
                XCTAssertTrue(
                    all.allSatisfy { isVertical ? $0.maxX <= breadth + 0.001 : $0.maxY <= breadth + 0.001 },
                    "seed \(seed)")
                let offset = CGFloat.random(
                    in: 0...max(0, isVertical ? list.contentSize.height - 440 : list.contentSize.width - 320),
                    using: &random)
                list.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
                let seen = all.indices.filter { all[$0].overlaps(list.bounds) }
                XCTAssertEqual(list.indexPathsForVisibleItems, seen.map { path($0) }, "seed \(seed)")
                for item in seen {
                    let frame = all[item]
                    XCTAssertEqual(
                        list.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.midY)), path(item), "seed \(seed)")
                }
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }
}
