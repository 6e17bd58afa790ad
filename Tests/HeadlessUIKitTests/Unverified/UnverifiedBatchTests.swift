import Foundation
import HeadlessUIKit
import XCTest

/// Tests the order of the checks of a batch update, and exception messages that no public report shows verbatim. Each
/// test's comment describes how to verify the behavior on a device.
final class UnverifiedBatchTests: ConformanceTestCase {
    /// To verify this on a device, perform a batch update with row moves, section changes and inconsistent counts, and
    /// compare the exception's message with the expected message. Public reports only show messages about rows
    /// (exyte/Chat#56).
    @MainActor
    func testTheMessageListsMovesAndSectionChanges() async {
        XCTAssertEqual(
            refusal([2, 2, 0], [2, 2, 9]) { table in
                table.performBatchUpdates {
                    table.moveRow(at: path(0, 0), to: path(1, 1))
                    table.moveSection(2, toSection: 2)
                    table.insertSections([0], with: .none)
                    table.deleteSections([1], with: .none)
                }
            },
            Sentences.wrongCounts(
                "3 sections with row counts: [2, 2, 0]", "3 sections with row counts: [2, 2, 9]",
                "Move row (0 - 0) to (1 - 1), Move section 2 to 2, Insert section 0, Delete section 1"))
    }

    /// To verify this on a device, call `performBatchUpdates(nil)` after the data source has changed. No public source
    /// describes this behavior.
    @MainActor
    func testAnEmptyBatchChecksTheCounts() async {
        XCTAssertEqual(
            refusal([1], [1, 1]) { $0.performBatchUpdates(nil) },
            Sentences.wrongCounts("1 section with row counts: [1]", "2 sections with row counts: [1, 1]", ""))
    }

    /// To verify this on a device, compare the exception's message with the expected message. In a public report about
    /// reloading a missing item, the message contains "delete" (DeepDiff#54).
    @MainActor
    func testTheMessageAboutReloadingANonexistentSectionNamesADelete() async {
        XCTAssertEqual(
            refusal([1], [1]) { $0.reloadSections([3], with: .none) },
            Sentences.missing("delete", section: 3, of: 1))
    }

    /// To verify this on a device, compare the exception's message with the expected message, which is modeled on
    /// messages in public reports.
    @MainActor
    func testDeletingARowOfAMissingSection() async {
        XCTAssertEqual(
            refusal([1], [1]) { $0.deleteRows(at: [path(0, 2)], with: .none) },
            Sentences.missing("delete", 0, in: 2, ofSections: 1))
    }

    /// To verify this on a device, compare the exception's message with the expected message, which is modeled on
    /// messages in public reports.
    @MainActor
    func testInsertingAMissingSection() async {
        XCTAssertEqual(
            refusal([1], [1, 1]) { $0.insertSections([2], with: .none) },
            Sentences.missing("insert", section: 2, of: 2, "after"))
    }

    /// To verify this on a device, compare the exception messages with the expected messages. A public bug report
    /// (RxDataSources#35) confirms only the message about a missing source index path.
    @MainActor
    func testMovingToAMissingPosition() async {
        XCTAssertEqual(
            refusal([2], [2]) { $0.moveRow(at: path(0, 0), to: path(2, 0)) },
            "attempt to move index path (\(Sentences.printed(0, 0))) to index path (\(Sentences.printed(0, 2))) that "
                + "does not exist - there are only 2 rows in section 0 after the update")
        XCTAssertEqual(
            refusal([2], [2]) { $0.moveSection(0, toSection: 1) },
            "attempt to move section 0 to section 1, but there are only 1 sections after the update")
        XCTAssertEqual(
            refusal([2], [2]) { $0.moveSection(1, toSection: 0) },
            Sentences.missing("move", section: 1, of: 1))
        XCTAssertEqual(
            refusal([2], [2]) { $0.moveRow(at: path(0, 1), to: path(0, 0)) },
            Sentences.missing(source: Sentences.printed(1, 0), only: "1 sections"))
    }

    /// To verify this on a device, check whether a table raises an exception for an index path with a single index, and
    /// compare the exception's message with the expected message. No public source describes this behavior.
    @MainActor
    func testAnIndexPathWithoutARowIsRefused() async {
        XCTAssertEqual(
            refusal([1], [1]) { $0.deleteRows(at: [IndexPath(index: 0)], with: .none) },
            Sentences.missing("delete", -1, in: 0, of: 1))
    }

    /// To verify this on a device, check whether this move raises an exception, and compare the exception's message
    /// with the expected message. A move into a new section raises an exception (TLIndexPathTools#13).
    @MainActor
    func testMovingARowOutOfADeletedSection() async {
        XCTAssertEqual(
            refusal([1, 1], [2]) { table in
                table.performBatchUpdates {
                    table.deleteSections([0], with: .none)
                    table.moveRow(at: path(0, 0), to: path(0, 0))
                }
            },
            "cannot move a row out of a deleted section (0)")
    }

