import CellDirector
import XCTest

/// Tests that the items of a flow layout, except for reloaded items, keep their measured sizes through updates.
final class KnownSizeTests: KnownSizeTestCase {
    @MainActor
    func testAFlowLayoutsItemsKeepTheirSizesThroughUpdates() async {
        let sizes = Sizes()
        sizes.sections = [(0..<300).map { CGSize(width: 60 + $0 % 90, height: 30 + $0 % 50) }, []]
        sizes.sections[1] = sizes.sections[0]
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let list = makeList(sizes, layout)
        showAll(list)
        func size(_ item: Int, _ section: Int = 0) -> CGSize? {
            list.layoutAttributesForItem(at: path(item, section))?.frame.size
        }
        XCTAssertEqual((0..<300).map { size($0) }, sizes.sections[0])
        list.contentOffset.y = 2_000
        list.layoutIfNeeded()
        sizes.sections[0].insert(CGSize(width: 100, height: 100), at: 10)
        list.insertItems(at: [path(10)])
        list.layoutIfNeeded()
        XCTAssertEqual(size(10), CGSize(width: 50, height: 50))
        XCTAssertEqual((11...300).map { size($0) }, Array(sizes.sections[0][11...]))
        XCTAssertEqual((0..<300).map { size($0, 1) }, sizes.sections[1])
        list.reloadItems(at: [path(250)])
        list.layoutIfNeeded()
        XCTAssertEqual(size(250), CGSize(width: 50, height: 50))
        XCTAssertEqual(size(251), sizes.sections[0][251])
    }
}
