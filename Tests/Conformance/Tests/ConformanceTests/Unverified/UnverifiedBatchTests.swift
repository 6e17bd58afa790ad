import CellDirector
import XCTest

/// What a batch is refused for where no report shows the words, what is checked first, and what stays in place. Each
/// test says which observation on a device would settle it.
final class UnverifiedBatchTests: UnverifiedTestCase {
    /// Settled by: the offset after rows above the screen were inserted and the first one shown was deleted. No source
    /// found.
    @MainActor
    func testElseTheFirstSurvivingRowStaysInPlace() async throws {
        let recorder = Recorder(count: 100)
        let table = makeTable(recorder)
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.visibleCells.dropFirst().first)
        let place = cell.frame.minY - table.contentOffset.y
        claimEqual(table.indexPath(for: cell), path(23))
        recorder.rows[0].remove(at: 22)
        recorder.rows[0].insert(contentsOf: ["x", "y", "z"], at: 0)
        table.performBatchUpdates {
            table.deleteRows(at: [path(22)], with: .none)
            table.insertRows(at: [path(0), path(1), path(2)], with: .none)
        }
        claimEqual(table.indexPath(for: cell), path(25))
        claimEqual(cell.frame.minY - table.contentOffset.y, place)
    }

    /// Settled by: the offset after the first row on screen moved to the end. No source found.
    @MainActor
    func testARowThatMovesAwayDoesNotTakeTheScrollAlong() async throws {
        let recorder = Recorder(count: 100)
        let table = makeTable(recorder)
        table.contentOffset.y = 440
        table.layoutIfNeeded()
        recorder.rows[0].append(recorder.rows[0].remove(at: 10))
        table.moveRow(at: path(10), to: path(99))
        claimEqual(texts(table).first, "9", "what was above comes into the room that it leaves")
        claimTrue(texts(table).contains("11"))
    }
}
