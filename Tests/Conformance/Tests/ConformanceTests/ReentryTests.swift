import CellDirector
import XCTest

/// Tests delegates and data sources that query or change their table while it is calling them.
final class ReentryTests: ConformanceTestCase {
    @MainActor
    func testReloadingWhileACellIsCreatedEndsWithTheNewRows() async {
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
    func testVisibleCellsAreAvailableWhileACellIsRequested() async {
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
}
