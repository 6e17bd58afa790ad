import CellDirector
import XCTest

/// Tests the effect of a batch update on positions, cells and the selection.
final class BatchUpdateTests: ConformanceTestCase {
    // MARK: Positions

    @MainActor
    func testDeletesUseOldIndexPathsAndInsertsUseNewOnes() async {
        let recorder = Recorder([["a", "b", "c", "d"]])
        let table = makeTable(recorder)
        table.performBatchUpdates {
            recorder.rows = [["c", "x", "d", "y"]]
            table.insertRows(at: [path(1), path(3)], with: .none)
            table.deleteRows(at: [path(0), path(1)], with: .none)
        }
        XCTAssertEqual(texts(table), ["c", "x", "d", "y"])
        XCTAssertEqual(cellCalls(recorder), ["cell 0-1", "cell 0-3"], "only the inserted rows are requested")
    }

    @MainActor
    func testAMoveIsFromAnOldIndexPathToANewOne() async throws {
        let recorder = Recorder([["a", "b", "c", "d"]])
        let table = makeTable(recorder)
        let moved = try XCTUnwrap(table.cellForRow(at: path(3)))
        table.performBatchUpdates {
            recorder.rows = [["x", "d", "c"]]
            table.moveRow(at: path(3), to: path(1))
            table.deleteRows(at: [path(0), path(1)], with: .none)
            table.insertRows(at: [path(0)], with: .none)
        }
        XCTAssertEqual(texts(table), ["x", "d", "c"])
        XCTAssertTrue(table.cellForRow(at: path(1)) === moved, "a moved row keeps its cell")
        XCTAssertEqual(moved.frame.minY, 44)
        XCTAssertEqual(table.indexPath(for: moved), path(1))
    }

    @MainActor
    func testARowMovesToAnotherSection() async throws {
        let recorder = Recorder([["a", "b"], ["c"]])
        let table = makeTable(recorder)
        let moved = try XCTUnwrap(table.cellForRow(at: path(0)))
        recorder.rows = [["b"], ["c", "a"]]
        table.moveRow(at: path(0), to: path(1, 1))
        XCTAssertEqual(texts(table), ["b", "c", "a"])
        XCTAssertTrue(table.cellForRow(at: path(1, 1)) === moved)
    }

    @MainActor
    func testSectionsAreInsertedRemovedAndMoved() async throws {
        let recorder = Recorder([["a"], ["b"], ["c", "d"]])
        let table = makeTable(recorder)
        let moved = try XCTUnwrap(table.cellForRow(at: path(1, 2)))
        table.performBatchUpdates {
            recorder.rows = [["c", "d"], ["x"], ["a"]]
            table.deleteSections([1], with: .none)
            table.insertSections([1], with: .none)
            table.moveSection(2, toSection: 0)
        }
        XCTAssertEqual(texts(table), ["c", "d", "x", "a"])
        XCTAssertTrue(table.cellForRow(at: path(1, 0)) === moved)
        XCTAssertEqual(cellCalls(recorder), ["cell 1-0"])
    }

    // MARK: Cells

    @MainActor
    func testAVisibleRowThatMovesOffScreenReturnsItsCell() async throws {
        let recorder = Recorder(count: 30)
        let table = makeTable(recorder)
        let moved = try XCTUnwrap(table.cellForRow(at: path(0)))
        recorder.rows[0].append(recorder.rows[0].removeFirst())
        table.moveRow(at: path(0), to: path(29))
        XCTAssertEqual(table.indexPath(for: moved), path(9), "the cell is reused for the row that becomes visible")
        XCTAssertEqual(RecordingCell.calls, ["prepareForReuse 0"])
        XCTAssertTrue(recorder.takeCalls().contains("didEndDisplaying 0-29"))
        XCTAssertEqual(texts(table).first, "1")
        XCTAssertEqual(texts(table).count, 10)
    }

