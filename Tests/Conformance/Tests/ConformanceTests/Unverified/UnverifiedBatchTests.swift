import CellDirector
import XCTest

/// Tests the scroll position after batch updates in undocumented cases. Each test's comment says what to check on a
/// device to verify the behavior.
final class UnverifiedBatchTests: UnverifiedTestCase {
    /// To verify on a device: the offset after rows above the screen are inserted and the first visible row is deleted.
    /// No source found.
    @MainActor
    func testTheNextRowStaysInPlaceWhenTheFirstVisibleRowIsDeleted() async throws {
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

    /// To verify on a device: the offset after the first visible row moves to the end. No source found.
    @MainActor
    func testTheScrollPositionDoesNotFollowARowThatMovesAway() async throws {
        let recorder = Recorder(count: 100)
        let table = makeTable(recorder)
        table.contentOffset.y = 440
        table.layoutIfNeeded()
        recorder.rows[0].append(recorder.rows[0].remove(at: 10))
        table.moveRow(at: path(10), to: path(99))
        claimEqual(texts(table).first, "9", "the row above moves into view")
        claimTrue(texts(table).contains("11"))
    }
}
