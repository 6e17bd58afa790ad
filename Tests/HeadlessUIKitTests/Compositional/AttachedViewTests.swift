import HeadlessUIKit
import TestSupport
import XCTest

/// Tests badges, section backgrounds, and the headers and footers of whole layouts.
final class AttachedViewTests: XCTestCase {
    @MainActor
    private func badge(_ edges: NSDirectionalRectEdge) -> NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: edges))
    }

    /// Returns a section of two columns of items with badges, 100 points high.
    @MainActor
    private func grid(_ badges: [NSCollectionLayoutSupplementaryItem] = []) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: badges)
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    }

    @MainActor
<<<<<<< HEAD
=======
    private func frame(_ list: UICollectionView, _ kind: String, _ indexPath: IndexPath) -> [Double] {
        guard let view = list.supplementaryView(forElementKind: kind, at: indexPath) else { return [] }
        return [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { Double($0) }
    }

    // MARK: Badges

    @MainActor
    func testBadgesLieAtTheirAnchors() async {
        func badgeFrame(_ badge: NSCollectionLayoutSupplementaryItem) -> [Double] {
            frame(LayoutSource([3]).list(grid([badge], inset: 5), kinds: ["badge"]), "badge", [0, 1])
        }
        // The second item's frame is (205, 5, 190, 90).
        let corner: NSDirectionalRectEdge = [.top, .trailing]
        XCTAssertEqual(badgeFrame(badge(NSCollectionLayoutAnchor(edges: corner))), [375, 5, 20, 10])
        XCTAssertEqual(
            badgeFrame(badge(NSCollectionLayoutAnchor(edges: corner, fractionalOffset: CGPoint(x: 0.5, y: -0.5)))),
            [385, 0, 20, 10])
        XCTAssertEqual(
            badgeFrame(badge(NSCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 1, y: 2)))),
            [291, 87, 20, 10])
        XCTAssertEqual(
            badgeFrame(
                badge(
                    NSCollectionLayoutAnchor(edges: [.bottom, .leading]),
                    itemAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))),
            [205, 95, 20, 10])
    }

    @MainActor
    func testBadgesComeAndGoWithTheirItemsAndFollowThem() async {
        let source = LayoutSource([40])
        let list = source.list(grid([badge(NSCollectionLayoutAnchor(edges: .top))]), kinds: ["badge"])
        XCTAssertEqual(list.visibleSupplementaryViews(ofKind: "badge").count, 16)
        let third = list.supplementaryView(forElementKind: "badge", at: [0, 3])
        XCTAssertEqual(third.flatMap(list.indexPath(forSupplementaryView:)), [0, 3])
        // The badge is in front of the cells.
        XCTAssertEqual(list.subviews.firstIndex { $0 === third }.map { $0 >= 16 }, true)
        source.counts = [39]
        list.deleteItems(at: [[0, 0]])
        XCTAssertTrue(list.supplementaryView(forElementKind: "badge", at: [0, 2]) === third)
        XCTAssertEqual(third?.frame, CGRect(x: 90, y: 100, width: 20, height: 10))
        list.contentOffset.y = 1000
        list.layoutIfNeeded()
        XCTAssertEqual(Set(list.indexPathsForVisibleSupplementaryElements(ofKind: "badge").map(\.item)), Set(20..<36))
        XCTAssertLessThanOrEqual(list.subviews.count, 32)
        source.counts = [0]
        list.reloadData()
        list.layoutIfNeeded()
        XCTAssertEqual(list.subviews.count, 0)
    }

    @MainActor
    func testBadgesSayHowLargeTheyAre() async {
        let text = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.estimated(30), .estimated(15)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let source = LayoutSource([2])
        source.wantedView = { _ in CGSize(width: 44, height: 18) }
        let list = source.list(grid([text]), kinds: ["badge"])
        XCTAssertEqual(frame(list, "badge", [0, 0]), [156, 0, 44, 18])
    }

    @MainActor
    func testBadgesChangeSidesFromRightToLeft() async {
        let list = LayoutSource([2]).list(
            grid([badge(NSCollectionLayoutAnchor(edges: [.top, .trailing]))]), kinds: ["badge"])
        list.semanticContentAttribute = .forceRightToLeft
        list.layoutIfNeeded()
        XCTAssertEqual(frame(list, "badge", [0, 0]), [200, 0, 20, 10])
    }

    @MainActor
    func testFramesAroundGroups() async {
        let section = grid()
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)), elementKind: "frame",
                containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
        ]
        XCTAssertTrue(section.boundarySupplementaryItems.isEmpty)
        let source = LayoutSource([5])
        let list = source.list(NSCollectionLayoutSection(group: group), kinds: ["frame"])
        XCTAssertEqual(frame(list, "frame", [0, 1]), [0, 150, 400, 50])
        XCTAssertEqual(source.askedViews, ["frame [0, 0]", "frame [0, 1]", "frame [0, 2]"])
    }

    @MainActor
>>>>>>> bf0eec7 (Say in plain words what HeadlessUIKit's test comments mean)
    func testBadgesInASectionThatScrollsSideways() async throws {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
            supplementaryItems: [badge([.top, .leading])])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(150), .absolute(100)), subitems: [item]))
        section.orthogonalScrollingBehavior = .continuous
        let list = LayoutSource([50]).list(section, kinds: ["badge"])
        let first = try XCTUnwrap(list.supplementaryView(forElementKind: "badge", at: [0, 1]))
        XCTAssertTrue(first.superview === list.cellForItem(at: [0, 1])?.superview)
        let scroller = try XCTUnwrap(first.superview as? UIScrollView)
        try Finger().scroll(scroller, sidewaysBy: 100)
        XCTAssertEqual(first.frame.minX, 150)
        try Finger().scroll(scroller, sidewaysBy: 1000)
        // Item 7 is partly visible, but its badge is off screen.
        XCTAssertEqual(list.indexPathsForVisibleSupplementaryElements(ofKind: "badge").map(\.item).sorted(), [8, 9])
        XCTAssertEqual(list.indexPathsForVisibleItems.map(\.item), [7, 8, 9])
    }

    @MainActor
    func testDecorationOfNoClass() async {
        let section = grid()
        section.decorationItems = [.background(elementKind: "background")]
        let raised = exceptions { _ = LayoutSource([4]).list(section) }
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "could not dequeue a decoration view of kind: background - must register as a class or nib or connect a "
                    + "prototype in a storyboard"
            ])
    }

    @MainActor
    func testBadgeOfNoClass() async {
        let raised = exceptions {
            _ = LayoutSource([4]).list(grid([badge(.top)]))
        }
        XCTAssertEqual(
            raised.first?.reason,
            "could not dequeue a view of kind: badge with identifier view - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard")
    }
}
