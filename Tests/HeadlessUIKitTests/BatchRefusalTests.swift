import Foundation
import HeadlessUIKit
import XCTest

/// Tests which batch updates raise an exception, and the messages of the exceptions.
final class BatchRefusalTests: ConformanceTestCase {
    // MARK: Wrong counts

    @MainActor
    func testWrongRowCount() async {
        XCTAssertEqual(
            refusal([3], [0]) { $0.deleteRows(at: [path(1, 0), path(0, 0)], with: .none) },
            Sentences.wrongCounts(
                "1 section with row counts: [3]", "1 section with row counts: [0]",
                "Delete row (0 - 1), Delete row (0 - 0)"))
    }

    @MainActor
    func testASingleInsertIsABatch() async {
        XCTAssertEqual(
            refusal([2, 1], [2, 1]) { $0.insertRows(at: [path(0, 1)], with: .none) },
            Sentences.wrongCounts(
                "2 sections with row counts: [2, 1]", "2 sections with row counts: [2, 1]", "Insert row (1 - 0)"))
    }

    @MainActor
    func testAReloadCountsAsADeleteAndAnInsert() async {
        XCTAssertEqual(
            refusal([2], [3]) { $0.reloadRows(at: [path(1, 0)], with: .none) },
            Sentences.wrongCounts(
                "1 section with row counts: [2]", "1 section with row counts: [3]",
                "Delete row (0 - 1), Insert row (0 - 1)"))
    }

    @MainActor
    func testReloadingARowOfAMovedSectionRaisesTheCounts() async {
        XCTAssertEqual(
            refusal([2, 3], [3, 2]) { table in
                table.performBatchUpdates {
                    table.moveSection(0, toSection: 1)
                    table.reloadRows(at: [path(0, 0)], with: .none)
                }
            },
            Sentences.wrongCounts(
                "2 sections with row counts: [2, 3]", "2 sections with row counts: [3, 2]",
                "Move section 0 to 1, Delete row (0 - 0), Insert row (0 - 0)"))
    }

    @MainActor
    func testReloadingARowOfAMovedSectionWhoseOldIndexNoLongerExists() async {
        XCTAssertEqual(
            refusal([1, 1, 3], [3, 1]) { table in
                table.performBatchUpdates {
                    table.moveSection(2, toSection: 0)
                    table.deleteSections([1], with: .none)
                    table.reloadRows(at: [path(0, 2)], with: .none)
                }
            },
            Sentences.wrongCounts(
                "3 sections with row counts: [1, 1, 3]", "2 sections with row counts: [3, 1]",
                "Move section 2 to 0, Delete section 1, Delete row (2 - 0), Insert row (2 - 0)"))
    }

    // MARK: Missing positions

    @MainActor
    func testDeletingAMissingRow() async {
        XCTAssertEqual(
            refusal([1], [0]) { $0.deleteRows(at: [path(1, 0)], with: .none) },
            Sentences.missing("delete", 1, in: 0, of: 1))
    }

    @MainActor
    func testDeletingAMissingSection() async {
        XCTAssertEqual(
            refusal([], []) { $0.deleteSections([0], with: .none) },
            Sentences.missing("delete", section: 0, of: 0))
    }

    @MainActor
    func testInsertingAMissingRow() async {
        XCTAssertEqual(
            refusal([8], [8]) { $0.insertRows(at: [path(8, 0)], with: .none) },
            Sentences.noRoom(for: 8, in: 0, of: 8))
    }

    @MainActor
    func testInsertingARowIntoAMissingSection() async {
        XCTAssertEqual(
            refusal([], []) { $0.insertRows(at: [path(0, 0)], with: .none) },
            "attempt to insert row 0 into section 0, but there are only 0 sections after the update")
    }

    @MainActor
    func testMovingAMissingRow() async {
        XCTAssertEqual(
            refusal([1, 1, 0], [1, 1, 0]) { $0.moveRow(at: path(1, 2), to: path(0, 0)) },
            Sentences.missing(source: Sentences.printed(2, 1), only: "0 rows in section 2"))
    }

    @MainActor
    func testTheMessageAboutReloadingANonexistentRowNamesADelete() async {
        XCTAssertEqual(
            refusal([1], [1]) { $0.reloadRows(at: [path(4, 0)], with: .none) },
            Sentences.missing("delete", 4, in: 0, of: 1))
    }

    @MainActor
    func testNegativeRowsDoNotExist() async {
        XCTAssertEqual(
            refusal([1], [0]) { $0.deleteRows(at: [path(-1, 0)], with: .none) },
            Sentences.missing("delete", -1, in: 0, of: 1))
        XCTAssertEqual(
            refusal([1], [2]) { $0.insertRows(at: [path(-1, 0)], with: .none) },
            Sentences.noRoom(for: -1, in: 0, of: 2))
        XCTAssertEqual(
            refusal([2], [2]) { $0.moveRow(at: path(-1, 0), to: path(0, 0)) },
            Sentences.missing(source: Sentences.printed(0, -1), only: "2 rows in section 0"))
        XCTAssertEqual(
            refusal([2], [2]) { $0.moveRow(at: path(1, 0), to: path(-1, 0)) },
            "attempt to move index path (\(Sentences.printed(0, 1))) to index path (\(Sentences.printed(0, -1))) that does "
                + "not exist - there are only 2 rows in section 0 after the update")
    }