    @MainActor
    func testTheCellOfADeletedRowEndsDisplayingAndIsReused() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        let old = try XCTUnwrap(table.cellForRow(at: path(1)))
        recorder.rows = [["0", "2"]]
        table.deleteRows(at: [path(1)], with: .none)
        XCTAssertEqual(recorder.takeCalls().filter { $0.hasPrefix("didEnd") }, ["didEndDisplaying 0-1"])
        XCTAssertNil(old.superview)
        recorder.rows = [["0", "2", "3"]]
        table.insertRows(at: [path(2)], with: .none)
        XCTAssertTrue(table.cellForRow(at: path(2)) === old)
        XCTAssertEqual(RecordingCell.made, 0)
    }

    @MainActor
    func testAReloadCreatesANewCellAmongOtherChanges() async throws {
        let recorder = Recorder([["a", "b", "c"]])
        let table = makeTable(recorder)
        let old = try XCTUnwrap(table.cellForRow(at: path(2)))
        table.performBatchUpdates {
            recorder.rows = [["b", "C"]]
            table.deleteRows(at: [path(0)], with: .none)
            table.reloadRows(at: [path(2)], with: .none)
        }
        XCTAssertEqual(texts(table), ["b", "C"])
        XCTAssertFalse(table.cellForRow(at: path(1)) === old)
    }

    @MainActor
    func testReloadingASectionMayChangeItsCount() async {
        let recorder = Recorder([["a"], ["b", "c"], ["d"]])
        let table = makeTable(recorder)
        recorder.rows[1] = ["x", "y", "z"]
        table.reloadSections([1], with: .none)
        XCTAssertEqual(texts(table), ["a", "x", "y", "z", "d"])
        XCTAssertEqual(cellCalls(recorder), ["cell 1-0", "cell 1-1", "cell 1-2"])
    }

    @MainActor
    func testAScrolledTableReturnsToTheTopWhenItsReloadedSectionShrinks() async {
        let recorder = Recorder(count: 100)
        let table = makeTable(recorder)
        table.contentOffset.y = 3000
        table.layoutIfNeeded()
        table.selectRow(at: path(70), animated: false, scrollPosition: .none)
        recorder.rows = [["a", "b"]]
        table.reloadSections([0], with: .none)
        XCTAssertEqual(texts(table), ["a", "b"])
        XCTAssertEqual(table.contentOffset.y, 0)
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    @MainActor
    func testRowsOffScreenAreNotRequested() async {
        let recorder = Recorder(count: 100_000)
        let table = makeTable(recorder)
        recorder.rows[0] = ["new"] + recorder.rows[0].dropLast(50_000)
        table.performBatchUpdates {
            table.insertRows(at: [path(0)], with: .none)
            table.deleteRows(at: (50_000..<100_000).map { path($0) }, with: .none)
        }
        XCTAssertEqual(cellCalls(recorder), ["cell 0-0"])
    }

    // MARK: Selection

    @MainActor
    func testTheSelectionMovesWithTheRows() async {
        let recorder = Recorder([["a", "b", "c", "d"]])
        let table = makeTable(recorder)
        table.allowsMultipleSelection = true
        for row in [3, 1, 0] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        table.performBatchUpdates {
            recorder.rows = [["x", "d", "b", "c"]]
            table.deleteRows(at: [path(0)], with: .none)
            table.insertRows(at: [path(0)], with: .none)
            table.moveRow(at: path(3), to: path(1))
        }
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(1), path(2)])
        XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, true, true, false])
        XCTAssertFalse(recorder.takeCalls().contains { $0.contains("elect") }, "the delegate is not called")
    }

    @MainActor
    func testAReloadedRowIsNoLongerSelected() async {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        table.reloadRows(at: [path(1)], with: .none)
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, false, false])
    }

    @MainActor
    private func cellCalls(_ recorder: Recorder) -> [String] { recorder.takeCalls().filter { $0.hasPrefix("cell") } }
}
