import CellDirector
import XCTest

/// Tests collection views with self-sizing cells and headers.
final class SelfSizingItemTests: ConformanceTestCase {
    @MainActor
    private final class SizedHeader: UICollectionReusableView {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: 60) }
    }

    @MainActor
    private final class Sizes: NSObject, UICollectionViewDataSource {
        var sizes: [CGSize] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sized", for: indexPath)
            (cell as? SelfSizingCell)?.wanted = sizes[indexPath.item]
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    @MainActor
    private func makeList(_ sizes: Sizes, _ layout: UICollectionViewLayout) -> UICollectionView {
        let list = inWindow(
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout))
        list.register(SelfSizingCell.self, forCellWithReuseIdentifier: "sized")
        list.register(
            SizedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        list.dataSource = sizes
        list.layoutIfNeeded()
        return list
    }

    @MainActor
    func testAListsItemsAndHeadersHaveTheirOwnHeights() async throws {
        let sizes = Sizes()
        sizes.sizes = (0..<100).map { CGSize(width: 5, height: 50 + $0) }
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let list = makeList(sizes, UICollectionViewCompositionalLayout.list(using: configuration))
        let header = try XCTUnwrap(
            list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0)))
        XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 60))
        XCTAssertEqual(list.layoutAttributesForItem(at: path(0))?.frame, CGRect(x: 0, y: 60, width: 320, height: 50))
        XCTAssertEqual(list.layoutAttributesForItem(at: path(1))?.frame, CGRect(x: 0, y: 110, width: 320, height: 51))
        list.scrollToItem(at: path(50), at: .top, animated: false)
        list.layoutIfNeeded()
        XCTAssertEqual(list.cellForItem(at: path(50))?.frame.height, 100)
        XCTAssertEqual(list.cellForItem(at: path(50))?.frame.minY, list.contentOffset.y)
    }

    @MainActor
    func testItemsOfAnEstimatedSizeFlowWithTheirOwnSizes() async throws {
        let sizes = Sizes()
        sizes.sizes = [100, 150, 120, 90].map { CGSize(width: $0, height: 30) }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let list = makeList(sizes, layout)
        let frames = (0..<4).map { list.layoutAttributesForItem(at: path($0))?.frame }
        XCTAssertEqual(frames.map { $0?.size }, sizes.sizes)
        XCTAssertEqual(frames.map { $0?.minY }, [0, 0, 40, 40])
        // One cell invalidates its size and grows to fill the whole line.
        let cell = try XCTUnwrap(list.cellForItem(at: path(0)) as? SelfSizingCell)
        cell.wanted.width = 310
        cell.invalidateIntrinsicContentSize()
        list.layoutIfNeeded()
        XCTAssertEqual((0..<4).map { list.layoutAttributesForItem(at: path($0))?.frame.minY }, [0, 40, 40, 80])
        XCTAssertEqual(list.visibleCells.map(\.frame.width), [310, 150, 120, 90])
    }

    /// After random scrolls, insertions, deletions and reconfigurations, each visible item has the size that its cell
    /// requests.
    @MainActor
    func testRandomItemsHaveTheSizesThatTheirCellsRequest() async {
        forEachSeed(1...10) { seed in
            var random = SplitMix64(state: seed)
            func size() -> CGSize {
                CGSize(
                    width: Int.random(in: 20...300, using: &random), height: Int.random(in: 20...120, using: &random))
            }
            let sizes = Sizes()
            sizes.sizes = (0..<Int.random(in: 0...80, using: &random)).map { _ in size() }
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 80, height: 40)
            let list = makeList(sizes, layout)
            for step in 0..<60 {
                let place = "seed \(seed), step \(step)"
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    let end = max(0, Int(list.contentSize.height) - 400)
                    list.contentOffset.y = CGFloat(Int.random(in: 0...end, using: &random))
                case 1:
                    let index = Int.random(in: 0...sizes.sizes.count, using: &random)
                    sizes.sizes.insert(size(), at: index)
                    list.insertItems(at: [path(index)])
                case 2 where !sizes.sizes.isEmpty:
                    let index = Int.random(in: sizes.sizes.indices, using: &random)
                    sizes.sizes.remove(at: index)
                    list.deleteItems(at: [path(index)])
                case 3 where !sizes.sizes.isEmpty:
                    let index = Int.random(in: sizes.sizes.indices, using: &random)
                    sizes.sizes[index] = size()
                    list.reconfigureItems(at: [path(index)])
                default: continue
                }
                list.layoutIfNeeded()
                let paths = list.indexPathsForVisibleItems
                XCTAssertEqual(list.visibleCells.map(\.frame.size), paths.map { sizes.sizes[$0.item] }, place)
                let seen = sizes.sizes.indices.map { path($0) }.filter {
                    list.layoutAttributesForItem(at: $0)?.frame.overlaps(list.bounds) ?? false
                }
                XCTAssertEqual(paths, seen, place)
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }

    @MainActor
    func testInvalidationMeasuresTheItemsAgain() async throws {
        for estimate in [UICollectionViewFlowLayout.automaticSize, CGSize(width: 300, height: 30)] {
            let sizes = Sizes()
            sizes.sizes = [CGSize(width: 300, height: 20), CGSize(width: 300, height: 20)]
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = estimate
            let list = makeList(sizes, layout)
            let cell = try XCTUnwrap(list.cellForItem(at: path(0)) as? SelfSizingCell)
            cell.wanted.height = 60
            layout.invalidateLayout()
            list.layoutIfNeeded()
            XCTAssertEqual(list.visibleCells.map(\.frame.height), [60, 20])
            XCTAssertEqual(list.layoutAttributesForItem(at: path(1))?.frame.minY, 70)
        }
    }
}
