import HeadlessUIKit
import TestSupport
import XCTest

/// Tests sections that scroll orthogonally to their collection view.
final class SidewaysSectionTests: SidewaysSectionTestCase {
    @MainActor
    private func scroller(_ list: UICollectionView, _ section: Int = 0) throws -> UIScrollView {
        try XCTUnwrap(
            list.indexPathsForVisibleItems.first { $0.section == section }.flatMap {
                list.cellForItem(at: $0)?.superview
            }
                as? UIScrollView)
    }

    @MainActor
    func testFingerScrollsASectionAndNotTheList() async throws {
        let source = LayoutSource([100, 3])
        let list = source.list(section(.continuous))
        XCTAssertEqual(items(list), [0, 1, 2])
        XCTAssertEqual(list.contentSize.height, 200)
        let scroller = try scroller(list)
        XCTAssertEqual(scroller.contentSize, CGSize(width: 20 + 100 * 160 - 10 + 20, height: 100))
        try Finger().scroll(scroller, sidewaysBy: 1000)
        XCTAssertEqual(items(list), [6, 7, 8])
        XCTAssertEqual(items(list, 1), [0, 1, 2])
        XCTAssertEqual(list.contentOffset, .zero)
        XCTAssertEqual(scroller.contentOffset.x, 1000)
        XCTAssertEqual(list.frames(7..<8), [[140, 0, 150, 100]])
        XCTAssertLessThan(source.requestedCells, 15)
        let cell = try XCTUnwrap(list.cellForItem(at: [0, 7]))
        XCTAssertEqual(list.indexPath(for: cell), [0, 7])
        XCTAssertEqual(list.indexPathForItem(at: CGPoint(x: 150, y: 50)), [0, 7])
    }

    @MainActor
    func testFingerTapsACellOfASectionThatScrolls() async throws {
        let recorder = CollectionRecorder(count: 10)
        let list = makeCollection(recorder, layout: UICollectionViewCompositionalLayout(section: section(.continuous)))
        try Finger().scroll(try scroller(list), sidewaysBy: 400)
        try Finger().tap(rowAt: [0, 3], in: list)
        XCTAssertEqual(list.indexPathsForSelectedItems, [[0, 3]])
    }

    @MainActor
    func testTheEndPositionOfAScroll() async throws {
        func rest(
            _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, by distance: CGFloat
        ) throws -> CGFloat {
            let list = LayoutSource([20]).list(section(behavior))
            try Finger().scroll(try scroller(list), sidewaysBy: distance)
            return try scroller(list).contentOffset.x
        }
        XCTAssertEqual(try rest(.continuous, by: 230), 230)
        XCTAssertEqual(try rest(.continuousGroupLeadingBoundary, by: 230), 160)
        XCTAssertEqual(try rest(.continuousGroupLeadingBoundary, by: 800), 800)
        XCTAssertEqual(try rest(.paging, by: 250), 400)
        XCTAssertEqual(try rest(.paging, by: 150), 0)
        XCTAssertEqual(try rest(.paging, by: 1000), 400, "a swipe scrolls at most one page")
        XCTAssertEqual(
            try rest(.continuousGroupLeadingBoundary, by: 240), 320, "a scroll of half a group ends at the next group")
        XCTAssertEqual(try rest(.groupPaging, by: 700), 160)
        // At offset 0, the first group is centered, 125 points from the edge. At offset 160, the second group is
        // centered.
        XCTAssertEqual(try rest(.groupPagingCentered, by: 100), 160)
    }

