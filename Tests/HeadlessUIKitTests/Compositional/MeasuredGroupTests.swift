import HeadlessUIKit
import XCTest

/// Tests groups that are laid out again because the sizes of their items change. The expected positions were calculated
/// by hand for a collection view of 400 × 800 points.
final class MeasuredGroupTests: XCTestCase {
    /// Returns a section whose items are arranged in lines and determine their own widths and heights.
    @MainActor
    private func lines(estimate: CGFloat) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(30)),
                subitems: [item(.estimated(estimate), .estimated(30))]))
    }

    /// Returns a section whose items are arranged in lines and determine their own widths. In every line, the items
    /// have the given heights, in order.
    @MainActor
    private func lines(heights: [CGFloat]) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(30)),
                subitems: heights.map { item(.estimated(100), .absolute($0)) }))
    }

    /// Changes the size that the cells of the given items request. The cells are measured again at the next layout.
    @MainActor
    private func change(_ list: UICollectionView, _ items: Int..., to width: CGFloat, _ height: CGFloat) throws {
        for cell in try items.map({ try XCTUnwrap(list.cellForItem(at: [0, $0]) as? SelfSizingCell) }) {
            cell.wanted = CGSize(width: width, height: height)
            cell.invalidateIntrinsicContentSize()
        }
    }

    @MainActor
    private func scroller(_ list: UICollectionView) throws -> UIScrollView {
        try XCTUnwrap(list.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    }

    // MARK: Lines

    @MainActor
    func testTheLastLineIsAsTallAsItsItems() async {
        let source = LayoutSource([5])
        source.wanted = { _ in CGSize(width: 90, height: 1) }
        XCTAssertEqual(source.list(lines(heights: [30, 60])).contentSize.height, 90)
    }

    /// The first item fills a whole line. This shifts all items after it, and so changes which items are in the last
    /// line.
    @MainActor
    func testTheLastLineOffScreenIsAsTallAsItsItems() async {
        for count in [102, 103] {
            let source = LayoutSource([count])
            source.wanted = { CGSize(width: $0.item == 0 ? 400 : 100, height: 1) }
            XCTAssertEqual(source.list(lines(heights: [30, 30, 60, 60])).contentSize.height, 1560)
        }
    }

    @MainActor
    func testALineKeepsItsHeightWhenTheLineBeforeItChanges() async throws {
        let source = LayoutSource([2])
        source.wanted = { _ in CGSize(width: 390, height: 50) }
        let list = source.list(lines(estimate: 300))
        XCTAssertEqual(list.contentSize.height, 100)
        try change(list, 0, to: 380, 50)
        list.layoutIfNeeded()
        XCTAssertEqual(list.contentSize.height, 100)
    }

    @MainActor
    func testALineThatIsSplitMovesTheLinesAfterIt() async throws {
        let source = LayoutSource([6])
        source.wanted = { [400, 400, 130, 130, 130, 400].map { CGSize(width: $0, height: 30) }[$0.item] }
        let list = source.list(lines(estimate: 400))
        try change(list, 5, to: 400, 70)
        list.layoutIfNeeded()
        XCTAssertEqual(list.contentSize.height, 160)
        try change(list, 2, 3, 4, to: 300, 30)
        list.layoutIfNeeded()
        XCTAssertEqual(list.frames(4..<6), [[0, 120, 300, 30], [0, 150, 400, 70]])
        XCTAssertEqual(list.contentSize.height, 220)
    }

    // MARK: Large groups

    @MainActor
    func testAllVisibleItemsOfALargeMeasuredGroupAreShown() async {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(5000)),
            repeatingSubitem: item(.fractionalWidth(1), .estimated(50)), count: 100)
        let source = LayoutSource([100])
        source.wanted = { _ in CGSize(width: 1, height: 25) }
        let list = source.list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.indexPathsForVisibleItems.map(\.item), Array(0..<32))
    }

    @MainActor
    func testAnEmptySectionBetweenOthersShowsNoItems() async {
        let source = LayoutSource([2, 0, 2])
        let list = source.list(
            NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(100)),
                    subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])))
        XCTAssertEqual(list.indexPathsForVisibleItems, [[0, 0], [0, 1], [2, 0], [2, 1]])
        XCTAssertEqual(source.requestedCells, 4)
    }

    // MARK: Measuring

    private final class CountingCell: UICollectionViewCell {
        var fittings = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            fittings += 1
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
    }

    @MainActor
    func testItemsWithoutEstimatesAreNotMeasured() async {
        let source = LayoutSource([0])
        let list = source.list(
            NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(100)),
                    subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])))
        list.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
        source.counts = [2]
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(list.visibleCells.map { ($0 as? CountingCell)?.fittings }, [0, 0])
    }

    @MainActor
    func testMeasuredItemsThatDoNotChangeNeedNoOtherLayout() async {
        let source = LayoutSource([20])
        source.wanted = { CGSize(width: 60 + 20 * $0.item, height: 30) }
        let section = lines(estimate: 100)
        XCTAssertEqual(warnings { _ = source.list(section) }, [])
    }

    /// The first item's new width equals that of its sibling, so no frame changes at first.
    @MainActor
    func testAUniformWidthIsKeptAfterTheSiblingsShrink() async throws {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(1500)),
            subitems: [100, 1400].map { item(.uniformAcrossSiblings(estimate: 50), .absolute($0)) })
        let source = LayoutSource([2])
        source.wanted = { CGSize(width: [60, 80, 70][$0.item], height: 1) }
        let list = source.list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(0..<2), [[0, 0, 80, 100], [0, 100, 80, 1400]])
        try change(list, 0, to: 80, 1)
        list.layoutIfNeeded()
        list.contentOffset.y = 150
        list.layoutIfNeeded()
        XCTAssertNil(list.cellForItem(at: [0, 0]))
        source.counts = [3]
        list.insertItems(at: [[0, 2]])
        try change(list, 1, to: 50, 1)
        list.layoutIfNeeded()
        XCTAssertEqual(list.frames(0..<2), [[0, 0, 80, 100], [0, 100, 80, 1400]])
    }

    @MainActor
    func testACustomGroupInALineContainsOnlyExistingItems() async {
        let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(200), .absolute(100))) { _ in
            (0..<3).map { NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0 * 60, y: 0, width: 50, height: 50)) }
        }
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.estimated(100), .absolute(100)), custom])
        let source = LayoutSource([3])
        source.wanted = { _ in CGSize(width: 90, height: 1) }
        let list = source.list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(0..<3), [[0, 0, 90, 100], [90, 0, 50, 50], [150, 0, 50, 50]])
        XCTAssertEqual(source.requestedCells, 3)
    }

    // MARK: Orthogonal scrolling

    /// Groups that have not been measured do not affect the height of the section, although their estimated height is
    /// greater.
    @MainActor
    func testASectionIsAsTallAsItsTallestMeasuredGroup() async throws {
        for width in [.absolute(200), .estimated(200)] as [NSCollectionLayoutDimension] {
            let own = width.isEstimated ? width : .fractionalWidth(1)
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size(width, .estimated(100)), subitems: [item(own, .estimated(100))]))
            section.orthogonalScrollingBehavior = .continuous
            let source = LayoutSource([20, 1])
            source.wanted = { _ in CGSize(width: 200, height: 50) }
            let list = source.list(section)
            try scroller(list).contentOffset.x = 3600
            list.layoutIfNeeded()
            XCTAssertNotNil(list.cellForItem(at: [0, 19]))
            XCTAssertEqual(list.frames(0..<1, section: 1).first?[1], 50)
        }
    }

    @MainActor
    func testASectionIsAsTallAsItsRebuiltGroups() async throws {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(200), .estimated(30)), subitems: [item(.estimated(150), .estimated(30))]))
        section.orthogonalScrollingBehavior = .continuous
        let source = LayoutSource([2, 1])
        source.wanted = { CGSize(width: 150, height: $0.section == 0 ? [80, 40][$0.item] : 30) }
        let list = source.list(section)
        func height() -> Double? {
            list.layoutIfNeeded()
            return list.frames(0..<1, section: 1).first?[1]
        }
        XCTAssertEqual(height(), 80)
        try change(list, 0, to: 150, 40)
        XCTAssertEqual(height(), 40)
        try change(list, 1, to: 150, 80)
        XCTAssertEqual(height(), 80)
        // After these changes, both items fit into one group.
        try change(list, 0, to: 40, 40)
        try change(list, 1, to: 150, 50)
        XCTAssertEqual(height(), 50)
    }

    @MainActor
    func testASectionWhoseItemsShrinkStaysScrolledToItsEnd() async throws {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.estimated(200), .absolute(50)), subitems: [item(.estimated(200), .absolute(50))]))
        section.orthogonalScrollingBehavior = .continuous
        let source = LayoutSource([10])
        source.wanted = { _ in CGSize(width: 100, height: 50) }
        let list = source.list(section)
        let scroller = try scroller(list)
        XCTAssertEqual(scroller.contentSize.width, 1600)
        scroller.contentOffset.x = 1200
        list.layoutIfNeeded()
        XCTAssertEqual(scroller.contentSize.width, 1200)
        XCTAssertEqual(scroller.contentOffset.x, 800)
        XCTAssertEqual(list.frames(9..<10), [[300, 0, 100, 50]])
    }

    /// The section is scrolled to the space between two items, so no item is at its leading edge.
    @MainActor
    func testAHeaderThatAppearsAtTheTopDoesNotScrollTheList() async throws {
        let section = carousel()
        section.interGroupSpacing = 10
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .estimated(0)), elementKind: "header", alignment: .top)
        ]
        let source = LayoutSource(Array(repeating: 20, count: 12))
        source.wantedView = { _ in CGSize(width: 1, height: 40) }
        let list = source.list(section, kinds: ["header"])
        try scroller(list).contentOffset.x = 205
        list.layoutIfNeeded()
        list.collectionViewLayout.invalidateLayout()
        for _ in 0..<2 {
            list.setNeedsLayout()
            list.layoutIfNeeded()
        }
        XCTAssertEqual(list.contentOffset.y, 0)
        XCTAssertEqual(
            list.supplementaryView(forElementKind: "header", at: [0, 0])?.frame,
            CGRect(x: 0, y: 0, width: 400, height: 40))
    }
}
