import CellDirector
import XCTest

/// Tests the queries and operations of section snapshots, including very large snapshots.
final class SectionSnapshotTests: ConformanceTestCase {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    // MARK: Queries

    @MainActor
    func testItemsAreListedWithTheirDescendants() async {
        let outline = fruitOutline()
        XCTAssertEqual(outline.items, ["Fruit", "Apple", "Boskoop", "Pear", "Vegetables"])
        XCTAssertEqual(outline.rootItems, ["Fruit", "Vegetables"])
        XCTAssertEqual(outline.visibleItems, ["Fruit", "Vegetables"])
        XCTAssertEqual(outline.items.map(outline.level), [0, 1, 2, 1, 0])
        XCTAssertEqual(outline.parent(of: "Boskoop"), "Apple")
        XCTAssertNil(outline.parent(of: "Vegetables"))
        XCTAssertEqual(outline.index(of: "Pear"), 3)
        XCTAssertNil(outline.index(of: "Plum"))
        XCTAssertFalse(outline.contains("Plum"))
    }

    @MainActor
    func testChildrenOfACollapsedItemAreNotVisible() async {
        var outline = fruitOutline()
        outline.expand(["Apple", "Plum"])
        XCTAssertEqual(outline.visibleItems, ["Fruit", "Vegetables"])
        XCTAssertFalse(outline.isVisible("Boskoop"))
        outline.expand(["Fruit"])
        XCTAssertEqual(outline.visibleItems, outline.items)
        XCTAssertEqual(outline.expandedItems, ["Fruit", "Apple"])
        outline.collapse(["Fruit"])
        XCTAssertTrue(outline.isExpanded("Apple"))
        XCTAssertEqual(outline.visibleItems, ["Fruit", "Vegetables"])
    }

    @MainActor
    func testAnItemWithoutChildrenCanBeExpanded() async {
        var outline = fruitOutline()
        outline.expand(["Vegetables"])
        XCTAssertTrue(outline.isExpanded("Vegetables"))
        outline.delete(["Vegetables"])
        outline.append(["Vegetables"])
        XCTAssertFalse(outline.isExpanded("Vegetables"))
    }

    // MARK: Refused operations

    @MainActor
    func testChildrenMayBeReplacedByThemselves() async {
        var outline = fruitOutline()
        var children = outline.snapshot(of: "Fruit")
        children.append(["Plum"])
        outline.replace(childrenOf: "Fruit", using: children)
        XCTAssertEqual(outline.items, ["Fruit", "Apple", "Boskoop", "Pear", "Plum", "Vegetables"])
    }

    // MARK: Size

    @MainActor
    func testAHundredLevels() async {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        var parent: Int?
        for level in 0..<100 {
            outline.append((0..<100).map { level * 100 + $0 }, to: parent)
            parent = level * 100 + 50
        }
        outline.expand((0..<99).map { $0 * 100 + 50 })
        XCTAssertEqual(outline.items.count, 10_000)
        XCTAssertEqual(outline.visibleItems.count, 10_000)
        XCTAssertEqual(outline.level(of: 9_999), 99)
        XCTAssertEqual(outline.items[5_000], outline.items.first { outline.index(of: $0) == 5_000 })
        outline.delete([50])
        XCTAssertEqual(outline.items.count, 99)
    }

    @MainActor
    func testTenThousandLevels() async {
        func branch(_ part: Int) -> NSDiffableDataSourceSectionSnapshot<Int> {
            var branch = NSDiffableDataSourceSectionSnapshot<Int>()
            for level in 0..<100 { branch.append([part * 100 + level], to: level == 0 ? nil : part * 100 + level - 1) }
            return branch
        }
        var outline = branch(0)
        for part in 1..<100 { outline.replace(childrenOf: part * 100 - 1, using: branch(part)) }
        outline.expand(outline.items)
        XCTAssertEqual(outline.level(of: 9_999), 9_999)
        XCTAssertTrue(outline.isVisible(9_999))
        XCTAssertEqual(outline.visibleItems, Array(0..<10_000))
        XCTAssertEqual(outline.snapshot(of: 4_999).items.count, 5_000)
    }
}