    @MainActor
    func testScrollingBackEndsAtThePreviousPageOrGroup() async throws {
        for (behavior, steps) in [
            (.paging, [400, 800, 400, 0]), (.groupPaging, [160, 320, 160, 0]),
        ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, [CGFloat])] {
            let list = LayoutSource([20]).list(section(behavior))
            let scroller = try scroller(list)
            for (distance, offset) in zip([300, 300, -300, -900] as [CGFloat], steps) {
                try Finger().scroll(scroller, sidewaysBy: distance)
                XCTAssertEqual(scroller.contentOffset.x, offset)
            }
        }
    }

    @MainActor
    func testGroupPagingStopsAtTheStartOfALastGroupWiderThanAPage() async throws {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(1000), .absolute(100)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = .groupPaging
        let list = LayoutSource([2]).list(section)
        let scroller = try scroller(list)
        try Finger().scroll(scroller, sidewaysBy: 900)
        XCTAssertEqual(scroller.contentOffset.x, 1000)
        try Finger().scroll(scroller, sidewaysBy: 600)
        XCTAssertEqual(scroller.contentOffset.x, 1000)
    }

    @MainActor
    func testTheFirstItemIsAtTheRightInARightToLeftLayout() async throws {
        let list = LayoutSource([20, 2]).list(section(.groupPaging))
        list.semanticContentAttribute = .forceRightToLeft
        list.layoutIfNeeded()
        let scroller = try scroller(list)
        XCTAssertEqual(list.frames(0..<2), [[230, 0, 150, 100], [70, 0, 150, 100]])
        XCTAssertEqual(scroller.contentOffset.x, scroller.contentSize.width - 400)
        XCTAssertEqual(list.frames(0..<2, section: 1), [[230, 100, 150, 100], [70, 100, 150, 100]])
        try Finger().scroll(scroller, sidewaysBy: 100)
        XCTAssertEqual(items(list), [0, 1, 2], "the list is already at its right end")
        try Finger().scroll(scroller, sidewaysBy: -100)
        XCTAssertEqual(list.frames(1..<2), [[230, 0, 150, 100]], "the next group is at the right edge")
        try Finger().tap(rowAt: [0, 2], in: list)
        XCTAssertEqual(list.indexPathsForSelectedItems, [[0, 2]])
        list.scrollToItem(at: [0, 10], at: .left, animated: false)
        XCTAssertEqual(list.frames(10..<11), [[0, 0, 150, 100]])
        list.scrollToItem(at: [0, 19], at: .right, animated: false)
        XCTAssertEqual(list.frames(19..<20), [[20, 0, 150, 100]])
        XCTAssertEqual(scroller.contentOffset.x, 0)
    }

    /// The frame of an item minus the content offset is the item's position on screen. Apps rely on this relationship.
    @MainActor
    func testVisibleItemsHaveFramesInTheContent() async throws {
        var places: [[CGFloat]] = []
        let section = section(.continuous)
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            places = items.map { [$0.frame.minX, $0.frame.minX - offset.x] }
        }
        let list = LayoutSource([20]).list(section)
        try Finger().scroll(try scroller(list), sidewaysBy: 330)
        XCTAssertEqual(places, [[180, -150], [340, 10], [500, 170], [660, 330]].suffix(3))
    }

    @MainActor
    func testThePositionIsKeptThroughUpdates() async throws {
        let source = LayoutSource([30, 30, 30])
        let list = source.list(section(.continuous))
        try Finger().scroll(try scroller(list, 1), sidewaysBy: 480)
        source.counts = [30, 30, 30, 30]
        list.performBatchUpdates { list.insertSections([0]) }
        XCTAssertEqual(items(list, 2), [2, 3, 4, 5])
        source.counts = [30, 30, 31, 30]
        list.performBatchUpdates { list.insertItems(at: [[2, 30]]) }
        XCTAssertEqual(items(list, 2), [2, 3, 4, 5])
        XCTAssertEqual(try scroller(list, 2).contentOffset.x, 480)
        source.counts = [30, 30, 4, 30]
        list.performBatchUpdates { list.deleteItems(at: (4..<31).map { [2, $0] }) }
        XCTAssertEqual(items(list, 2), [1, 2, 3])
    }

    @MainActor
    func testThePositionIsKeptOffScreen() async throws {
        let list = LayoutSource(Array(repeating: 20, count: 40)).list(section(.continuous))
        try Finger().scroll(try scroller(list, 0), sidewaysBy: 480)
        let first = try scroller(list, 0)
        list.contentOffset.y = 2000
        list.layoutIfNeeded()
        XCTAssertNil(first.superview)
        list.contentOffset.y = 0
        list.layoutIfNeeded()
        XCTAssertEqual(items(list, 0), [2, 3, 4, 5])
    }

    @MainActor
    func testTheOwnSubviewsOfASectionDoNotIncludeACellThatIsEditedOutOfView() async throws {
        let list = LayoutSource([100]).list(section(.continuous))
        let scroller = try scroller(list)
        let cell = try XCTUnwrap(list.cellForItem(at: [0, 0]))
        XCTAssertTrue(scroller.ownSubviews.contains(cell))
        let field = UITextField(frame: cell.contentView.bounds)
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        scroller.contentOffset.x = 1000
        list.layoutIfNeeded()
        XCTAssertEqual(items(list), [6, 7, 8])
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertTrue(scroller.subviews.contains(cell))
        XCTAssertFalse(scroller.ownSubviews.contains(cell))
        XCTAssertEqual(scroller.ownSubviews.count, 3)
        field.resignFirstResponder()
    }
}