    /// To verify this on a device, check whether a table raises an exception for each of these updates, and compare the
    /// exceptions' messages with the expected messages. A collection view accepts deleting the same item twice without
    /// an exception (radar 31786176).
    @MainActor
    func testTheSameChangeTwiceIsRefused() async {
        let one = path(1, 0)
        XCTAssertEqual(
            refusal([3], [1]) { $0.deleteRows(at: [one, one], with: .none) },
            "attempt to delete the same index path (\(Sentences.printed(0, 1))) more than once")
        XCTAssertEqual(
            refusal([3], [5]) { $0.insertRows(at: [one, one], with: .none) },
            "attempt to insert the same index path (\(Sentences.printed(0, 1))) more than once")
        XCTAssertEqual(
            refusal([3], [3]) { table in
                table.performBatchUpdates {
                    table.moveRow(at: one, to: path(0, 0))
                    table.moveRow(at: one, to: path(2, 0))
                }
            },
            "attempt to perform multiple moves from the same index path (\(Sentences.printed(0, 1)))")
        XCTAssertEqual(
            refusal([3], [3]) { table in
                table.performBatchUpdates {
                    table.moveRow(at: path(0, 0), to: one)
                    table.moveRow(at: path(2, 0), to: one)
                }
            },
            "attempt to perform multiple moves to the same index path (\(Sentences.printed(0, 1)))")
        XCTAssertEqual(
            refusal([1, 1], []) { table in
                table.performBatchUpdates {
                    table.deleteSections([1], with: .none)
                    table.deleteSections([1], with: .none)
                }
            },
            "attempt to change the same section (1) more than once")
    }

    /// To verify this on a device, compare the exception's message with the expected message, which is modeled on the
    /// message about index paths (radar 33662307).
    @MainActor
    func testASectionDeletedAndMoved() async {
        XCTAssertEqual(
            refusal([1, 1], [1]) { table in
                table.performBatchUpdates {
                    table.deleteSections([1], with: .none)
                    table.moveSection(1, toSection: 0)
                }
            },
            "attempt to perform a delete and a move from the same section (1)")
    }

    /// To verify this on a device, perform a batch update with a missing row, colliding changes and inconsistent
    /// counts, and compare the exception's message with the expected message. The expected order of the checks is
    /// written from memory.
    @MainActor
    func testPositionsAreCheckedBeforeCollisionsAndCounts() async {
        XCTAssertEqual(
            refusal([3], [7]) { table in
                table.performBatchUpdates {
                    table.deleteRows(at: [path(1, 0)], with: .none)
                    table.moveRow(at: path(1, 0), to: path(0, 0))
                    table.deleteRows(at: [path(9, 0)], with: .none)
                }
            },
            Sentences.missing("delete", 9, in: 0, of: 3))
    }

    /// To verify this on a device, perform a batch update with colliding changes and inconsistent counts, and compare
    /// the exception's message with the expected message. The expected order of the checks is written from memory.
    @MainActor
    func testCollisionsAreCheckedBeforeCounts() async {
        XCTAssertEqual(
            refusal([3], [7]) { table in
                table.performBatchUpdates {
                    table.deleteRows(at: [path(1, 0)], with: .none)
                    table.moveRow(at: path(1, 0), to: path(0, 0))
                }
            },
            Sentences.deletedAndMoved(Sentences.printed(0, 1)))
    }

    /// To verify this on a device, compare the exceptions' messages with the expected messages, which are modeled on
    /// the messages about other updates.
    @MainActor
    func testReconfiguringAMissingRowIsRefused() async {
        let row = IndexPath(row: 5, section: 0)
        let section = IndexPath(row: 0, section: 3)
        let words = [
            (row, Sentences.missing("reconfigure", 5, in: 0, of: 3)),
            (
                section,
                Sentences.missing("reconfigure", 0, in: 3, ofSections: 1)
            ),
        ]
        for (path, reason) in words {
            let table = makeTable(Recorder(count: 3))
            XCTAssertEqual(exceptions { table.reconfigureRows(at: [path]) }.map(\.reason), [reason])
        }
    }

    /// To verify this on a device, compare the exception's message with the expected message, which is written from
    /// memory.
    @MainActor
    func testReconfiguringWithAnotherIdentifierIsRefused() async {
        let recorder = Recorder(count: 1)
        let table = makeTable(recorder)
        table.register(RecordingCell.self, forCellReuseIdentifier: "other")
        recorder.cell = { table, path in table.dequeueReusableCell(withIdentifier: "other", for: path) }
        let raised = exceptions { table.reconfigureRows(at: [IndexPath(row: 0, section: 0)]) }
        XCTAssertEqual(
            collapsed(raised.first?.reason)?.hasPrefix(
                Sentences.reconfiguredWithAnotherIdentifier), true)
    }
}
