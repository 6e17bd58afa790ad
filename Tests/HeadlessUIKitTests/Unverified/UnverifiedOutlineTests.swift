import Foundation
import HeadlessUIKit
import XCTest

/// Tests undocumented behavior of outlines: applying a snapshot of the whole list, and moving and reordering items.
final class UnverifiedOutlineTests: XCTestCase {
    private typealias Outline = OutlineList.Outline

    @MainActor
    func testAWholeSnapshotChangesAnOutline() async {
        let (list, source) = OutlineList.makeSource()
        var outline = OutlineList.makeOutline()
        outline.expand(["FRUIT"])
        await source.apply(outline, to: "main")
        var whole = source.snapshot()
        whole.insertItems(["plum"], afterItem: "pear")
        whole.deleteItems(["VEGETABLES"])
        whole.insertItems(["quince"], beforeItem: "APPLE")
        await source.apply(whole)
        let result = source.snapshot(for: "main")
        XCTAssertEqual(result.visibleItems, ["FRUIT", "quince", "APPLE", "pear", "plum"])
        XCTAssertEqual(result.items, ["FRUIT", "quince", "APPLE", "boskoop", "pear", "plum"])
        XCTAssertEqual(result.items.map(result.level), [0, 1, 1, 2, 1, 1])
        XCTAssertEqual(texts(list), result.visibleItems)
        whole.deleteItems(["FRUIT"])
        await source.apply(whole)
        XCTAssertEqual(source.snapshot(for: "main").rootItems, ["quince", "APPLE", "pear", "plum"])
        whole.deleteAllItems()
        await source.apply(whole)
        XCTAssertEqual(source.snapshot(for: "main").items, [])
    }

    @MainActor
    func testAWholeSnapshotKeepsFourLevels() async {
        let (_, source) = OutlineList.makeSource()
        var outline = Outline()
        outline.append(["a", "z"])
        outline.append(["b", "y"], to: "a")
        outline.append(["c", "x"], to: "b")
        outline.append(["d", "e"], to: "c")
        outline.append(["hidden", "other"], to: "y")
        outline.expand(["a", "b", "c"])
        await source.apply(outline, to: "main")
        var whole = source.snapshot()
        XCTAssertEqual(whole.itemIdentifiers, ["a", "b", "c", "d", "e", "x", "y", "z"])
        whole.insertItems(["new"], afterItem: "e")
        whole.insertItems(["late"], afterItem: "x")
        whole.insertItems(["last"], afterItem: "z")
        await source.apply(whole)
        var result = source.snapshot(for: "main")
        XCTAssertEqual(
            result.items, ["a", "b", "c", "d", "e", "new", "x", "late", "y", "hidden", "other", "z", "last"])
        XCTAssertEqual(result.items.map(result.level), [0, 1, 2, 3, 3, 3, 2, 2, 1, 2, 2, 0, 0])
        whole.insertItems(["hidden"], afterItem: "last")
        await source.apply(whole)
        result = source.snapshot(for: "main")
        XCTAssertEqual(
            result.items, ["a", "b", "c", "d", "e", "new", "x", "late", "y", "other", "z", "last", "hidden"])
        XCTAssertEqual(result.level(of: "hidden"), 0)
    }

    @MainActor
    func testAnItemOfAnotherSectionMoves() async {
        let (list, source) = OutlineList.makeSource()
        var other = Outline()
        other.append(["A"])
        other.append(["pear"], to: "A")
        other.expand(["A"])
        await source.apply(other, to: "other")
        var outline = OutlineList.makeOutline()
        outline.expand(["FRUIT"])
        await source.apply(outline, to: "main")
        XCTAssertEqual(texts(list), ["A", "FRUIT", "APPLE", "pear", "VEGETABLES"])
        XCTAssertEqual(source.snapshot(for: "other").items, ["A"])
    }

    @MainActor
    func testReorderingReportsTheChangesInEachSection() async throws {
        let (list, source) = OutlineList.makeSource()
        await source.apply(OutlineList.makeOutline(), to: "main")
        var other = Outline()
        other.append(["A"])
        other.append(["b"], to: "A")
        other.expand(["A"])
        await source.apply(other, to: "other")
        source.reorderingHandlers.canReorderItem = { _ in true }
        var sections: [String] = []
        source.reorderingHandlers.didReorder = { transaction in
            for section in transaction.sectionTransactions {
                sections.append("\(section.sectionIdentifier): \(section.finalSnapshot.items)")
                XCTAssertEqual(
                    section.initialSnapshot.items.applying(section.difference), section.finalSnapshot.items)
            }
        }
        try Finger().move(rowAt: path(0), to: path(1), in: list)
        XCTAssertEqual(sections, [#"main: ["VEGETABLES", "FRUIT", "APPLE", "boskoop", "pear"]"#])
        sections = []
        try Finger().move(rowAt: path(1), to: path(1, 1), in: list)
        XCTAssertEqual(
            sections,
            [#"main: ["VEGETABLES"]"#, #"other: ["A", "FRUIT", "APPLE", "boskoop", "pear", "b"]"#])
        XCTAssertEqual(source.snapshot(for: "other").level(of: "FRUIT"), 1)
        XCTAssertEqual((list.cellForItem(at: path(1, 1)) as? UICollectionViewListCell)?.indentationLevel, 1)
        XCTAssertEqual(texts(list), ["VEGETABLES", "A", "FRUIT", "b"])
    }
}
