import ListDifference
import XCTest

/// Tests that `StrictList`, which other tests use to check stages, rejects the batches that UIKit rejects.
final class StrictListTests: XCTestCase {
    private typealias Batch = StrictBatch<Entry, Entry>

    private let shown = [section(1, [1, 2]), section(2, [3])]

    private func row(_ section: Int, _ row: Int) -> RowPosition { RowPosition(section: section, row: row) }

    private func refusal(_ after: [EntrySection], _ change: (inout Batch) -> Void) -> String {
        var batch = Batch(sections: after)
        change(&batch)
        var list = StrictList(shown)
        do {
            try list.perform(batch)
            return "accepted"
        } catch {
            return "\(error)"
        }
    }

    func testValidBatchIsAccepted() {
        let text = refusal([section(1, [2, 9]), section(2, [1])]) {
            $0.deletes = [row(1, 0)]
            $0.inserts = [row(0, 1)]
            $0.moves = [ListMove(source: row(0, 0), target: row(1, 0))]
        }
        XCTAssertEqual(text, "accepted")
    }

    func testWrongCountsAreRefused() {
        let text = refusal([section(1, [1]), section(2, [3])]) { $0.inserts = [row(0, 0)] }
        XCTAssertEqual(text, "invalid number of rows in section 0")
        XCTAssertEqual(refusal([section(1, [1, 2])]) { $0.sectionInserts = [0] }, "invalid number of sections")
    }

    func testPositionsThatDoNotExistAreRefused() {
        XCTAssertEqual(refusal(shown) { $0.deletes = [row(0, 2)] }, "no row (0 - 2) before the update")
        XCTAssertEqual(refusal(shown) { $0.inserts = [row(0, 2)] }, "no row (0 - 2) after the update")
        XCTAssertEqual(refusal(shown) { $0.sectionDeletes = [2] }, "no section 2 before the update")
    }

    func testDeleteAndMoveFromTheSameRowIsRefused() {
        let text = refusal([section(1, [2]), section(2, [1, 3])]) {
            $0.deletes = [row(0, 0)]
            $0.moves = [ListMove(source: row(0, 0), target: row(1, 0))]
        }
        XCTAssertEqual(text, "attempt to delete or move from the same row twice")
    }

    func testInsertAndMoveToTheSameRowIsRefused() {
        let text = refusal([section(1, [2]), section(2, [1, 3])]) {
            $0.inserts = [row(1, 0)]
            $0.moves = [ListMove(source: row(0, 0), target: row(1, 0))]
        }
        XCTAssertEqual(text, "attempt to insert or move to the same row twice")
    }

    func testRowMovingOutOfADeletedSectionIsRefused() {
        let text = refusal([section(2, [3, 1])]) {
            $0.sectionDeletes = [0]
            $0.moves = [ListMove(source: row(0, 0), target: row(0, 1))]
        }
        XCTAssertEqual(text, "row (0 - 0) of a deleted section")
    }

    func testRowMovingIntoANewSectionIsRefused() {
        let text = refusal([section(1, [2]), section(2, [3]), section(4, [1])]) {
            $0.sectionInserts = [2]
            $0.moves = [ListMove(source: row(0, 0), target: row(2, 0))]
        }
        XCTAssertEqual(text, "row (2 - 0) in a newly inserted section")
    }

    func testRowsChangingInAMovedSectionAreRefused() {
        let text = refusal([section(2, [3]), section(1, [2])]) {
            $0.sectionMoves = [ListMove(source: 0, target: 1)]
            $0.deletes = [row(0, 0)]
        }
        XCTAssertEqual(text, "row (0 - 0) of a moved section")
    }

    func testUpdateInABatchWithOtherChangesIsRefused() {
        let text = refusal([section(1, [2]), section(2, [3])]) {
            $0.updates = [row(1, 0)]
            $0.deletes = [row(0, 0)]
        }
        XCTAssertEqual(text, "updates and other changes in one batch")
    }

    func testDataThatDoesNotMatchTheBatchIsRefused() {
        let text = refusal([section(1, [1]), section(2, [3])]) { $0.deletes = [row(0, 0)] }
        XCTAssertTrue(text.hasPrefix("the list shows"), text)
    }
}
