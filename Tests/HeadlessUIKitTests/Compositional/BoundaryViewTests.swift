import HeadlessUIKit
import XCTest

/// Tests the positions of headers, footers and other views at the edges of sections and layouts. Also tests copies of
/// layout objects, and visible items. The expected frames were calculated by hand for a collection view of 400 × 800
/// points.
final class BoundaryViewTests: XCTestCase {
    @MainActor
    private func boundary(
        _ kind: String, _ alignment: NSRectAlignment, _ width: CGFloat, _ height: CGFloat, offset: CGPoint = .zero,
        isPinned: Bool = false, extends: Bool = true
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(width), .absolute(height)), elementKind: kind, alignment: alignment,
            absoluteOffset: offset)
        item.pinToVisibleBounds = isPinned
        item.extendsBoundary = extends
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
    private func frame(_ list: UICollectionView, _ kind: String, _ indexPath: IndexPath) -> [Double] {
        let frame = list.supplementaryView(forElementKind: kind, at: indexPath)?.frame ?? .null
        return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }

    // MARK: Positions

    @MainActor
    func testViewsAtTheSidesAreCenteredVerticallyInTheirSection() async {
        let section = grid()
        section.boundarySupplementaryItems = [
            boundary("trailing", .trailing, 30, 40, offset: CGPoint(x: 3, y: 5), extends: false),
            boundary("leading", .leading, 20, 60, extends: false),
        ]
        let list = LayoutSource([4]).list(section, kinds: ["trailing", "leading"])
        XCTAssertEqual(frame(list, "trailing", [0, 0]), [373, 85, 30, 40])
        XCTAssertEqual(frame(list, "leading", [0, 0]), [0, 70, 20, 60])
    }

    @MainActor
    func testASecondFooterIsAtTheEndOfItsSection() async {
        let section = grid()
        section.boundarySupplementaryItems = [
            boundary("footer", .bottom, 400, 50),
            boundary("other", .bottomLeading, 100, 30, offset: CGPoint(x: 7, y: 0)),
        ]
        let list = LayoutSource([4, 2]).list(section, kinds: ["footer", "other"])
        XCTAssertEqual(frame(list, "footer", [0, 0]), [0, 200, 400, 50])
        XCTAssertEqual(frame(list, "other", [0, 0]), [7, 220, 100, 30])
        XCTAssertEqual(frame(list, "other", [0, 1]), [.infinity, .infinity, 0, 0])
        XCTAssertEqual(frame(list, "other", [1, 0]), [7, 370, 100, 30])
    }

    @MainActor
    func testAPinnedFooterOfTheWholeLayoutIsAboveTheInset() async {
        let source = LayoutSource([40])
        let list = source.list(
            layout(grid(), [boundary("end", .bottom, 400, 50, isPinned: true)]), kinds: ["end"])
        XCTAssertEqual(frame(list, "end", IndexPath(index: 0)), [0, 750, 400, 50])
        list.contentInset.bottom = 20
        list.contentOffset.y = 100
        list.layoutIfNeeded()
        XCTAssertEqual(frame(list, "end", IndexPath(index: 0)), [0, 830, 400, 50])
        list.contentOffset.y = 1270
        list.layoutIfNeeded()
        XCTAssertEqual(frame(list, "end", IndexPath(index: 0)), [0, 2000, 400, 50])
    }

    @MainActor
    func testAPinnedHeaderOfTheWholeLayoutIsBelowTheInset() async {
        let list = LayoutSource([40]).list(
            layout(grid(), [boundary("top", .top, 400, 50, isPinned: true)]), kinds: ["top"])
        list.contentInset.top = 20
        list.contentOffset.y = 100
        list.layoutIfNeeded()
        XCTAssertEqual(frame(list, "top", IndexPath(index: 0)), [0, 120, 400, 50])
    }

    @MainActor
    func testAPinnedSecondHeaderStaysInItsSection() async {
        let section = grid()
        section.boundarySupplementaryItems = [
            boundary("header", .top, 400, 50), boundary("other", .topTrailing, 100, 30, isPinned: true),
        ]
        let list = LayoutSource([40, 40]).list(section, kinds: ["header", "other"])
        list.contentOffset.y = 300
        list.layoutIfNeeded()
        XCTAssertEqual(frame(list, "other", [0, 0]), [300, 300, 100, 30])
        list.contentOffset.y = 2035
        list.layoutIfNeeded()
        XCTAssertEqual(frame(list, "other", [0, 0]), [300, 2020, 100, 30])
    }

    @MainActor
    func testViewsOfTheWholeLayoutAreNumberedWithinTheirKind() async {
        let list = LayoutSource([4]).list(
            layout(
                grid(),
                [
                    boundary("top", .top, 400, 50), boundary("top", .topLeading, 40, 30),
                    boundary("end", .bottom, 400, 20),
                ]
            ), kinds: ["top", "end"])
        XCTAssertEqual(frame(list, "top", IndexPath(index: 0)), [0, 0, 400, 50])
        XCTAssertEqual(frame(list, "top", IndexPath(index: 1)), [0, 0, 40, 30])
        XCTAssertEqual(frame(list, "end", IndexPath(index: 0)), [0, 250, 400, 20])
        XCTAssertEqual(list.contentSize.height, 270)
    }

    @MainActor
    func testViewsOfAHorizontalLayoutAreAtItsSides() async {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.boundarySupplementaryItems = [
            boundary("start", .leading, 50, 300, offset: CGPoint(x: 0, y: 10)), boundary("end", .trailing, 30, 800),
        ]
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.absolute(200), .fractionalHeight(1)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
        let list = LayoutSource([2]).list(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration),
            kinds: ["start", "end"])
        XCTAssertEqual(frame(list, "start", IndexPath(index: 0)), [0, 260, 50, 300])
        XCTAssertEqual(frame(list, "end", IndexPath(index: 0)), [250, 0, 30, 800])
        XCTAssertEqual(list.frames(0..<2), [[50, 0, 200, 400], [50, 400, 200, 400]])
    }

    private final class Background: UICollectionReusableView {}

    @MainActor
    func testTheSpaceAfterASectionIsNotPartOfIt() async {
        let section = grid()
        section.boundarySupplementaryItems = [
            boundary("header", .top, 400, 50), boundary("other", .bottomLeading, 100, 30, extends: false),
        ]
        section.decorationItems = [.background(elementKind: "background")]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        layout.register(Background.self, forDecorationViewOfKind: "background")
        let source = LayoutSource([2, 2])
        let list = source.list(layout, kinds: ["header", "other"])
        XCTAssertEqual(frame(list, "other", [0, 0]), [0, 120, 100, 30])
        XCTAssertEqual(frame(list, "other", [1, 0]), [0, 290, 100, 30])
        XCTAssertEqual(
            list.subviews.compactMap { ($0 as? Background)?.frame },
            [CGRect(x: 0, y: 0, width: 400, height: 150), CGRect(x: 0, y: 170, width: 400, height: 150)])
        XCTAssertEqual(
            source.requestedViews, ["header [0, 0]", "header [1, 0]", "other [0, 0]", "other [1, 0]"],
            "each view is requested once")
    }

    @MainActor
    func testABackgroundIsBetweenTheListsInsets() async {
        let section = grid()
        section.decorationItems = [.background(elementKind: "background")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Background.self, forDecorationViewOfKind: "background")
        let list = LayoutSource([2]).list(layout)
        list.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        list.collectionViewLayout.invalidateLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(
            list.subviews.compactMap { ($0 as? Background)?.frame }, [CGRect(x: 0, y: 0, width: 370, height: 100)])
    }

    @MainActor
    func testPinnedViewsOfASectionAreBetweenThoseOfTheWholeLayout() async {
        let section = grid()
        section.boundarySupplementaryItems = [
            boundary("header", .top, 400, 50), boundary("upper", .topTrailing, 100, 30, isPinned: true),
            boundary("footer", .bottom, 400, 50), boundary("lower", .bottomLeading, 100, 30, isPinned: true),
        ]
        let list = LayoutSource([40]).list(
            layout(
                section,
                [boundary("top", .top, 400, 50, isPinned: true), boundary("end", .bottom, 400, 60, isPinned: true)]),
            kinds: ["header", "upper", "footer", "lower", "top", "end"])
        list.contentOffset.y = 300
        list.layoutIfNeeded()
        XCTAssertEqual(frame(list, "upper", [0, 0]), [300, 350, 100, 30])
        XCTAssertEqual(frame(list, "lower", [0, 0]), [0, 1010, 100, 30])
    }

    @MainActor
    func testAViewOfTheWholeLayoutIsInsideTheLayoutMargins() async {
        let whole = layout(grid(), [boundary("top", .topLeading, 100, 50)])
        whole.configuration.contentInsetsReference = .layoutMargins
        let list = LayoutSource([4]).list(whole, kinds: ["top"])
        list.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 30)
        list.collectionViewLayout.invalidateLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(frame(list, "top", IndexPath(index: 0)), [20, 0, 100, 50])
    }

    // MARK: Copies

    @MainActor
    func testACopiedSectionHasTheSameProperties() async throws {
        let section = grid()
        section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.contentInsetsReference = .safeArea
        section.orthogonalScrollingBehavior = .paging
        section.orthogonalScrollingProperties.decelerationRate = .fast
        section.visibleItemsInvalidationHandler = { _, _, _ in }
        section.boundarySupplementaryItems = [boundary("header", .top, 1, 2)]
        section.decorationItems = [.background(elementKind: "background")]
        section.supplementaryContentInsetsReference = .none
        let copy = try XCTUnwrap(section.copy() as? NSCollectionLayoutSection)
        XCTAssertEqual(copy.contentInsets, section.contentInsets)
        XCTAssertEqual(copy.contentInsetsReference, .safeArea)
        XCTAssertEqual(copy.orthogonalScrollingBehavior, .paging)
        XCTAssertEqual(copy.orthogonalScrollingProperties.decelerationRate, .fast)
        XCTAssertNotNil(copy.visibleItemsInvalidationHandler)
        XCTAssertEqual(copy.boundarySupplementaryItems.map(\.elementKind), ["header"])
        XCTAssertEqual(copy.decorationItems.map(\.elementKind), ["background"])
        XCTAssertEqual(copy.supplementaryContentInsetsReference, .none)
    }

    @MainActor
    func testACopiedConfigurationHasTheSameProperties() async throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 5
        configuration.boundarySupplementaryItems = [boundary("top", .top, 1, 2)]
        configuration.contentInsetsReference = .layoutMargins
        let copy = try XCTUnwrap(configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
        XCTAssertEqual(copy.scrollDirection, .horizontal)
        XCTAssertEqual(copy.interSectionSpacing, 5)
        XCTAssertEqual(copy.boundarySupplementaryItems.map(\.elementKind), ["top"])
        XCTAssertEqual(copy.contentInsetsReference, .layoutMargins)
    }

    @MainActor
    func testCopiedItemsHaveTheSameProperties() async throws {
        let spaced = item(.absolute(10), .absolute(20))
        spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(5), top: nil, trailing: nil, bottom: nil)
        XCTAssertEqual((spaced.copy() as? NSCollectionLayoutItem)?.edgeSpacing?.leading?.spacing, 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [spaced])
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(1), .absolute(1)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        ]
        XCTAssertEqual(
            (group.copy() as? NSCollectionLayoutGroup)?.supplementaryItems.map(\.elementKind), ["badge"])
        let over = boundary("over", .top, 1, 2, extends: false)
        XCTAssertEqual((over.copy() as? NSCollectionLayoutBoundarySupplementaryItem)?.extendsBoundary, false)
        XCTAssertTrue(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 5).isUniformAcrossSiblings)
        XCTAssertFalse(NSCollectionLayoutDimension.estimated(5).isUniformAcrossSiblings)
        XCTAssertTrue(NSCollectionLayoutAnchor(edges: .top, fractionalOffset: .zero).isFractionalOffset)
        XCTAssertFalse(NSCollectionLayoutAnchor(edges: .top, absoluteOffset: .zero).isFractionalOffset)
        XCTAssertFalse(NSCollectionLayoutAnchor(edges: .top).isFractionalOffset)
    }

    // MARK: Visible items

    @MainActor
    func testAnItemThatAHandlerNoLongerChangesIsReset() async throws {
        var raised: IndexPath? = [0, 1]
        var depths: [Int] = []
        let section = grid()
        section.visibleItemsInvalidationHandler = { items, _, _ in
            depths = items.map(\.zIndex)
            for item in items where item.indexPath == raised {
                item.zIndex = 10
                item.alpha = 0.5
                item.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
        }
        let list = LayoutSource([6]).list(section)
        let cell = try XCTUnwrap(list.cellForItem(at: [0, 1]))
        XCTAssertTrue(list.subviews.last === cell)
        XCTAssertEqual(cell.alpha, 0.5)
        XCTAssertEqual(cell.transform, CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(depths, Array(repeating: depths[0], count: 6))
        raised = [0, 3]
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertTrue(list.subviews.last === list.cellForItem(at: [0, 3]))
        XCTAssertEqual(cell.alpha, 1)
        XCTAssertEqual(cell.transform, .identity)
        XCTAssertEqual(depths, Array(repeating: depths[0], count: 6))
    }

    @MainActor
    func testAHandlerWithoutChangesKeepsTheOrderOfViews() async throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
        section.boundarySupplementaryItems = [
            boundary("header", .top, 400, 50), boundary("other", .topTrailing, 100, 30),
        ]
        var depths: [String: Int] = [:]
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items { depths[item.name] = item.zIndex }
        }
        let list = LayoutSource([3]).list(section, kinds: ["badge", "header", "other"])
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(depths, ["item": 0, "badge": 1, "header": 1, "other": 1])
        func place(_ kind: String, _ item: Int) throws -> Int {
            let view = try XCTUnwrap(list.supplementaryView(forElementKind: kind, at: [0, item]))
            return try XCTUnwrap(list.subviews.firstIndex { $0 === view })
        }
        let cells = list.subviews.indices.filter { list.subviews[$0] is UICollectionViewCell }
        XCTAssertEqual(cells, [0, 1, 2])
        for number in 0..<3 {
            XCTAssertLessThan(try place("badge", number), try place("header", 0))
            XCTAssertLessThan(try place("badge", number), try place("other", 0))
        }
    }

    @MainActor
    func testHeadersFollowTheContentInsets() async {
        let section = grid()
        XCTAssertTrue(section.supplementariesFollowContentInsets)
        section.supplementariesFollowContentInsets = false
        XCTAssertEqual(section.supplementaryContentInsetsReference, .none)
        XCTAssertFalse(section.supplementariesFollowContentInsets)
        section.supplementariesFollowContentInsets = true
        XCTAssertEqual(section.supplementaryContentInsetsReference, .automatic)
    }

    @MainActor
    func testASectionWithoutAHandlerResetsItsItems() async throws {
        var hasHandler = true
        let list = LayoutSource([6]).list(
            UICollectionViewCompositionalLayout { [grid] _, _ in
                let section = grid()
                if hasHandler {
                    section.visibleItemsInvalidationHandler = { items, _, _ in
                        for item in items {
                            item.center.x += 30
                            item.isHidden = true
                            if item.indexPath == [0, 1] { item.zIndex = 9 }
                        }
                    }
                }
                return section
            })
        let cell = try XCTUnwrap(list.cellForItem(at: [0, 1]))
        XCTAssertEqual(cell.frame.minX, 230)
        XCTAssertTrue(cell.isHidden)
        XCTAssertTrue(list.subviews.last === cell)
        hasHandler = false
        list.collectionViewLayout.invalidateLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(cell.frame.minX, 200)
        XCTAssertFalse(cell.isHidden)
    }

    // MARK: Reuse

    @MainActor
    func testBadgesAreReused() async {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
        let list = LayoutSource([200]).list(section, kinds: ["badge"])
        var seen: [UICollectionReusableView] = []
        for step in 0..<30 {
            list.contentOffset.y = CGFloat(step * 400)
            list.layoutIfNeeded()
            for view in list.visibleSupplementaryViews(ofKind: "badge") where !seen.contains(where: { $0 === view }) {
                seen.append(view)
            }
        }
        XCTAssertLessThanOrEqual(seen.count, 20)
    }
}
