import Foundation
import HeadlessUIKit
import XCTest

/// Tests the visual description of a section snapshot, and the exceptions that invalid changes and queries raise.
final class SectionSnapshotTests: XCTestCase {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    // MARK: Queries

    @MainActor
    func testTheVisualDescriptionShowsTheOutline() async {
        var outline = fruitOutline()
        outline.expand(["Fruit"])
        XCTAssertEqual(
            outline.visualDescription(),
            """
            <NSDiffableDataSourceSectionSnapshot: 0x0
            +* Fruit
              -* Apple
                -  Boskoop
              -* Pear
            -* Vegetables
            >
            """)
    }

    @MainActor
    func testOperationsOnNoItemsDoNothing() async {
        var outline = fruitOutline()
        let raised = exceptions {
            outline.append([], to: "Plum")
            outline.insert([] as [String], before: "Plum")
            outline.insert([] as [String], after: "Plum")
            outline.delete([])
        }
        XCTAssertEqual(raised, [])
        outline.deleteAll()
        XCTAssertEqual(outline.items, [])
    }

    // MARK: Refusals

    @MainActor
    func testIdentifiersAreUnique() async {
        var outline = fruitOutline()
        let before = outline.items
        var other = Outline()
        other.append(["Plum", "Pear"])
        let raised = exceptions {
            outline.append(["Plum", "Apple", "Plum"])
            outline.insert(other, after: "Fruit")
            outline.replace(childrenOf: "Apple", using: other)
        }
        func sentence(_ names: String...) -> String {
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
                + names.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
        }
        XCTAssertEqual(raised.map(\.reason), [sentence("Apple", "Plum"), sentence("Pear"), sentence("Pear")])
        XCTAssertEqual(outline.items, before)
    }

    @MainActor
    func testUsingMissingItemsIsRefused() async {
        var outline = fruitOutline()
        let before = outline.items
        let raised = exceptions {
            outline.append(["x"], to: "Plum")
            outline.delete(["Apple", "Plum"])
            _ = outline.isExpanded("Plum")
            _ = outline.isVisible("Plum")
            _ = outline.level(of: "Plum")
            _ = outline.parent(of: "Plum")
            outline.replace(childrenOf: "Plum", using: Outline())
        }
        let missing = "Item identifier does not exist in section snapshot: Plum"
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "Parent item identifier does not exist in section snapshot: Plum", "Failed to find index of item Plum",
                missing, missing, missing, "Child item identifier does not exist in section snapshot: Plum",
                "Parent item identifier does not exist in section snapshot: Plum",
            ])
        XCTAssertEqual(outline.items, before)
    }

    @MainActor
    func testAnItemThatIsDeletedWithItsParentIsNotMissing() async {
        var outline = fruitOutline()
        XCTAssertEqual(exceptions { outline.delete(["Fruit", "Apple", "Fruit"]) }, [])
        XCTAssertEqual(outline.items, ["Vegetables"])
    }

    // MARK: Size
}
