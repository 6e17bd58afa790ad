import Foundation
import HeadlessUIKit
import XCTest

/// Tests exceptions of batch updates for which no public report shows the message, the order of the checks, and which rows stay in
/// place. Each test names the observation on a device that would verify it.
final class UnverifiedBatchTests: ConformanceTestCase {
    /// To verify on a device: the message for a batch of moves and sections with wrong counts. Reports show rows only
    /// (exyte/Chat#56).
    @MainActor
    func testLinesOfMovesAndSections() async {
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

    /// To verify on a device: `performBatchUpdates(nil)` after the data source changed. No source found.
    @MainActor
    func testAnEmptyBatchChecksTheCounts() async {
        XCTAssertEqual(
            refusal([1], [1, 1]) { $0.performBatchUpdates(nil) },
            Sentences.wrongCounts("1 section with row counts: [1]", "2 sections with row counts: [1, 1]", ""))
    }

    /// To verify on a device: the message. For reloading a missing item, the message says "delete" (DeepDiff#54).
    @MainActor
    func testTheMessageAboutReloadingANonexistentSectionNamesADelete() async {
        XCTAssertEqual(
            refusal([1], [1]) { $0.reloadSections([3], with: .none) },
            Sentences.missing("delete", section: 3, of: 1))
    }

    /// To verify on a device: the message. It is modeled on messages in public reports.
    @MainActor
    func testDeletingARowOfAMissingSection() async {
        XCTAssertEqual(
            refusal([1], [1]) { $0.deleteRows(at: [path(0, 2)], with: .none) },
            Sentences.missing("delete", 0, in: 2, ofSections: 1))
    }

    /// To verify on a device: the message. It is modeled on messages in public reports.
    @MainActor
    func testInsertingAMissingSection() async {
        XCTAssertEqual(
            refusal([1], [1, 1]) { $0.insertSections([2], with: .none) },
            Sentences.missing("insert", section: 2, of: 2, "after"))
    }

    /// To verify on a device: the messages. A report shows only the one for a missing source (RxDataSources#35).
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

    /// To verify on a device: whether a table raises for an index path with a single index, and the message. No source found.
    @MainActor
    func testAnIndexPathWithoutARowStops() async {
        XCTAssertEqual(
            refusal([1], [1]) { $0.deleteRows(at: [IndexPath(index: 0)], with: .none) },
            Sentences.missing("delete", -1, in: 0, of: 1))
    }

    /// To verify on a device: whether it raises, and the message. A move into a new section does raise (TLIndexPathTools#13).
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

    /// To verify on a device: whether a table raises an exception for each of these updates, and with which message. A
    /// collection view accepts deleting the same item twice without an exception (radar 31786176).
    @MainActor
    func testTheSameChangeTwice() async {
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

    /// To verify on a device: the message. It is modeled on the one for index paths (radar 33662307).
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

    /// To verify on a device: which message a batch with all three faults raises. Written from memory.
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

    /// To verify on a device: which message a batch with both faults raises. Written from memory.
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

    /// To verify on a device: the messages. They are modeled on those of other updates.
    @MainActor
    func testReconfiguringAMissingRowStops() async {
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

    /// To verify on a device: the message. Written from memory.
    @MainActor
    func testReconfiguringWithAnotherIdentifierStops() async {
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
