import Foundation
import HeadlessUIKit
import XCTest

/// Tests unusual batch updates, such as an empty update block and a call to `reloadData()` inside an update block.
final class BatchBlockTests: ConformanceTestCase {
    @MainActor
    func testAnEmptyBlockKeepsTheFirstRowInPlaceWhereHeightsAreEstimated() async throws {
        let recorder = Recorder(count: 100)
        recorder.rowHeight = { _ in 100 }
        let table = makeTable(recorder, rowHeight: nil)
        for _ in 0..<30 { try Finger().scroll(table, by: 330) }
        let first = try XCTUnwrap(table.visibleCells.first)
        let place = first.frame.minY - table.contentOffset.y
        let shown = texts(table)
        table.beginUpdates()
        table.endUpdates()
        table.layoutIfNeeded()
        XCTAssertEqual(first.frame.minY - table.contentOffset.y, place)
        XCTAssertEqual(texts(table), shown)
    }

    @MainActor
    func testReloadDataInsideABlockDropsItsUpdates() async {
        let recorder = Recorder([["a", "b"]])
        let table = makeTable(recorder)
        var completed = 0
        let raised = exceptions {
            table.performBatchUpdates {
                recorder.rows = [["x"]]
                table.deleteRows(at: [path(1)], with: .none)
                table.reloadData()
                XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
                table.insertRows(at: [path(7)], with: .none)
            } completion: { _ in
                completed += 1
            }
        }
        XCTAssertEqual(raised, [])
        XCTAssertEqual(texts(table), ["x"])
        XCTAssertEqual(completed, 1)
    }

    @MainActor
    func testATableThatWasNeverLaidOutRequestsNothingForAnUpdate() async {
        let recorder = Recorder([["a", "b"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = recorder
        recorder.rows = [["a"]]
        XCTAssertEqual(exceptions { table.deleteRows(at: [path(1)], with: .none) }, [])
        XCTAssertEqual(recorder.takeCalls(), [])
        XCTAssertEqual(texts(table), ["a"])
    }

    @MainActor
    func testInsertingARowThatTheFirstCountIncludesIsRefused() async {
        let recorder = Recorder([["a"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        table.dataSource = recorder
        recorder.rows = [["a", "b"]]
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        let raised = exceptions { table.insertRows(at: [path(1)], with: .none) }
        XCTAssertEqual(
            collapsed(raised.first?.reason)?.contains(
                "Data source before updates = { 1 section with row counts: [2] }"),
            true)
    }

    @MainActor
    func testATableWithoutSizeAcceptsABatch() async {
        let recorder = Recorder([["a"]])
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = recorder
        XCTAssertEqual(table.numberOfSections, 1)
        recorder.rows = [["a", "b"]]
        XCTAssertEqual(exceptions { table.insertRows(at: [path(1)], with: .none) }, [])
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(table.visibleCells, [])
    }
}
