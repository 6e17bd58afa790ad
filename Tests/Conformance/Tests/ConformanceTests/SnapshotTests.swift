import CellDirector
import XCTest

/// Tests the queries and operations of a snapshot.
final class SnapshotTests: ConformanceTestCase {
    // MARK: Queries

    @MainActor
    func testAnEmptySnapshot() async {
        let empty = NSDiffableDataSourceSnapshot<Int, String>()
        XCTAssertEqual(empty.numberOfItems, 0)
        XCTAssertEqual(empty.numberOfSections, 0)
        XCTAssertEqual(empty.itemIdentifiers, [])
        XCTAssertEqual(empty.sectionIdentifiers, [])
        XCTAssertNil(empty.indexOfItem("a"))
        XCTAssertNil(empty.indexOfSection(0))
        XCTAssertNil(empty.sectionIdentifier(containingItem: "a"))
    }

    @MainActor
    func testItemsAreAppendedToTheLastSectionOrTheNamedOne() async {
        let snapshot = makeSnapshot()
        XCTAssertEqual(snapshot.sectionIdentifiers, [0, 1])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: 0), ["a", "b", "c"])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: 1), ["d", "e"])
        XCTAssertEqual(snapshot.numberOfItems(inSection: 0), 3)
        XCTAssertEqual(snapshot.numberOfItems, 5)
        XCTAssertEqual(snapshot.indexOfItem("d"), 3)
        XCTAssertEqual(snapshot.indexOfSection(1), 1)
        XCTAssertEqual(snapshot.sectionIdentifier(containingItem: "e"), 1)
    }

    @MainActor
    func testItemsAreInsertedBesideAnother() async {
        var snapshot = makeSnapshot()
        snapshot.insertItems(["x", "y"], beforeItem: "b")
        snapshot.insertItems(["z"], afterItem: "e")
        XCTAssertEqual(snapshot.itemIdentifiers, ["a", "x", "y", "b", "c", "d", "e", "z"])
        XCTAssertEqual(snapshot.sectionIdentifier(containingItem: "z"), 1)
        XCTAssertEqual(snapshot.indexOfItem("c"), 4)
    }

    @MainActor
    func testItemsMoveAcrossSections() async {
        var snapshot = makeSnapshot()
        snapshot.moveItem("a", afterItem: "d")
        snapshot.moveItem("e", beforeItem: "c")
        snapshot.moveItem("b", afterItem: "c")
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: 0), ["e", "c", "b"])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: 1), ["d", "a"])
    }

    @MainActor
    func testSectionsAreInsertedMovedAndDeletedWithTheirItems() async {
        var snapshot = makeSnapshot()
        snapshot.insertSections([5], beforeSection: 1)
        snapshot.insertSections([6, 7], afterSection: 1)
        snapshot.moveSection(0, afterSection: 6)
        snapshot.moveSection(7, beforeSection: 5)
        XCTAssertEqual(snapshot.sectionIdentifiers, [7, 5, 1, 6, 0])
        XCTAssertEqual(snapshot.itemIdentifiers, ["d", "e", "a", "b", "c"])
        snapshot.deleteSections([0, 7, 99])
        XCTAssertEqual(snapshot.sectionIdentifiers, [5, 1, 6])
        XCTAssertEqual(snapshot.itemIdentifiers, ["d", "e"])
        XCTAssertNil(snapshot.sectionIdentifier(containingItem: "a"))
        XCTAssertEqual(snapshot.indexOfSection(6), 2)
    }

    @MainActor
    func testDeletingIgnoresMissingItems() async {
        var snapshot = makeSnapshot()
        snapshot.deleteItems(["b", "nothing", "e"])
        XCTAssertEqual(snapshot.itemIdentifiers, ["a", "c", "d"])
    }

    @MainActor
    func testDeleteAllItemsDeletesTheSectionsToo() async {
        var snapshot = makeSnapshot()
        snapshot.deleteAllItems()
        XCTAssertEqual(snapshot.numberOfSections, 0)
        XCTAssertEqual(snapshot.numberOfItems, 0)
        XCTAssertNil(snapshot.indexOfItem("a"))
    }

    @MainActor
    func testASectionAndAnItemMayHaveTheSameIdentifier() async {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems([1, 2], toSection: 1)
        XCTAssertEqual(snapshot.indexOfItem(2), 1)
        XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 2), 1)
    }

    @MainActor
    func testACopyKeepsItsValues() async {
        var snapshot = makeSnapshot()
        XCTAssertEqual(snapshot.indexOfItem("e"), 4)
        let copy = snapshot
        snapshot.deleteItems(["a"])
        XCTAssertEqual(snapshot.indexOfItem("e"), 3)
        XCTAssertEqual(copy.indexOfItem("e"), 4)
        XCTAssertEqual(copy.numberOfItems, 5)
    }

    @MainActor
    func testReloadedIdentifiersKeepTheRequestedOrder() async {
        var snapshot = makeSnapshot()
        snapshot.reloadItems(["c", "a"])
        snapshot.reloadItems(["b", "c"])
        snapshot.reconfigureItems(["e"])
        snapshot.reloadSections([1, 0])
        XCTAssertEqual(snapshot.reloadedItemIdentifiers, ["c", "a", "b"])
        XCTAssertEqual(snapshot.reconfiguredItemIdentifiers, ["e"])
        XCTAssertEqual(snapshot.reloadedSectionIdentifiers, [1, 0])
    }

    func testASnapshotIsCreatedAndReadOnAnyThread() async {
        let snapshot = await Task.detached {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<1000))
            return snapshot
        }.value
        await withTaskGroup(of: Int?.self) { group in
            for item in 0..<100 { group.addTask { snapshot.indexOfItem(item).map { $0 - item } } }
            for await difference in group { XCTAssertEqual(difference, 0) }
        }
    }

    @MainActor
    func testEveryItemOfALargeSnapshotIsFoundAtItsIndex() async {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        for item in 0..<20_000 { snapshot.appendItems([item]) }
        var sum = 0
        for item in 0..<20_000 { sum += (snapshot.indexOfItem(item) ?? 0) - item }
        XCTAssertEqual(sum, 0)
    }
}
