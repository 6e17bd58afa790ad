import CellDirector
import XCTest

/// The base class of `RandomSelfSizingTests` and `RowWithoutHeightTests`.
class RandomSelfSizingTestCase: ConformanceTestCase {
    /// A data source whose rows each have a name and a height.
    @MainActor
    final class Rows: NSObject, UITableViewDataSource {
        var rows: [(name: Int, height: CGFloat)] = []
        var asked = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "high", for: indexPath)
            cell.tag = rows[indexPath.row].name
            (cell as? TallCell)?.height = rows[indexPath.row].height
            return cell
        }
    }

    @MainActor
    func makeTable(_ rows: Rows) -> UITableView {
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)))
        table.register(TallCell.self, forCellReuseIdentifier: "high")
        table.dataSource = rows
        table.layoutIfNeeded()
        return table
    }

    /// Checks that the visible cells show the right rows, have the heights of those rows, and have no gaps between
    /// them.
    @MainActor
    func check(_ table: UITableView, _ rows: Rows, _ place: String) {
        let paths = table.indexPathsForVisibleRows ?? []
        let cells = table.visibleCells
        XCTAssertEqual(cells.map(\.tag), paths.map { rows.rows[$0.row].name }, place)
        for (path, cell) in zip(paths, cells) {
            XCTAssertEqual(cell.frame.height, rows.rows[path.row].height, "\(place): row \(path.row)")
            XCTAssertEqual(cell.frame, table.rectForRow(at: path), "\(place): row \(path.row)")
        }
        for (upper, lower) in zip(cells, cells.dropFirst()) {
            XCTAssertEqual(upper.frame.maxY, lower.frame.minY, accuracy: 1e-6, place)
        }
        if let first = paths.first?.row, let last = paths.last?.row {
            XCTAssertEqual(paths.map(\.row), (first...last).filter { rows.rows[$0].height > 0 }, place)
        }
        let inSight = table.bounds
        let content = CGRect(origin: .zero, size: table.contentSize)
        if let first = cells.first, let last = cells.last {
            XCTAssertLessThanOrEqual(first.frame.minY, max(inSight.minY, content.minY), place)
            XCTAssertGreaterThanOrEqual(last.frame.maxY, min(inSight.maxY, content.maxY) - 1e-6, place)
        } else {
            XCTAssert(rows.rows.allSatisfy { $0.height == 0 } || rows.rows.isEmpty, place)
        }
        XCTAssertLessThanOrEqual(table.contentOffset.y, max(0, content.height - 400) + 1e-6, place)
        XCTAssertEqual(table.subviews.count, cells.count, place)
    }
}
