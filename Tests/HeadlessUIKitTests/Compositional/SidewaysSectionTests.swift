import HeadlessUIKit
import TestSupport
import XCTest

/// Sections that scroll across the scroll of their collection view.
final class SidewaysSectionTests: XCTestCase {
    @MainActor
    private func section(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        width: NSCollectionLayoutDimension = .absolute(150)
    ) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(width, .absolute(100)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return section
    }

    @MainActor
    private func scroller(_ list: UICollectionView, _ section: Int = 0) throws -> UIScrollView {
        try XCTUnwrap(
            list.indexPathsForVisibleItems.first { $0.section == section }.flatMap {
                list.cellForItem(at: $0)?.superview
            }
                as? UIScrollView)
    }

    @MainActor
    private func items(_ list: UICollectionView, _ section: Int = 0) -> [Int] {
        list.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
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
        XCTAssertLessThan(source.asked, 15)
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
    func testWhereAScrollComesToRest() async throws {
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
        XCTAssertEqual(try rest(.groupPaging, by: 700), 160)
        // The first group is in the middle at the beginning, 125 points from the edge.
        XCTAssertEqual(try rest(.groupPagingCentered, by: 100), 160)
    }

    @MainActor
    func testCodeScrollsInBothDirections() async throws {
        let list = LayoutSource([5, 5, 5, 50, 5, 5, 5, 5, 5, 5, 5, 5]).list(section(.continuous))
        list.scrollToItem(at: [10, 4], at: [.bottom, .right], animated: false)
        XCTAssertEqual(list.contentOffset.y, 300)
        XCTAssertEqual(items(list, 10).last, 4)
        list.scrollToItem(at: [3, 30], at: [.top, .centeredHorizontally], animated: false)
        XCTAssertEqual(list.contentOffset.y, 300)
        XCTAssertEqual(list.frames(30..<31, section: 3), [[125, 300, 150, 100]])
    }

    @MainActor
    func testPlaceIsKeptThroughUpdatesAndOutOfSight() async throws {
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
    func testPlaceIsKeptOutOfSight() async throws {
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
    func testCellsSayHowWideTheyAre() async throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.estimated(100), .estimated(40)), subitems: [item(.estimated(100), .estimated(40))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let source = LayoutSource([1000])
        source.wanted = { CGSize(width: 50 + $0.item % 7, height: 60) }
        let list = source.list(section)
        XCTAssertEqual(list.frames(0..<3), [[0, 0, 50, 60], [50, 0, 51, 60], [101, 0, 52, 60]])
        XCTAssertEqual(list.contentSize.height, 60)
        XCTAssertLessThan(source.asked, 20)
    }

    @MainActor
    func testShowingCostsWhatIsInSight() async {
        let source = LayoutSource(Array(repeating: 100, count: 1000))
        let list = source.list(section(.continuous))
        XCTAssertEqual(source.asked, 8 * 3)
        list.scrollToItem(at: [999, 99], at: [.bottom, .right], animated: false)
        XCTAssertEqual(items(list, 999).last, 99)
        XCTAssertLessThan(source.asked, 60)
    }
}
