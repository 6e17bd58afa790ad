import Foundation
import HeadlessUIKit
import XCTest

/// A touch is about one row, whatever its table's delegate does to the rows while it hears of it.
final class TouchReentryTests: XCTestCase {
    /// A table's delegate that works when it is called by a method's name, once.
    @MainActor
    private final class Meddler: NSObject, UITableViewDataSource, UITableViewDelegate {
        var items = ["a", "b", "c"]
        var calls: [String] = []
        var works: [String: (UITableView) -> Void] = [:]

        private func hear(_ name: String, _ path: IndexPath, _ table: UITableView) {
            calls.append("\(name) \(items[path.row])")
            works.removeValue(forKey: name)?(table)
        }

        func insertFirst(_ table: UITableView) {
            items.insert("new", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }

        func remove(_ row: Int, _ table: UITableView) {
            items.remove(at: row)
            table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = items[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            hear("shouldHighlight", indexPath, tableView)
            return true
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            hear("didHighlight", indexPath, tableView)
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            hear("didUnhighlight", indexPath, tableView)
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            hear("willSelect", indexPath, tableView)
            return indexPath
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            hear("willDeselect", indexPath, tableView)
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            hear("didSelect", indexPath, tableView)
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            hear("didDeselect", indexPath, tableView)
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            hear("primary", indexPath, tableView)
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            hear("menu", indexPath, tableView)
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu() }
        }
    }

    @MainActor
    private func makeTable(_ meddler: Meddler, selected: Int? = 0) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = meddler
        table.delegate = meddler
        table.layoutIfNeeded()
        if let selected { table.selectRow(at: path(selected), animated: false, scrollPosition: .none) }
        meddler.calls = []
        return table
    }

    private static let wholeTouch = [
        "shouldHighlight b", "didHighlight b", "didUnhighlight b", "willSelect b", "willDeselect a", "didDeselect a",
        "didSelect b", "primary b",
    ]

    @MainActor
    func testARowThatMovesDuringATouchStaysTheTouchedOne() async throws {
        for moment in Self.wholeTouch {
            let meddler = Meddler()
            let table = makeTable(meddler)
            meddler.works[String(moment.prefix { $0 != " " })] = { meddler.insertFirst($0) }
            try Finger().tap(rowAt: path(1), in: table)
            XCTAssertEqual(meddler.calls, Self.wholeTouch, moment)
            XCTAssertEqual(table.indexPathsForSelectedRows, [path(2)], moment)
            XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, false, true, false], moment)
            XCTAssertEqual(table.visibleCells.filter(\.isHighlighted), [], moment)
        }
    }

    @MainActor
    func testATouchEndsWithItsRowAndDoesNotReachTheOneThatTakesItsPlace() async throws {
        for moment in Self.wholeTouch {
            for row in [1, 2] {
                let meddler = Meddler()
                let table = makeTable(meddler)
                let item = meddler.items[row]
                meddler.works[String(moment.prefix { $0 != " " })] = { table in
                    if let row = meddler.items.firstIndex(of: item) { meddler.remove(row, table) }
                }
                try Finger().tap(rowAt: path(row), in: table)
                XCTAssertEqual(meddler.calls.filter { $0.hasSuffix("c") && item != "c" }, [], moment)
                let isSelected = table.indexPathsForSelectedRows ?? []
                XCTAssertTrue(isSelected.isEmpty || isSelected == [path(0)], "\(moment) \(isSelected)")
                XCTAssertEqual(table.visibleCells.filter(\.isHighlighted), [], moment)
            }
        }
    }

    @MainActor
    func testALongPressFollowsItsRow() async throws {
        for moment in ["shouldHighlight", "didHighlight", "menu"] {
            let meddler = Meddler()
            let table = makeTable(meddler, selected: nil)
            meddler.works[moment] = { meddler.insertFirst($0) }
            try Finger().longPress(rowAt: path(2), in: table)
            XCTAssertEqual(
                meddler.calls, ["shouldHighlight c", "didHighlight c", "menu c", "didUnhighlight c"], moment)
            try Finger().dismissMenu(in: table)
            meddler.works[moment] = { meddler.remove(3, $0) }
            try Finger().longPress(rowAt: path(3), in: table)
        }
    }

    @MainActor
    func testSeveralSelectedRowsAreDeselectedThroughUpdates() async throws {
        for moment in ["didUnhighlight", "willDeselect"] {
            let meddler = Meddler()
            let table = makeTable(meddler)
            table.allowsMultipleSelection = true
            meddler.works[moment] = { meddler.insertFirst($0) }
            try Finger().tap(rowAt: path(0), in: table)
            XCTAssertNil(table.indexPathsForSelectedRows, moment)
            XCTAssertEqual(meddler.calls.last, "didDeselect a", moment)
        }
    }
}
