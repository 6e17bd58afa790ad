import CellDirector
import XCTest

/// Tests sections that scroll orthogonally to their collection view.
final class SidewaysSectionTests: SidewaysSectionTestCase {
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
    func testCellsDetermineTheirOwnWidth() async throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.estimated(100), .estimated(40)), subitems: [item(.estimated(100), .estimated(40))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let source = LayoutSource([1000])
        source.wanted = { CGSize(width: 50 + $0.item % 7, height: 60) }
        let list = source.list(section)
        XCTAssertEqual(list.frames(0..<3), [[0, 0, 50, 60], [50, 0, 51, 60], [101, 0, 52, 60]])
        XCTAssertEqual(list.contentSize.height, 60)
        XCTAssertLessThan(source.requestedCells, 20)
    }

    @MainActor
    func testShowingCostsOnlyTheVisibleRows() async {
        let source = LayoutSource(Array(repeating: 100, count: 1000))
        let list = source.list(section(.continuous))
        XCTAssertEqual(source.requestedCells, 8 * 3)
        list.scrollToItem(at: [999, 99], at: [.bottom, .right], animated: false)
        XCTAssertEqual(items(list, 999).last, 99)
        XCTAssertLessThan(source.requestedCells, 60)
    }
}
