import Foundation
import HeadlessUIKit
import XCTest

/// What a delegate or a data source may do to its table while the table is calling it.
final class ReentryTests: XCTestCase {
    @MainActor
    func testReloadingFromDidSelectShowsTheNewRows() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        recorder.willSelect = { path in
            recorder.rows = [["new"]]
            table.reloadData()
            return path
        }
        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: table)
        XCTAssertEqual(texts(table), ["new"])
    }

    @MainActor
    func testRemovingTheTouchedRowsFromWillSelectSelectsNothing() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        recorder.willSelect = { path in
            recorder.rows = [[]]
            table.reloadData()
            table.layoutIfNeeded()
            return path
        }
        try Finger().tap(rowAt: IndexPath(row: 2, section: 0), in: table)
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertEqual(texts(table), [])
    }

    @MainActor
    func testReloadingWhileACellIsMadeEndsWithTheNewRows() async {
        let recorder = Recorder(count: 12)
        let table = makeTable(recorder)
        var isFirst = true
        recorder.cell = { table, path in
            if isFirst {
                isFirst = false
                recorder.rows = [["a", "b"]]
                table.reloadData()
            }
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = path.row < recorder.rows[0].count ? recorder.rows[0][path.row] : "gone"
            return cell
        }
        table.contentOffset.y = 44
        table.layoutIfNeeded()
        XCTAssertEqual(texts(table), ["a", "b"])
        XCTAssertEqual(table.subviews.count, 2)
    }

    @MainActor
    func testReloadingWhileRowsAreReloadedEndsWithTheNewRows() async {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        recorder.cell = { table, path in
            if recorder.rows[0].count == 3 {
                recorder.rows = [["a", "b"]]
                table.reloadData()
                table.layoutIfNeeded()
            }
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = recorder.rows[0][path.row]
            return cell
        }
        table.reloadRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .none)
        XCTAssertEqual(texts(table), ["a", "b"])
        XCTAssertEqual(table.subviews.count, 2)
    }

    @MainActor
    func testAskingForVisibleCellsWhileDisplayingIsAnswered() async {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        var seen: [Int] = []
        recorder.cell = { table, path in
            seen.append(table.visibleCells.count)
            return table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(seen, [0, 1, 2])
    }

    @MainActor
    func testACellDequeuedForAnotherRowMeanwhileIsAllowed() async {
        let recorder = Recorder(count: 1)
        recorder.cell = { table, path in
            _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 7, section: 0))
            return table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        XCTAssertEqual(exceptions { XCTAssertEqual(makeTable(recorder).visibleCells.count, 1) }, [])
    }

    @MainActor
    func testTheListMayGoWhileItsRowIsTouched() async throws {
        let recorder = Recorder(count: 3)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let table = makeTable(recorder)
        root.addSubview(table)
        recorder.willSelect = { path in
            table.removeFromSuperview()
            return path
        }
        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: table)
        XCTAssertEqual(table.indexPathForSelectedRow?.row, 0)
    }
}
