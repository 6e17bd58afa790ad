import CellDirector
import XCTest

/// Tests nested and empty update blocks, changes inside a block, and updates that start during data source and delegate
/// calls.
final class BatchBlockTests: ConformanceTestCase {
    @MainActor
    func testNestedBlocksAreOneBatch() async {
        let recorder = Recorder([["a", "b"]])
        let table = makeTable(recorder)
        var calls: [String] = []
        table.performBatchUpdates {
            recorder.rows = [["b", "x", "y"]]
            table.beginUpdates()
            table.insertRows(at: [path(1)], with: .none)
            table.endUpdates()
            table.performBatchUpdates {
                table.deleteRows(at: [path(0)], with: .none)
            } completion: {
                calls.append("inner \($0)")
            }
            XCTAssertEqual(recorder.takeCalls(), [], "the changes are not made before the outer block ends")
            table.insertRows(at: [path(2)], with: .none)
        } completion: {
            calls.append("outer \($0)")
        }
        XCTAssertEqual(texts(table), ["b", "x", "y"])
        XCTAssertEqual(calls.sorted(), ["inner true", "outer true"])
    }

    @MainActor
    func testACompletionMayUpdateAgain() async {
        let recorder = Recorder([["a"]])
        let table = makeTable(recorder)
        table.performBatchUpdates {
            recorder.rows = [["a", "b"]]
            table.insertRows(at: [path(1)], with: .none)
        } completion: { _ in
            recorder.rows = [["b"]]
            table.deleteRows(at: [path(0)], with: .none)
        }
        XCTAssertEqual(texts(table), ["b"])
    }

    @MainActor
    func testAnEmptyBlockAsksForHeightsAgainAndKeepsTheCells() async {
        let recorder = Recorder(count: 5)
        let table = makeTable(recorder)
        let cells = table.visibleCells
        recorder.rowHeight = { $0.row == 1 ? 100 : 44 }
        table.beginUpdates()
        table.endUpdates()
        XCTAssertEqual(table.visibleCells.map(\.frame.height), [44, 100, 44, 44, 44])
        XCTAssertTrue(zip(cells, table.visibleCells).allSatisfy { $0 === $1 })
        XCTAssertEqual(recorder.takeCalls().filter { $0.hasPrefix("cell") }, [])
    }

    @MainActor
    func testChangingTheRowHeightAtTheEndStaysAtTheEnd() async throws {
        let recorder = Recorder(count: 100)
        let table = makeTable(recorder)
        recorder.rowHeight = { [weak table] _ in table?.rowHeight ?? 0 }
        table.contentOffset.y = 44 * 90
        table.layoutIfNeeded()
        table.rowHeight = 22
        XCTAssertEqual(texts(table).last, "99")
        XCTAssertEqual(table.contentOffset.y, 2200 - 440, "the table stays scrolled to its end")
    }

    @MainActor
    func testNothingIsShownInsideABlock() async {
        let recorder = Recorder(count: 50)
        let table = makeTable(recorder)
        table.performBatchUpdates {
            recorder.rows = [["only"]]
            table.contentOffset.y = 400
            XCTAssertEqual(texts(table).first, "0", "the visible rows do not change inside the block")
            table.deleteRows(at: (0..<49).map { path($0) }, with: .none)
        }
        XCTAssertEqual(texts(table), ["only"])
    }

    @MainActor
    func testATableThatWasNeverLaidOutAcceptsABatch() async {
        let recorder = Recorder([["a"]])
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain))
        table.register(RecordingCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = recorder
        table.performBatchUpdates {
            recorder.rows = [["a", "b"]]
            table.insertRows(at: [path(1)], with: .none)
        }
        table.layoutIfNeeded()
        XCTAssertEqual(texts(table), ["a", "b"])
    }

    @MainActor
    func testEndUpdatesWithoutBeginDoesNothing() async {
        let recorder = Recorder(count: 1)
        let table = makeTable(recorder)
        table.endUpdates()
        XCTAssertEqual(recorder.takeCalls(), [])
    }

    // MARK: Updates from inside other calls

    @MainActor
    func testRowsInsertedWhileOneIsDisplayedAreShown() async {
        let recorder = DisplayHook([["0", "1", "2"]])
        let table = makeTable(recorder.recorder)
        table.delegate = recorder
        recorder.willDisplay = { table, path in
            guard path.row == 2, recorder.recorder.rows[0].count < 9 else { return }
            recorder.recorder.rows[0] = ["a", "b", "c"] + recorder.recorder.rows[0]
            table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(texts(table), ["a", "b", "c", "a", "b", "c", "0", "1", "2"])
        XCTAssertEqual(table.visibleCells.map { table.indexPath(for: $0)?.row }, Array(0..<9))
        XCTAssertEqual(table.subviews.count, 9)
    }

    @MainActor
    func testSectionsDeletedWhileAHeaderIsDisplayedAreGone() async {
        for isAutomatic in [false, true] {
            let hook = DisplayHook([["a"], ["b"], ["c"]])
            let table = makeTable(hook.recorder)
            hook.headers = (0..<3).map { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) }
            hook.headerHeight = isAutomatic ? UITableView.automaticDimension : 20
            table.delegate = hook
            hook.willDisplayHeader = { table, section in
                guard section == 0, hook.recorder.rows.count == 3 else { return }
                hook.recorder.rows = [["a"]]
                table.deleteSections([1, 2], with: .none)
            }
            table.reloadData()
            table.layoutIfNeeded()
            XCTAssertEqual(texts(table), ["a"])
            XCTAssertEqual(table.subviews.count, 2)
            XCTAssertEqual(table.rectForHeader(inSection: 0).height, isAutomatic ? 28 : 20)
        }
    }

    @MainActor
    func testRowsDeletedWhileAHeightIsRequestedAreGone() async {
        let recorder = Recorder(count: 5)
        let table = makeTable(recorder)
        recorder.rowHeight = { [weak table] path in
            if path.row == 4, recorder.rows[0].count == 5 {
                recorder.rows = [["0", "1"]]
                table?.deleteRows(at: (2..<5).map { IndexPath(row: $0, section: 0) }, with: .none)
            }
            return 30
        }
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(texts(table), ["0", "1"])
        XCTAssertEqual(table.contentSize.height, 60)
        XCTAssertEqual(table.subviews.count, 2)
    }

    @MainActor
    func testRowsDeletedWhileACellIsCreatedAreGone() async {
        let recorder = Recorder(count: 20)
        let table = makeTable(recorder)
        recorder.cell = { table, path in
            let text = recorder.rows[0][path.row]
            if text == "12", recorder.rows[0].count == 20 {
                recorder.rows[0].removeSubrange(5..<12)
                table.deleteRows(at: (5..<12).map { IndexPath(row: $0, section: 0) }, with: .none)
            }
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = text
            return cell
        }
        table.contentOffset.y = 132
        table.layoutIfNeeded()
        XCTAssertEqual(texts(table), (3..<5).map(String.init) + (12..<20).map(String.init))
        XCTAssertEqual(table.subviews.count, 10)
    }
}

/// A delegate that provides header views, and runs closures when rows and headers are about to be displayed.
@MainActor
private final class DisplayHook: NSObject, UITableViewDelegate {
    let recorder: Recorder
    var willDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
    var willDisplayHeader: (UITableView, Int) -> Void = { _, _ in }
    var headers: [UIView] = []
    var headerHeight: CGFloat = 0

    init(_ rows: [[String]]) { recorder = Recorder(rows) }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        willDisplay(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        willDisplayHeader(tableView, section)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
}
