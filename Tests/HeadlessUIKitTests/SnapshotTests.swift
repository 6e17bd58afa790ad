import Foundation
import HeadlessUIKit
import XCTest

/// Tests the exceptions and warnings that a snapshot produces for invalid changes and queries.
final class SnapshotTests: XCTestCase {
    // MARK: Refusals

    @MainActor
    func testRepeatedItemsAreRefused() async {
        let sentence = "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( y, x )}"
        XCTAssertEqual(refusal { $0.appendItems(["x", "y", "y", "x", "y"]) }, sentence)
        XCTAssertEqual(refusal { $0.insertItems(["x", "y", "y", "x"], beforeItem: "a") }, sentence)
        XCTAssertEqual(refusal { $0.insertItems(["x", "y", "y", "x"], afterItem: "a") }, sentence)
        XCTAssertEqual(refusal { $0.deleteItems(["x", "y", "y", "x"]) }, sentence)
        XCTAssertEqual(refusal { $0.reloadItems(["x", "y", "y", "x"]) }, sentence)
        XCTAssertEqual(refusal { $0.reconfigureItems(["x", "y", "y", "x"]) }, sentence)
    }

    @MainActor
    func testRepeatedSectionsAreRefused() async {
        let sentence = "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {( 8 )}"
        XCTAssertEqual(refusal { $0.appendSections([8, 9, 8]) }, sentence)
        XCTAssertEqual(refusal { $0.insertSections([8, 9, 8], beforeSection: 0) }, sentence)
        XCTAssertEqual(refusal { $0.insertSections([8, 9, 8], afterSection: 0) }, sentence)
        XCTAssertEqual(refusal { $0.deleteSections([8, 8]) }, sentence)
        XCTAssertEqual(refusal { $0.reloadSections([8, 8]) }, sentence)
    }

    @MainActor
    func testExistingSectionsAreRefused() async {
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
    func testAppendingItemsWithoutASectionIsRefused() async {
        var empty = NSDiffableDataSourceSnapshot<Int, String>()
        XCTAssertEqual(exceptions { empty.appendItems(["a"]) }.map(\.reason), [Sentences.noSections])
        XCTAssertEqual(exceptions { empty.appendItems(["a"], toSection: 3) }.map(\.reason), [Sentences.noSections])
    }

    @MainActor
    func testMissingDestinationsAreRefused() async {
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
    func testMovingMissingItemsIsRefused() async {
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
    func testDestinationsAmongTheInsertedOrMovedItemsAreRefused() async {
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
    func testReloadingMissingItemsIsRefused() async {
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
    func testQueryingAMissingSectionIsRefused() async {
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
    func testExistingItemsMoveWithAWarning() async {
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

    /// Returns the message of the exception that an invalid change to a snapshot raises. Fails unless the change raises
    /// exactly one exception and leaves the snapshot unchanged.
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

/// Returns the warnings that a closure logs, with whitespace collapsed.
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
