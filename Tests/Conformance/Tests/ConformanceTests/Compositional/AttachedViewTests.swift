import CellDirector
import XCTest

/// Tests badges, section backgrounds, and the headers and footers of entire layouts.
final class AttachedViewTests: ConformanceTestCase {
    @MainActor
    private func badge(
        _ anchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil, kind: String = "badge"
    ) -> NSCollectionLayoutSupplementaryItem {
        let size = size(.absolute(20), .absolute(10))
        guard let itemAnchor else {
            return NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: anchor)
        }
        return NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: kind, containerAnchor: anchor, itemAnchor: itemAnchor)
    }

    /// Returns a section with two columns of items with badges. The rows are 100 points tall.
    @MainActor
    private func grid(_ badges: [NSCollectionLayoutSupplementaryItem] = [], inset: CGFloat = 0)
        -> NSCollectionLayoutSection
    {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: badges)
        item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    }

    @MainActor
    private func frame(_ list: UICollectionView, _ kind: String, _ indexPath: IndexPath) -> [Double] {
        guard let view = list.supplementaryView(forElementKind: kind, at: indexPath) else { return [] }
        return [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { Double($0) }
    }

    // MARK: Badges

    @MainActor
    func testBadgesAreAtTheirAnchors() async {
        func badgeFrame(_ badge: NSCollectionLayoutSupplementaryItem) -> [Double] {
            frame(LayoutSource([3]).list(grid([badge], inset: 5), kinds: ["badge"]), "badge", [0, 1])
        }
        // The second item's frame is (x: 205, y: 5, width: 190, height: 90).
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
    func testBadgesAppearDisappearAndMoveWithTheirItems() async {
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
    func testBadgesDetermineTheirOwnSize() async {
        let text = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.estimated(30), .estimated(15)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let source = LayoutSource([2])
        source.wantedView = { _ in CGSize(width: 44, height: 18) }
        let list = source.list(grid([text]), kinds: ["badge"])
        XCTAssertEqual(frame(list, "badge", [0, 0]), [156, 0, 44, 18])
    }

    @MainActor
    func testBadgesChangeSidesInARightToLeftList() async {
        let list = LayoutSource([2]).list(
            grid([badge(NSCollectionLayoutAnchor(edges: [.top, .trailing]))]), kinds: ["badge"])
        list.semanticContentAttribute = .forceRightToLeft
        list.layoutIfNeeded()
        XCTAssertEqual(frame(list, "badge", [0, 0]), [200, 0, 20, 10])
    }

    @MainActor
    func testGroupsHaveSupplementaryViews() async {
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
        XCTAssertEqual(source.requestedViews, ["frame [0, 0]", "frame [0, 1]", "frame [0, 2]"])
    }

    // MARK: Backgrounds

    private final class Background: UICollectionReusableView {}

    @MainActor
    func testBackgroundsAreBehindTheirSections() async throws {
        let section = grid()
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 3, trailing: 2)
        section.decorationItems = [background]
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Background.self, forDecorationViewOfKind: "background")
        let source = LayoutSource([4, 2])
        let list = source.list(layout, kinds: ["header"])
        let backgrounds = list.subviews.compactMap { $0 as? Background }
        XCTAssertEqual(
            backgrounds.map(\.frame),
            [CGRect(x: 4, y: 5, width: 394, height: 252), CGRect(x: 4, y: 265, width: 394, height: 152)])
        XCTAssertTrue(list.subviews.prefix(2).allSatisfy { $0 is Background })
        XCTAssertEqual(list.visibleSupplementaryViews(ofKind: "background"), [])
        XCTAssertEqual(source.requestedViews.filter { $0.hasPrefix("background") }, [])
        source.counts = [8, 4, 2]
        list.performBatchUpdates {
            list.insertSections([0])
        }
        XCTAssertEqual(backgrounds.map(\.frame.minY), [465, 725])
    }

    private final class OtherBackground: UICollectionReusableView {}

    @MainActor
    func testEachLayoutHasDecorationsOfItsOwnClasses() async {
        func layout(_ viewClass: AnyClass) -> UICollectionViewCompositionalLayout {
            let section = grid()
            section.decorationItems = [.background(elementKind: "background")]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(viewClass, forDecorationViewOfKind: "background")
            return layout
        }
        let (one, other) = (layout(Background.self), layout(OtherBackground.self))
        let list = LayoutSource([4]).list(one)
        let background = list.subviews.first { $0 is Background }
        XCTAssertNotNil(background)
        list.setCollectionViewLayout(other, animated: true)
        XCTAssertEqual(list.subviews.filter { $0 is Background }, [])
        XCTAssertEqual(list.subviews.filter { $0 is OtherBackground }.count, 1)
        list.setCollectionViewLayout(one, animated: true)
        XCTAssertEqual(list.subviews.filter { $0 is OtherBackground }, [])
        XCTAssertTrue(list.subviews.first === background)
    }

    // MARK: Headers and footers

    @MainActor
    private func boundary(
        _ kind: String, _ alignment: NSRectAlignment, height: NSCollectionLayoutDimension = .absolute(50),
        isPinned: Bool = false
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = isPinned
        return item
    }

    @MainActor
    private func layout(
        _ section: NSCollectionLayoutSection, _ items: [NSCollectionLayoutBoundarySupplementaryItem]
    ) -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = items
        return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }

    @MainActor
    func testHeaderAndFooterOfTheWholeLayout() async {
        let source = LayoutSource([4, 4])
        let list = source.list(
            layout(grid(), [boundary("top", .top), boundary("end", .bottom)]), kinds: ["top", "end"])
        XCTAssertEqual(source.requestedViews, ["top [0]", "end [0]"])
        XCTAssertEqual(frame(list, "top", IndexPath(index: 0)), [0, 0, 400, 50])
        XCTAssertEqual(frame(list, "end", IndexPath(index: 0)), [0, 450, 400, 50])
        XCTAssertEqual(list.frames(0..<1), [[0, 50, 200, 100]])
        XCTAssertEqual(list.contentSize.height, 500)
    }

    @MainActor
    func testAPinnedHeaderOfTheWholeLayoutStaysAboveThoseOfSections() async {
        let section = grid()
        section.boundarySupplementaryItems = [boundary("header", .top, isPinned: true)]
        let list = LayoutSource([40, 40]).list(
            layout(section, [boundary("top", .top, isPinned: true)]), kinds: ["top", "header"])
        list.contentOffset.y = 700
        list.layoutIfNeeded()
        XCTAssertEqual(frame(list, "top", IndexPath(index: 0)), [0, 700, 400, 50])
        XCTAssertEqual(frame(list, "header", [0, 0]), [0, 750, 400, 50])
        list.scrollToItem(at: [0, 30], at: .top, animated: false)
        XCTAssertEqual(list.contentOffset.y, 50 + 50 + 1500 - 100)
    }

    @MainActor
    func testAHeaderOfTheWholeLayoutDeterminesItsHeight() async {
        let source = LayoutSource([40])
        source.wantedView = { _ in CGSize(width: 1, height: 90) }
        let list = source.list(layout(grid(), [boundary("top", .top, height: .estimated(30))]), kinds: ["top"])
        XCTAssertEqual(frame(list, "top", IndexPath(index: 0)), [0, 0, 400, 90])
        XCTAssertEqual(list.frames(0..<1), [[0, 90, 200, 100]])
        XCTAssertEqual(list.cellForItem(at: [0, 0])?.frame.minY, 90)
        XCTAssertEqual(list.contentSize.height, 2090)
        source.counts = [38]
        list.performBatchUpdates { list.deleteItems(at: [[0, 0], [0, 1]]) }
        XCTAssertEqual(list.contentSize.height, 1990)
        XCTAssertEqual(source.requestedViews, ["top [0]"])
    }

    @MainActor
    func testABoundaryItemThatTakesNoSpace() async {
        let section = grid()
        let over = boundary("over", .topTrailing)
        over.extendsBoundary = false
        section.boundarySupplementaryItems = [boundary("header", .top, height: .absolute(30)), over]
        let list = LayoutSource([4]).list(section, kinds: ["header", "over"])
        XCTAssertEqual(list.frames(0..<1), [[0, 30, 200, 100]])
        XCTAssertEqual(frame(list, "over", [0, 0]), [0, 0, 400, 50])
        XCTAssertEqual(list.contentSize.height, 230)
    }

    @MainActor
    func testTheInsetsOfHeadersFollowTheirReference() async {
        func header(_ reference: UIContentInsetsReference) -> [Double] {
            let section = grid()
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
            section.supplementaryContentInsetsReference = reference
            section.boundarySupplementaryItems = [boundary("header", .top)]
            let list = LayoutSource([4]).list(section, kinds: ["header"])
            list.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
            list.collectionViewLayout.invalidateLayout()
            list.layoutIfNeeded()
            return frame(list, "header", [0, 0])
        }
        XCTAssertEqual(header(.automatic), [30, 0, 360, 50])
        XCTAssertEqual(header(.none), [0, 0, 400, 50])
        XCTAssertEqual(header(.layoutMargins), [50, 0, 320, 50])
    }
}
