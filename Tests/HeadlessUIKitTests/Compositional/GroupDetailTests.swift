import HeadlessUIKit
import XCTest

/// Tests edge spacing, items without a size, large custom groups, sections that scroll orthogonally, and the order of
/// attached views. The expected frames were calculated by hand for a collection view of 400 × 800 points.
final class GroupDetailTests: XCTestCase {
    // MARK: Spacing

    @MainActor
    func testEdgeSpacingAroundAGroup() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(10), top: .fixed(20), trailing: .fixed(30), bottom: .fixed(40))
        let section = NSCollectionLayoutSection(group: group)
        XCTAssertEqual(LayoutSource([2]).list(section).frames(0..<2), [[10, 20, 200, 100], [10, 180, 200, 100]])
        section.orthogonalScrollingBehavior = .continuous
        XCTAssertEqual(LayoutSource([2]).list(section).frames(0..<2), [[10, 20, 200, 100], [250, 20, 200, 100]])
    }

    @MainActor
    func testEdgeSpacingAroundAnItem() async {
        let spaced = item(.absolute(100), .absolute(20))
        spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: nil, top: .fixed(3), trailing: .fixed(15), bottom: .fixed(4))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [spaced])
        let rows = LayoutSource([4]).list(NSCollectionLayoutSection(group: row))
        XCTAssertEqual(
            rows.frames(0..<4), [[0, 3, 100, 20], [115, 3, 100, 20], [230, 3, 100, 20], [0, 63, 100, 20]])
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [spaced])
        let columns = LayoutSource([3]).list(NSCollectionLayoutSection(group: column))
        XCTAssertEqual(columns.frames(0..<3), [[0, 3, 100, 20], [0, 30, 100, 20], [0, 63, 100, 20]])
    }

    @MainActor
    func testFlexibleEdgesShareTheRemainingSpace() async {
        let spaced = item(.absolute(100), .absolute(20))
        spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(5), top: .flexible(0), trailing: .flexible(5), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: spaced, count: 2)
        let list = LayoutSource([2]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(0..<2), [[50, 40, 100, 20], [250, 40, 100, 20]])
    }

    @MainActor
    func testDimensionsAndSpacingsReturnTheirKind() async {
        let dimensions: [NSCollectionLayoutDimension] = [
            .absolute(1), .estimated(2), .fractionalWidth(3), .fractionalHeight(4), .uniformAcrossSiblings(estimate: 5),
        ]
        XCTAssertEqual(dimensions.map(\.dimension), [1, 2, 3, 4, 5])
        XCTAssertEqual(dimensions.map(\.isAbsolute), [true, false, false, false, false])
        XCTAssertEqual(dimensions.prefix(4).map(\.isEstimated), [false, true, false, false])
        XCTAssertEqual(dimensions.map(\.isFractionalWidth), [false, false, true, false, false])
        XCTAssertEqual(dimensions.map(\.isFractionalHeight), [false, false, false, true, false])
        XCTAssertTrue(NSCollectionLayoutSpacing.fixed(3).isFixedSpacing)
        XCTAssertFalse(NSCollectionLayoutSpacing.fixed(3).isFlexibleSpacing)
        XCTAssertTrue(NSCollectionLayoutSpacing.flexible(4).isFlexibleSpacing)
        XCTAssertFalse(NSCollectionLayoutSpacing.flexible(4).isFixedSpacing)
        XCTAssertEqual(NSCollectionLayoutSpacing.flexible(4).spacing, 4)
    }

    // MARK: Groups

    @MainActor
    func testItemsWithoutAWidthAreNotRepeatedEndlessly() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(0), .absolute(10))])
        let list = LayoutSource([3]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(0..<3), [[0, 0, 0, 10], [0, 50, 0, 10], [0, 100, 0, 10]])
    }

    @MainActor
    func testALineMayBeAHundredthOfAPointTooLong() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.absolute(200), .absolute(10)), item(.absolute(200.01), .absolute(10))])
        let list = LayoutSource([2]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.frames(0..<2), [[0, 0, 200, 10], [200, 0, 200.01, 10]])
    }

    @MainActor
    func testTagsInANestedGroupBreakIntoLines() async {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item(.estimated(100), .absolute(30))])
        row.interItemSpacing = .fixed(10)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [row])
        let source = LayoutSource([6])
        source.wanted = { CGSize(width: [150, 150, 90, 200, 60, 70][$0.item], height: 30) }
        XCTAssertEqual(
            source.list(NSCollectionLayoutSection(group: group)).frames(0..<6),
            [
                [0, 0, 150, 30], [160, 0, 150, 30], [0, 30, 90, 30], [100, 30, 200, 30], [310, 30, 60, 30],
                [0, 60, 70, 30],
            ])
    }

    @MainActor
    func testALongItemOfALargeCustomGroupStaysVisible() async {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(10_000))) { _ in
            (0..<100).map { number in
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 0, y: number * 100, width: 50, height: number == 0 ? 6000 : 10))
            }
        }
        let list = LayoutSource([100]).list(NSCollectionLayoutSection(group: group))
        list.contentOffset.y = 5500
        list.layoutIfNeeded()
        XCTAssertNotNil(list.cellForItem(at: [0, 0]))
        XCTAssertNotNil(list.cellForItem(at: [0, 56]))
        list.contentOffset.y = 6500
        list.layoutIfNeeded()
        XCTAssertNil(list.cellForItem(at: [0, 0]))
    }

    @MainActor
    func testAShortLastGroupOffScreenTakesLessSpace() async {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(100)),
            repeatingSubitem: item(.fractionalWidth(1), .estimated(50)), count: 2)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let source = LayoutSource([1001])
        source.wanted = { _ in CGSize(width: 1, height: 50) }
        XCTAssertEqual(source.list(section).contentSize.height, 55_050)
    }

    @MainActor
    func testViewsOfGroupsAreInsideTheSectionsInsets() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "frame",
                containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        ]
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 30)
        let list = LayoutSource([2]).list(section, kinds: ["frame"])
        XCTAssertEqual(
            list.supplementaryView(forElementKind: "frame", at: [0, 1])?.frame,
            CGRect(x: 10, y: 105, width: 360, height: 20))
    }

    @MainActor
    func testTheLastVisibleLineOfTagsIsShown() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item(.estimated(100), .absolute(30))])
        let source = LayoutSource([500])
        source.wanted = { CGSize(width: 60 + $0.item % 5 * 20, height: 30) }
        let list = source.list(NSCollectionLayoutSection(group: group))
        for offset in [0, 310, 95, 2000, 1600] as [CGFloat] {
            list.contentOffset.y = offset
            list.layoutIfNeeded()
            let frames = list.visibleCells.map(\.frame)
            XCTAssertLessThanOrEqual(frames.map(\.minY).min() ?? .infinity, list.contentOffset.y)
            XCTAssertGreaterThanOrEqual(frames.map(\.maxY).max() ?? 0, list.contentOffset.y + 800)
        }
    }

    // MARK: Orthogonal scrolling

    @MainActor
    func testAnEmptySectionThatScrollsHasNoHeight() async {
        XCTAssertEqual(LayoutSource([0, 2]).list(carousel()).frames(0..<1, section: 1), [[0, 0, 200, 100]])
    }

    @MainActor
    func testTheScrollViewOfADeletedSectionIsRemoved() async throws {
        let source = LayoutSource([5, 5, 5])
        let list = source.list(carousel())
        let scrollers = (0..<3).map { list.cellForItem(at: [$0, 0])?.superview }
        XCTAssertEqual((scrollers[0] as? UIScrollView)?.scrollsToTop, false)
        source.counts = [5, 5, 5, 5]
        list.performBatchUpdates { list.insertSections([1]) }
        XCTAssertTrue(list.cellForItem(at: [2, 0])?.superview === scrollers[1])
        source.counts = [5, 5]
        list.performBatchUpdates { list.deleteSections([0, 2]) }
        list.layoutIfNeeded()
        XCTAssertNil(scrollers[0]?.superview)
        XCTAssertNil(scrollers[1]?.superview)
        XCTAssertTrue(list.cellForItem(at: [1, 0])?.superview === scrollers[2])
        XCTAssertEqual(list.subviews.count, 2)
    }

    @MainActor
    func testTheScrollViewOfASectionIsInTheList() async {
        let list = LayoutSource([5]).list(carousel())
        XCTAssertTrue(list.cellForItem(at: [0, 0])?.superview?.superview === list)
    }

    @MainActor
    func testScrollingVerticallyMakesAnItemVisibleHorizontally() async {
        let list = LayoutSource([20]).list(carousel())
        list.scrollToItem(at: [0, 5], at: .centeredVertically, animated: false)
        XCTAssertEqual(list.frames(5..<6), [[200, 0, 200, 100]])
        list.scrollToItem(at: [0, 4], at: .centeredVertically, animated: false)
        XCTAssertEqual(list.frames(4..<5), [[0, 0, 200, 100]])
        list.scrollToItem(at: [0, 1], at: .centeredVertically, animated: false)
        XCTAssertEqual(list.frames(1..<2), [[0, 0, 200, 100]])
        let wide = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(500), .absolute(100)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        wide.orthogonalScrollingBehavior = .continuous
        let other = LayoutSource([5]).list(wide)
        other.scrollToItem(at: [0, 2], at: .centeredVertically, animated: false)
        XCTAssertEqual(other.frames(2..<3), [[0, 0, 500, 100]])
    }

    @MainActor
    func testCopiedScrollingPropertiesHaveTheSameValues() async {
        let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
        properties.bounce = .never
        properties.decelerationRate = .fast
        let copy = properties.copy() as? UICollectionLayoutSectionOrthogonalScrollingProperties
        XCTAssertEqual(copy?.bounce, .never)
        XCTAssertEqual(copy?.decelerationRate, .fast)
    }

    // MARK: Attached views

    /// Returns a section with two columns of items with badges. The rows are 100 points tall.
    @MainActor
    private func grid(_ badge: NSCollectionLayoutSupplementaryItem) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    }

    @MainActor
    func testTheItemAnchorsOffsetMovesABadgeTheOtherWay() async {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]),
            itemAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: CGPoint(x: 3, y: 4)))
        let list = LayoutSource([2]).list(grid(badge), kinds: ["badge"])
        XCTAssertEqual(
            list.supplementaryView(forElementKind: "badge", at: [0, 1])?.frame,
            CGRect(x: 197, y: 96, width: 20, height: 10))
    }

    @MainActor
    func testBadgesStayInFrontOfCellsThatAppearLater() async {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        badge.zIndex = 2
        let list = LayoutSource([40]).list(grid(badge), kinds: ["badge"])
        list.contentOffset.y = 150
        list.layoutIfNeeded()
        let cells = list.subviews.indices.filter { list.subviews[$0] is UICollectionViewCell }
        XCTAssertEqual(cells, Array(0..<cells.count))
    }

    private final class DisplayRecorder: NSObject, UICollectionViewDelegate {
        var calls: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) { calls.append("will \(elementKind) \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) { calls.append("did \(elementKind) \(indexPath.item)") }
    }

    @MainActor
    func testTheDelegateIsNotifiedOfBadges() async {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let source = LayoutSource([2])
        let list = source.list(grid(badge), kinds: ["badge"])
        let recorder = DisplayRecorder()
        list.delegate = recorder
        source.counts = [3]
        list.insertItems(at: [[0, 2]])
        list.layoutIfNeeded()
        XCTAssertEqual(recorder.calls, ["will badge 2"])
        source.counts = [2]
        list.deleteItems(at: [[0, 0]])
        list.layoutIfNeeded()
        XCTAssertEqual(recorder.calls, ["will badge 2", "did badge 0"])
    }
}
