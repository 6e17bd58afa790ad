import HeadlessUIKit
import XCTest

/// Tests nested groups, groups that grow with their items, and views attached to groups. The expected frames were
/// calculated by hand for a collection view of 400 × 800 points.
final class NestedGroupTests: XCTestCase {
    @MainActor
    private func whole() -> NSCollectionLayoutItem { item(.fractionalWidth(1), .fractionalHeight(1)) }

    @MainActor
    private func frames(_ list: UICollectionView, _ kind: String, _ numbers: Range<Int>) -> [[Double]] {
        numbers.map { number in
            let frame = list.supplementaryView(forElementKind: kind, at: [0, number])?.frame ?? .null
            return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        }
    }

    /// Attaches a view to the group's bottom edge. The view is half as tall as the group.
    @MainActor
    private func attach(to group: NSCollectionLayoutGroup) {
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)), elementKind: "frame",
                containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
        ]
    }

    // MARK: Attached views

    @MainActor
    func testViewsOfNestedGroupsMoveWithTheirGroups() async {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        attach(to: row)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(300), .absolute(80)), subitems: [row])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(10), top: .fixed(20), trailing: nil, bottom: nil)
        let section = NSCollectionLayoutSection(group: group)
        let source = LayoutSource([8])
        let list = source.list(section, kinds: ["frame"])
        XCTAssertEqual(source.requestedViews, (0..<4).map { "frame [0, \($0)]" })
        XCTAssertEqual(
            frames(list, "frame", 0..<4),
            [[10, 40, 300, 20], [10, 80, 300, 20], [10, 140, 300, 20], [10, 180, 300, 20]])
        XCTAssertEqual(list.frames(6..<7), [[10, 160, 150, 40]])
    }

    @MainActor
    func testAShortLastGroupDoesNotReuseTheNumbersOfEarlierGroups() async {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            subitems: [item(.fractionalWidth(0.5), .estimated(30))])
        attach(to: row)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.absolute(300), .absolute(80)), subitems: [row])
        let source = LayoutSource([5])
        source.wanted = { _ in CGSize(width: 150, height: 40) }
        let list = source.list(NSCollectionLayoutSection(group: group), kinds: ["frame"])
        let tops = (0..<4).map { list.supplementaryView(forElementKind: "frame", at: [0, $0])?.frame.minY }
        XCTAssertEqual(tops, [20, 60, 100, nil])
    }

    @MainActor
    func testGroupsAreNumberedAgainWhenItemsMoveToOtherGroups() async {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)),
            subitems: [item(.fractionalWidth(1), .estimated(50))])
        attach(to: row)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.absolute(300), .absolute(100)), subitems: [row])
        let source = LayoutSource([40])
        source.wanted = { _ in CGSize(width: 300, height: 50) }
        let list = source.list(NSCollectionLayoutSection(group: group), kinds: ["frame"])
        func check(_ what: String) {
            list.layoutIfNeeded()
            for path in list.indexPathsForVisibleItems {
                let view = list.supplementaryView(forElementKind: "frame", at: path)
                XCTAssertEqual(view?.frame.maxY, list.cellForItem(at: path)?.frame.maxY, "\(what): \(path)")
            }
        }
        check("each row contains one item")
        for (first, height) in [(0, 30.0), (4, 30), (7, 90), (0, 50), (3, 20)] {
            for number in first..<first + 3 {
                guard let cell = list.cellForItem(at: [0, number]) as? SelfSizingCell else { continue }
                cell.wanted.height = height
                cell.invalidateIntrinsicContentSize()
            }
            check("3 rows from \(first) are \(height) points high")
        }
    }

    @MainActor
    func testViewsOfGroupsScrollSidewaysWithTheirSection() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(150), .absolute(100)), subitems: [whole()])
        attach(to: group)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let list = LayoutSource([9]).list(section, kinds: ["frame"])
        XCTAssertEqual(frames(list, "frame", 0..<3), [[20, 50, 150, 50], [180, 50, 150, 50], [340, 50, 150, 50]])
        list.scrollToItem(at: [0, 4], at: .left, animated: false)
        let view = list.supplementaryView(forElementKind: "frame", at: [0, 4])
        XCTAssertTrue(view?.superview === list.cellForItem(at: [0, 4])?.superview)
        XCTAssertEqual(view.map { list.convert($0.bounds, from: $0) }, CGRect(x: 0, y: 50, width: 150, height: 50))
    }

    @MainActor
    func testACustomGroupMayHaveASupplementaryView() async {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) { _ in
            [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 50, height: 50))]
        }
        attach(to: group)
        let list = LayoutSource([2]).list(NSCollectionLayoutSection(group: group), kinds: ["frame"])
        XCTAssertEqual(frames(list, "frame", 0..<2), [[0, 30, 400, 30], [0, 90, 400, 30]])
    }

    @MainActor
    func testNestedGroupsAreNumberedFromTheInside() async {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        attach(to: row)
        let middle = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [row])
        attach(to: middle)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(300), .absolute(80)), subitems: [middle])
        let list = LayoutSource([4]).list(NSCollectionLayoutSection(group: group), kinds: ["frame"])
        XCTAssertEqual(
            frames(list, "frame", 0..<3), [[0, 20, 300, 20], [0, 60, 300, 20], [0, 40, 300, 40]])
    }

    @MainActor
    func testAShortCustomGroupIsNotLaidOutAgain() async {
        func calls(_ count: Int) -> Int {
            var calls = 0
            let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) { _ in
                calls += 1
                return (0..<2).map {
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0 * 60, y: 0, width: 50, height: 50))
                }
            }
            _ = LayoutSource([count]).list(NSCollectionLayoutSection(group: group))
            return calls
        }
        XCTAssertEqual(calls(3), calls(4))
    }

    // MARK: Sharing

    @MainActor
    func testSubitemsThatShareALineKeepTheirEdgeSpacing() async {
        let spaced = whole()
        spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(4), top: nil, trailing: .fixed(6), bottom: nil)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: spaced, count: 3)
        row.interItemSpacing = .fixed(5)
        XCTAssertEqual(
            LayoutSource([3]).list(NSCollectionLayoutSection(group: row)).frames(0..<3),
            [[4, 0, 120, 50], [139, 0, 120, 50], [274, 0, 120, 50]])
    }

    @MainActor
    func testItemsThatDivideAGroupEquallyAreNotMeasuredAlongItsAxis() async {
        let source = LayoutSource([2])
        source.wanted = { _ in CGSize(width: 30, height: 70) }
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), subitem: item(.estimated(100), .estimated(50)),
            count: 2)
        XCTAssertEqual(
            source.list(NSCollectionLayoutSection(group: row)).frames(0..<2), [[0, 0, 200, 70], [200, 0, 200, 70]])
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item(.estimated(100), .estimated(20)),
            count: 2)
        XCTAssertEqual(
            source.list(NSCollectionLayoutSection(group: column)).frames(0..<2), [[0, 0, 30, 50], [0, 50, 30, 50]])
    }

    // MARK: Growing groups

    @MainActor
    func testAGrowingGroupKeepsItsInsetsAtTheSides() async {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .estimated(50)),
            subitems: [item(.fractionalWidth(1), .estimated(50))]
        )
        column.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [column])
        let source = LayoutSource([2])
        source.wanted = { _ in CGSize(width: 1, height: 60) }
        XCTAssertEqual(
            source.list(NSCollectionLayoutSection(group: row)).frames(0..<2), [[10, 0, 170, 60], [210, 0, 170, 60]])
    }

    @MainActor
    func testAGroupThatGrowsInWidthKeepsItsInsetsAtTopAndBottom() async {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.estimated(100), .absolute(100)), subitems: [item(.estimated(50), .fractionalHeight(1))])
        row.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.estimated(100), .absolute(200)), subitems: [row])
        let source = LayoutSource([4])
        source.wanted = { _ in CGSize(width: 30, height: 1) }
        XCTAssertEqual(
            source.list(NSCollectionLayoutSection(group: column)).frames(0..<4),
            [[0, 5, 30, 88], [30, 5, 30, 88], [0, 105, 30, 88], [30, 105, 30, 88]])
    }

    @MainActor
    func testAFractionalHeightInAGrowingGroupRefersToTheTallestItem() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)),
            subitems: [item(.absolute(100), .absolute(80)), item(.absolute(100), .fractionalHeight(1))])
        XCTAssertEqual(
            LayoutSource([2]).list(NSCollectionLayoutSection(group: group)).frames(0..<2),
            [[0, 0, 100, 80], [100, 0, 100, 80]])
    }

    @MainActor
    func testItemsMeasuredWithoutAWidthEndTheirLine() async {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item(.estimated(50), .absolute(30))])
        let source = LayoutSource([5])
        source.wanted = { CGSize(width: $0.item < 2 ? 50 : 0, height: 30) }
        XCTAssertEqual(
            source.list(NSCollectionLayoutSection(group: group)).frames(0..<5),
            [[0, 0, 50, 30], [50, 0, 50, 30], [100, 0, 0, 30], [0, 30, 0, 30], [0, 60, 0, 30]])
    }

    @MainActor
    func testOnlyTheVisibleItemsOfALargeGroupHaveCells() async {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(10_000))) { _ in
            (0..<100).map { number in
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: number * 100, width: 50, height: 10))
            }
        }
        let list = LayoutSource([250]).list(NSCollectionLayoutSection(group: group))
        XCTAssertEqual(list.indexPathsForVisibleItems.map(\.item), Array(0..<8))
        list.contentOffset.y = 6510
        list.layoutIfNeeded()
        XCTAssertEqual(list.indexPathsForVisibleItems.map(\.item), Array(66...73))
        list.contentOffset.y = 9600
        list.layoutIfNeeded()
        XCTAssertEqual(list.indexPathsForVisibleItems.map(\.item), Array(96...103))
    }

    // MARK: Self-sizing groups that scroll sideways

    @MainActor
    func testASectionIsAsTallAsItsTallestGroup() async throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .estimated(50)), subitems: [item(.fractionalWidth(1), .estimated(50))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let source = LayoutSource([4, 1])
        source.wanted = { CGSize(width: 1, height: $0.section == 0 ? [60, 120, 80, 80][$0.item] : 50) }
        let list = source.list(section)
        XCTAssertEqual(list.frames(0..<1, section: 1).first?[1], 120)
        let tallest = try XCTUnwrap(list.cellForItem(at: [0, 1]) as? SelfSizingCell)
        tallest.wanted.height = 70
        tallest.invalidateIntrinsicContentSize()
        list.layoutIfNeeded()
        XCTAssertEqual(list.frames(0..<1, section: 1).first?[1], 80)
        tallest.wanted.height = 90
        tallest.invalidateIntrinsicContentSize()
        list.layoutIfNeeded()
        XCTAssertEqual(list.frames(0..<1, section: 1).first?[1], 90)
        source.counts = [3, 1]
        source.wanted = { CGSize(width: 1, height: $0.section == 0 ? [60, 80, 80][$0.item] : 50) }
        list.deleteItems(at: [[0, 1]])
        list.layoutIfNeeded()
        XCTAssertEqual(list.frames(0..<1, section: 1).first?[1], 80)
    }

    @MainActor
    func testTheContentOfASectionIsAsWideAsItsMeasuredGroups() async throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.estimated(100), .absolute(50)), subitems: [item(.estimated(100), .absolute(50))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 9)
        let source = LayoutSource([3])
        source.wanted = { _ in CGSize(width: 50, height: 50) }
        let list = source.list(section)
        let scroller = try XCTUnwrap(list.cellForItem(at: [0, 0])?.superview as? UIScrollView)
        XCTAssertEqual(scroller.contentSize.width, 186)
    }
}