    @MainActor
    func testNegativeSectionsDoNotExist() async {
        XCTAssertEqual(
            refusal([1], [0]) { $0.deleteRows(at: [path(0, -1)], with: .none) },
            Sentences.missing("delete", 0, in: -1, ofSections: 1))
        XCTAssertEqual(
            refusal([1], [2]) { $0.insertRows(at: [path(0, -1)], with: .none) },
            "attempt to insert row 0 into section -1, but there are only 1 sections after the update")
        XCTAssertEqual(
            refusal([1, 1], [1, 1]) { $0.moveSection(-1, toSection: 0) },
            Sentences.missing("move", section: -1, of: 2))
        XCTAssertEqual(
            refusal([1, 1], [1, 1]) { $0.moveSection(0, toSection: -1) },
            "attempt to move section 0 to section -1, but there are only 2 sections after the update")
    }

    // MARK: Collisions

    @MainActor
    func testDeleteAndMoveFromTheSameRow() async {
        XCTAssertEqual(
            refusal([3], [2]) { table in
                table.performBatchUpdates {
                    table.deleteRows(at: [path(1, 0)], with: .none)
                    table.moveRow(at: path(1, 0), to: path(0, 0))
                }
            },
            Sentences.deletedAndMoved(Sentences.printed(0, 1)))
    }

    @MainActor
    func testReloadAndMoveOfTheSameRow() async {
        XCTAssertEqual(
            refusal([3], [3]) { table in
                table.performBatchUpdates {
                    table.moveRow(at: path(2, 0), to: path(0, 0))
                    table.reloadRows(at: [path(2, 0)], with: .none)
                }
            },
            Sentences.deletedAndMoved(Sentences.printed(0, 2)))
    }

    @MainActor
    func testInsertAndMoveToTheSameRow() async {
        XCTAssertEqual(
            refusal([3], [4]) { table in
                table.performBatchUpdates {
                    table.insertRows(at: [path(1, 0)], with: .none)
                    table.moveRow(at: path(0, 0), to: path(1, 0))
                }
            },
            "attempt to perform an insert and a move to the same index path (\(Sentences.printed(0, 1)))")
    }

    @MainActor
    func testInsertAndMoveToTheSameSection() async {
        XCTAssertEqual(
            refusal([1, 1, 1, 1], [1, 1, 1, 1, 1]) { table in
                table.performBatchUpdates {
                    table.insertSections([4], with: .none)
                    table.moveSection(0, toSection: 4)
                }
            },
            Sentences.insertedAndMoved(toSection: 4))
    }

    @MainActor
    func testReloadingASectionWhereAnotherMoves() async {
        XCTAssertEqual(
            refusal([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]) { table in
                table.performBatchUpdates {
                    table.moveSection(0, toSection: 4)
                    table.reloadSections([4], with: .none)
                }
            },
            Sentences.insertedAndMoved(toSection: 4))
    }

    @MainActor
    func testDeleteAndReloadOfTheSameRow() async {
        XCTAssertEqual(
            refusal([2], [1]) { table in
                table.performBatchUpdates {
                    table.reloadRows(at: [path(0, 0)], with: .none)
                    table.deleteRows(at: [path(0, 0)], with: .none)
                }
            },
            Sentences.deletedAndReloaded(Sentences.printed(0, 0)))
    }

    @MainActor
    func testMovingARowIntoAnInsertedSection() async {
        XCTAssertEqual(
            refusal([1, 1], [0, 1, 1]) { table in
                table.performBatchUpdates {
                    table.insertSections([2], with: .none)
                    table.moveRow(at: path(0, 0), to: path(0, 2))
                }
            },
            "cannot move a row into a newly inserted section (2)")
    }

    // MARK: After an exception

    @MainActor
    func testARefusedBatchCallsNoCompletionAndLeavesTheScreenUnchanged() async {
        let recorder = Recorder(count: 2)
        let table = makeTable(recorder)
        let raised = exceptions {
            table.performBatchUpdates {
                recorder.rows = [["a"]]
                table.deleteRows(at: [path(7, 0)], with: .none)
            } completion: { _ in
                XCTFail("the completion handler must not be called")
            }
        }
        XCTAssertEqual(raised.map(\.name), ["NSInternalInconsistencyException"])
        XCTAssertEqual(texts(table), ["0", "1"])
    }
}

/// Returns the message of the exception that is raised if the updates are performed after the sections' row counts have
/// changed from `before` to `after`.
@MainActor
func refusal(_ before: [Int], _ after: [Int], _ updates: (UITableView) -> Void) -> String? {
    func rows(_ counts: [Int]) -> [[String]] { counts.map { (0..<$0).map(String.init) } }
    let recorder = Recorder(rows(before))
    let table = makeTable(recorder)
    recorder.rows = rows(after)
    let raised = exceptions { updates(table) }
    XCTAssertEqual(raised.count, 1)
    return collapsed(raised.first?.reason)
}
