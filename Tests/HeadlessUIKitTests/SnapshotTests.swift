import Foundation
import HeadlessUIKit
import XCTest

/// What a snapshot answers, refuses and warns of.
final class SnapshotTests: XCTestCase {
    // MARK: Answers

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
    func testDeletingPassesOverWhatIsNotThere() async {
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
    func testACopyKeepsWhatItWas() async {
        var snapshot = makeSnapshot()
        XCTAssertEqual(snapshot.indexOfItem("e"), 4)
        let copy = snapshot
        snapshot.deleteItems(["a"])
        XCTAssertEqual(snapshot.indexOfItem("e"), 3)
        XCTAssertEqual(copy.indexOfItem("e"), 4)
        XCTAssertEqual(copy.numberOfItems, 5)
    }

    @MainActor
    func testMarksKeepTheOrderAskedFor() async {
        var snapshot = makeSnapshot()
        snapshot.reloadItems(["c", "a"])
        snapshot.reloadItems(["b", "c"])
        snapshot.reconfigureItems(["e"])
        snapshot.reloadSections([1, 0])
        XCTAssertEqual(snapshot.reloadedItemIdentifiers, ["c", "a", "b"])
        XCTAssertEqual(snapshot.reconfiguredItemIdentifiers, ["e"])
        XCTAssertEqual(snapshot.reloadedSectionIdentifiers, [1, 0])
    }

    func testASnapshotIsMadeAndReadOnAnyThread() async {
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
    func testLookingUpCostsNothingThatGrows() async {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        for item in 0..<20_000 { snapshot.appendItems([item]) }
        var sum = 0
        for item in 0..<20_000 { sum += (snapshot.indexOfItem(item) ?? 0) - item }
        XCTAssertEqual(sum, 0)
    }

    // MARK: Refusals

    @MainActor
    func testRepeatedItems() async {
        let sentence = "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( y, x )}"
        XCTAssertEqual(refusal { $0.appendItems(["x", "y", "y", "x", "y"]) }, sentence)
        XCTAssertEqual(refusal { $0.insertItems(["x", "y", "y", "x"], beforeItem: "a") }, sentence)
        XCTAssertEqual(refusal { $0.insertItems(["x", "y", "y", "x"], afterItem: "a") }, sentence)
        XCTAssertEqual(refusal { $0.deleteItems(["x", "y", "y", "x"]) }, sentence)
        XCTAssertEqual(refusal { $0.reloadItems(["x", "y", "y", "x"]) }, sentence)
        XCTAssertEqual(refusal { $0.reconfigureItems(["x", "y", "y", "x"]) }, sentence)
    }

    @MainActor
    func testRepeatedSections() async {
        let sentence = "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {( 8 )}"
        XCTAssertEqual(refusal { $0.appendSections([8, 9, 8]) }, sentence)
        XCTAssertEqual(refusal { $0.insertSections([8, 9, 8], beforeSection: 0) }, sentence)
        XCTAssertEqual(refusal { $0.insertSections([8, 9, 8], afterSection: 0) }, sentence)
        XCTAssertEqual(refusal { $0.deleteSections([8, 8]) }, sentence)
        XCTAssertEqual(refusal { $0.reloadSections([8, 8]) }, sentence)
    }

    @MainActor
    func testSectionsThatAreThere() async {
        XCTAssertEqual(
            refusal { $0.appendSections([7, 1]) },
            Sentences.existing(1, "section")
                + "Identifiers in a snapshot must be unique. Section identifier that already exists: 1")
        XCTAssertEqual(
            refusal { $0.insertSections([1, 7], afterSection: 0) },
            Sentences.existing(1, "section")
                + "Identifiers in a snapshot must be unique. Section identifier that already exists: 1")
        XCTAssertEqual(
            refusal { $0.appendSections([0, 1]) },
            Sentences.existing(2, "section")
                + "Identifiers in a snapshot must be unique. Section identifiers that already exist: ( 0, 1 )"
        )
    }

    @MainActor
    func testNoSectionToAppendTo() async {
        var empty = NSDiffableDataSourceSnapshot<Int, String>()
        XCTAssertEqual(exceptions { empty.appendItems(["a"]) }.map(\.reason), [Sentences.noSections])
        XCTAssertEqual(exceptions { empty.appendItems(["a"], toSection: 3) }.map(\.reason), [Sentences.noSections])
    }

    @MainActor
    func testDestinationsThatAreNotThere() async {
        XCTAssertEqual(
            refusal { $0.appendItems(["x"], toSection: 9) }, "Invalid parameter not satisfying: section != NSNotFound")
        XCTAssertEqual(
            refusal { $0.insertItems(["x"], beforeItem: "?") },
            "Invalid parameter not satisfying: section != NSNotFound")
        XCTAssertEqual(
            refusal { $0.insertItems(["x"], afterItem: "?") }, "Invalid parameter not satisfying: section != NSNotFound"
        )
        XCTAssertEqual(
            refusal { $0.insertSections([7], beforeSection: 9) },
            "Invalid parameter not satisfying: insertIndex != NSNotFound")
        XCTAssertEqual(
            refusal { $0.insertSections([7], afterSection: 9) },
            "Invalid parameter not satisfying: insertIndex != NSNotFound")
    }

    @MainActor
    func testMovesOfWhatIsNotThere() async {
        XCTAssertEqual(
            refusal { $0.moveItem("?", beforeItem: "a") }, "Invalid parameter not satisfying: fromIndex != NSNotFound")
        XCTAssertEqual(
            refusal { $0.moveItem("a", afterItem: "?") }, "Invalid parameter not satisfying: toIndex != NSNotFound")
        XCTAssertEqual(
            refusal { $0.moveSection(9, beforeSection: 0) },
            "Invalid parameter not satisfying: fromSection != NSNotFound")
        XCTAssertEqual(
            refusal { $0.moveSection(0, afterSection: 9) }, "Invalid parameter not satisfying: toSection != NSNotFound")
    }

    @MainActor
    func testDestinationsThatAreAmongWhatMoves() async {
        func update(_ action: String, _ destination: String, _ list: String) -> String {
            "<_UIDiffableDataSourceUpdate 0x0 - action: \(action); destinationIdentifier:\(destination); destIsSection: 0; "
                + "identifiers: [\(list)]>"
        }
        XCTAssertEqual(
            refusal { $0.insertItems(["x", "b"], beforeItem: "b") },
            "Invalid update: destination for insertion operation [b] is in the insertion identifier list for update: "
                + update("INS", "b", "x,b") + ".")
        XCTAssertEqual(
            refusal { $0.insertSections([0], afterSection: 0) },
            "Invalid update: destination for section operation [0] is in the inserted section list for update: "
                + update("INS", "0", "0"))
        XCTAssertEqual(
            refusal { $0.moveItem("a", afterItem: "a") },
            "Invalid update: destination for item move is the same as the source [a] for update: "
                + update("MOV", "a", "a") + ".")
        XCTAssertEqual(
            refusal { $0.moveSection(1, beforeSection: 1) },
            "Invalid update: destination for section move is the same as the source [1] for update: "
                + update("MOV", "1", "1") + ".")
    }

    @MainActor
    func testMarksOfWhatIsNotThere() async {
        XCTAssertEqual(
            refusal { $0.reloadItems(["a", "X"]) },
            "Attempted to reload item identifier that does not exist in the snapshot: X")
        XCTAssertEqual(
            refusal { $0.reconfigureItems(["X"]) },
            "Attempted to reconfigure item identifier that does not exist in the snapshot: X")
        XCTAssertEqual(
            refusal { $0.reloadSections([4]) },
            "Attempted to reload section identifier that does not exist in the snapshot: 4")
    }

    @MainActor
    func testAskingASectionThatIsNotThere() async {
        let sentence =
            "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier "
            + "API (which has O(1) performance)"
        XCTAssertEqual(refusal { XCTAssertEqual($0.itemIdentifiers(inSection: 9), []) }, sentence)
        XCTAssertEqual(refusal { XCTAssertEqual($0.numberOfItems(inSection: 9), 0) }, sentence)
    }

    func testARefusalOnAnotherThreadReachesTheHandler() async {
        let old = await ListException.handler
        await MainActor.run {
            Self.refusals = []
            ListException.handler = { Self.refusals.append($0.reason) }
        }
        await Task.detached {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendItems([1])
        }.value
        let raised = await MainActor.run {
            ListException.handler = old
            return Self.refusals
        }
        XCTAssertEqual(raised, [Sentences.noSections])
    }

    @MainActor private static var refusals: [String] = []

    // MARK: Warnings

    @MainActor
    func testItemsThatAreThereMoveWithAWarning() async {
        var snapshot = makeSnapshot()
        let logged = warnings { snapshot.insertItems(["e", "x", "a"], afterItem: "b") }
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: 0), ["b", "e", "x", "a", "c"])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: 1), ["d"])
        XCTAssertEqual(
            logged,
            [
                Sentences.existing(2, "item")
                    + "The existing item identifiers will be moved into place instead, but this operation will be "
                    + "more expensive. For best performance, inserted item identifiers should always be unique. Set a "
                    + "symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch "
                    + "this in the debugger. Item identifiers that already exist: ( e, a )"
            ])
    }

    @MainActor
    func testMovesAndNewItemsGiveNoWarning() async {
        var snapshot = makeSnapshot()
        let logged = warnings {
            snapshot.moveItem("a", afterItem: "e")
            snapshot.appendItems(["new"])
            snapshot.deleteItems(["b"])
            snapshot.appendItems(["b"])
        }
        XCTAssertEqual(logged, [])
    }

    // MARK: Helpers

    /// What a change of a snapshot is refused with, once; it leaves the snapshot as it was.
    @MainActor
    private func refusal(_ change: (inout NSDiffableDataSourceSnapshot<Int, String>) -> Void) -> String? {
        var snapshot = makeSnapshot()
        let raised = exceptions { change(&snapshot) }
        XCTAssertEqual(raised.count, 1)
        XCTAssertEqual(raised.first?.name, "NSInternalInconsistencyException")
        XCTAssertEqual(snapshot.sectionIdentifiers, [0, 1])
        XCTAssertEqual(snapshot.itemIdentifiers, ["a", "b", "c", "d", "e"])
        XCTAssertEqual(snapshot.reloadedItemIdentifiers, [])
        return collapsed(raised.first?.reason)
    }
}

/// The warnings that are given meanwhile, with white space collapsed.
func warnings(_ body: () -> Void) -> [String] {
    let box = WarningBox()
    let handler = ListWarning.handler
    ListWarning.handler = { box.add($0) }
    defer { ListWarning.handler = handler }
    body()
    return box.all.compactMap(collapsed)
}

private final class WarningBox: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []

    func add(_ warning: String) { lock.withLock { list.append(warning) } }
    var all: [String] { lock.withLock { list } }
}

func makeSnapshot() -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["d", "e"])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    return snapshot
}
