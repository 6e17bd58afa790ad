import Foundation
import HeadlessUIKit
import XCTest

/// Tests that a touch keeps affecting the row where it began, even if the table's delegate changes the rows during the
/// touch.
final class TouchReentryTests: ConformanceTestCase {
    /// A data source and delegate that runs closures, each during the first call to a given method.
    @MainActor
    private final class ReentrantDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
        var items = ["a", "b", "c"]
        var calls: [String] = []
        var works: [String: (UITableView) -> Void] = [:]

        private func record(_ name: String, _ path: IndexPath, _ table: UITableView) {
            calls.append("\(name) \(path.row < items.count ? items[path.row] : "a missing row")")
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
            record("shouldHighlight", indexPath, tableView)
            return true
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            record("didHighlight", indexPath, tableView)
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            record("didUnhighlight", indexPath, tableView)
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            record("willSelect", indexPath, tableView)
            return indexPath
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            record("willDeselect", indexPath, tableView)
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            record("didSelect", indexPath, tableView)
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            record("didDeselect", indexPath, tableView)
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            record("primary", indexPath, tableView)
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            record("menu", indexPath, tableView)
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu() }
        }
    }

    /// An object that owns a table and releases the table during a delegate callback.
    @MainActor
    private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate {
        var table: UITableView?
        var calls: [String] = []
        var releasing = "didHighlight"

        private func record(_ name: String) { if name == releasing { table = nil } }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            record("shouldHighlight")
            return true
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { record("didHighlight") }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { record("didUnhighlight") }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            record("willSelect")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("select")
            record("didSelect")
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            record("primary")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { calls.append("end") }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Close") { [unowned self] _, _, finish in
                    table = nil
                    calls.append("close")
                    finish(true)
                }
            ])
        }

        /// Creates a table that only this object retains, and returns one of the table's cells.
        func cell() throws -> UITableViewCell {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
            table.dataSource = self
            table.delegate = self
            self.table = table
            return try XCTUnwrap(table.cellForRow(at: path(1)))
        }
    }

    @MainActor
    func testAListMayBeReleasedWhileItIsTouched() async throws {
        let owner = Owner()
        try Finger().tap(try owner.cell())
        XCTAssertEqual(owner.calls, ["select"])
        XCTAssertNil(owner.table)
        try Finger().longPress(try owner.cell())
        XCTAssertEqual(owner.calls, ["select", "select"])
    }

    @MainActor
    func testAReleasedListLivesUntilTheTouchEnds() async throws {
        for moment in Self.wholeTouch.map({ $0.prefix { $0 != " " } }) where !moment.contains("Deselect") {
            let owner = Owner()
            owner.releasing = String(moment)
            let cell = try owner.cell()
            weak var table = owner.table
            try Finger().tap(cell)
            XCTAssertNil(owner.table, owner.releasing)
            XCTAssertEqual(owner.calls, ["select"], owner.releasing)
            XCTAssertNil(table, owner.releasing)
            XCTAssertFalse(cell.isHighlighted, owner.releasing)
        }
    }

    @MainActor
    func testAListMayBeReleasedByAControlInARow() async throws {
        let owner = Owner()
        let cell = try owner.cell()
        weak var table = owner.table
        let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        cell.contentView.addSubview(toggle)
        let events: [UIControl.Event] = [.touchDown, .valueChanged, .touchUpInside]
        for event in events {
            toggle.addAction(
                UIAction { [unowned owner] _ in
                    owner.table = nil
                    owner.calls.append("\(event.rawValue)")
                }, for: event)
        }
        try Finger().toggle(toggle)
        XCTAssertEqual(owner.calls, events.map { "\($0.rawValue)" })
        XCTAssertNil(table)
        XCTAssertTrue(toggle.isOn)
    }

    @MainActor
    func testAListMayBeReleasedByAnActionOfARow() async throws {
        let owner = Owner()
        let cell = try owner.cell()
        try Finger().swipe(rowAt: path(1), .left, in: try XCTUnwrap(owner.table))
        let button = try XCTUnwrap(cell.subviews.last?.subviews.first as? UIButton)
        try Finger().tap(button)
        XCTAssertEqual(owner.calls, ["close", "end"])
        XCTAssertNil(owner.table)
    }

    @MainActor
    private func makeTable(_ delegate: ReentrantDelegate, selected: Int? = 0) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = delegate
        table.delegate = delegate
        table.layoutIfNeeded()
        if let selected { table.selectRow(at: path(selected), animated: false, scrollPosition: .none) }
        delegate.calls = []
        return table
    }

    private static let wholeTouch = [
        "shouldHighlight b", "didHighlight b", "didUnhighlight b", "willSelect b", "willDeselect a", "didDeselect a",
        "didSelect b", "primary b",
    ]

    @MainActor
    func testARowThatMovesDuringATapIsSelectedAtItsNewPosition() async throws {
        for moment in Self.wholeTouch {
            let delegate = ReentrantDelegate()
            let table = makeTable(delegate)
            delegate.works[String(moment.prefix { $0 != " " })] = { delegate.insertFirst($0) }
            try Finger().tap(rowAt: path(1), in: table)
            XCTAssertEqual(delegate.calls, Self.wholeTouch, moment)
            XCTAssertEqual(table.indexPathsForSelectedRows, [path(2)], moment)
            XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, false, true, false], moment)
            XCTAssertEqual(table.visibleCells.filter(\.isHighlighted), [], moment)
        }
    }

    @MainActor
    func testReloadingDuringATapShowsTheNewRows() async throws {
        for moment in Self.wholeTouch.map({ $0.prefix { $0 != " " } }) {
            for items in [["x", "y", "z"], ["x"], []] {
                for laysOut in [false, true] {
                    let delegate = ReentrantDelegate()
                    let table = makeTable(delegate)
                    delegate.works[String(moment)] = { table in
                        delegate.items = items
                        table.reloadData()
                        if laysOut { table.layoutIfNeeded() }
                    }
                    try Finger().tap(rowAt: path(1), in: table)
                    let place = "\(moment), \(items), \(laysOut): \(delegate.calls)"
                    XCTAssertFalse(delegate.calls.contains { $0.hasSuffix("a missing row") }, place)
                    XCTAssertEqual(texts(table), items, place)
                    XCTAssertEqual(table.visibleCells.filter(\.isHighlighted), [], place)
                    let selected = table.indexPathsForSelectedRows ?? []
                    XCTAssertEqual(
                        table.visibleCells.map(\.isSelected), items.indices.map { selected.contains(path($0)) }, place)
                    if moment == "didSelect" || moment == "primary" { XCTAssertEqual(selected, [], place) }
                }
            }
        }
    }

    @MainActor
    func testATouchEndsWithItsRowAndDoesNotReachTheRowThatReplacesIt() async throws {
        for moment in Self.wholeTouch {
            for row in [1, 2] {
                let delegate = ReentrantDelegate()
                let table = makeTable(delegate)
                let item = delegate.items[row]
                delegate.works[String(moment.prefix { $0 != " " })] = { table in
                    if let row = delegate.items.firstIndex(of: item) { delegate.remove(row, table) }
                }
                try Finger().tap(rowAt: path(row), in: table)
                XCTAssertEqual(delegate.calls.filter { $0.hasSuffix("c") && item != "c" }, [], moment)
                let isSelected = table.indexPathsForSelectedRows ?? []
                XCTAssertTrue(isSelected.isEmpty || isSelected == [path(0)], "\(moment) \(isSelected)")
                XCTAssertEqual(table.visibleCells.filter(\.isHighlighted), [], moment)
            }
        }
    }

    @MainActor
    func testALongPressFollowsItsRow() async throws {
        for moment in ["shouldHighlight", "didHighlight", "menu"] {
            let delegate = ReentrantDelegate()
            let table = makeTable(delegate, selected: nil)
            delegate.works[moment] = { delegate.insertFirst($0) }
            try Finger().longPress(rowAt: path(2), in: table)
            XCTAssertEqual(
                delegate.calls, ["shouldHighlight c", "didHighlight c", "menu c", "didUnhighlight c"], moment)
            try Finger().dismissMenu(in: table)
            delegate.works[moment] = { delegate.remove(3, $0) }
            delegate.calls = []
            try Finger().longPress(rowAt: path(3), in: table)
            XCTAssertEqual(delegate.calls.first, "shouldHighlight c", moment)
            XCTAssert(delegate.calls.allSatisfy { $0.hasSuffix(" c") }, "\(moment): \(delegate.calls)")
        }
    }

    @MainActor
    func testASelectedRowThatMovesDuringATapIsDeselected() async throws {
        for moment in ["didUnhighlight", "willDeselect"] {
            let delegate = ReentrantDelegate()
            let table = makeTable(delegate)
            table.allowsMultipleSelection = true
            delegate.works[moment] = { delegate.insertFirst($0) }
            try Finger().tap(rowAt: path(0), in: table)
            XCTAssertNil(table.indexPathsForSelectedRows, moment)
            XCTAssertEqual(delegate.calls.last, "didDeselect a", moment)
        }
    }
}

extension TouchReentryTests {
    /// A data source that changes its rows during callbacks.
    @MainActor
    final class Changing: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count: Int
        var questions = 0
        var onDragging: (UITableView) -> Void = { _ in }
        var onSwiping: (UITableView) -> Void = { _ in }
        var onTarget: (UITableView) -> Void = { _ in }
        var calls: [String] = []

        init(_ count: Int) { self.count = count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            questions += 1
            return count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            ask(indexPath)
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            ask(indexPath)
            return true
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            ask(indexPath)
            return true
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            ask(indexPath)
            return 44
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            ask(indexPath)
            count -= 1
            tableView.deleteRows(at: [indexPath], with: .none)
        }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            calls.append("move")
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath {
            onTarget(tableView)
            return proposed
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            if let table = scrollView as? UITableView { onDragging(table) }
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            calls.append("willBegin")
            onSwiping(tableView)
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            calls.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
        }

        func ask(_ path: IndexPath) {
            questions += 1
            XCTAssertLessThan(path.row, count)
        }

        func makeTable() -> UITableView {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.delegate = self
            table.layoutIfNeeded()
            return table
        }
    }

    @MainActor
    func testADragToARowThatIsRemovedDuringTheDragIsNotAnError() async {
        let list = Changing(100)
        let table = list.makeTable()
        for delete in [true, false] {
            list.onDragging = { table in
                let last = list.count - 1
                list.count -= 1
                if delete { table.deleteRows(at: [path(last)], with: .none) } else { table.reloadData() }
            }
            let last = list.count - 1
            XCTAssertEqual(exceptions { try? Finger().scroll(table, toRowAt: path(last)) }, [])
        }
        XCTAssertEqual(table.numberOfRows(inSection: 0), 98)
    }

    @MainActor
    func testTheDelegateIsNotifiedOfTheEndOfASwipeThatRemovesItsRow() async throws {
        let list = Changing(3)
        let table = list.makeTable()
        list.onSwiping = { table in
            list.count -= 1
            table.deleteRows(at: [path(2)], with: .none)
        }
        try Finger().swipe(rowAt: path(2), .left, in: table)
        XCTAssertEqual(list.calls, ["willBegin", "didEnd nil"])
        XCTAssertFalse(table.isEditing)
    }

    @MainActor
    func testSwitchingEditingRightAfterReloadDataAsksAboutNoRemovedRow() async {
        let list = Changing(10)
        let table = list.makeTable()
        list.count = 2
        table.reloadData()
        table.setEditing(true, animated: false)
        XCTAssertEqual(table.visibleCells.map(\.isEditing), [true, true])
        list.count = 1
        table.reloadData()
        table.setEditing(false, animated: false)
        XCTAssertEqual(table.visibleCells.map(\.isEditing), [false])
    }

    @MainActor
    func testATouchInAMillionRowsAsksOnlyAboutThoseInSight() async throws {
        let list = Changing(1_000_000)
        let table = list.makeTable()
        func questions(_ work: () throws -> Void) rethrows -> Int {
            list.questions = 0
            try work()
            table.layoutIfNeeded()
            return list.questions
        }
        let finger = Finger()
        try finger.scroll(table, toRowAt: path(500_000))
        let row = try XCTUnwrap(table.indexPathsForVisibleRows?[4])
        XCTAssertLessThan(try questions { try finger.tap(rowAt: row, in: table) }, 20)
        XCTAssertLessThan(try questions { try finger.swipe(rowAt: row, .left, in: table) }, 20)
        XCTAssertLessThan(try questions { try finger.delete(rowAt: row, in: table) }, 100)
        XCTAssertLessThan(questions { table.setEditing(true, animated: false) }, 100)
        XCTAssertLessThan(try questions { try finger.delete(rowAt: row, in: table) }, 100)
        let next = IndexPath(row: row.row + 1, section: 0)
        XCTAssertLessThan(try questions { try finger.move(rowAt: row, to: next, in: table) }, 100)
        XCTAssertLessThan(questions { table.setEditing(false, animated: false) }, 100)
        XCTAssertLessThan(try questions { try finger.longPress(rowAt: row, in: table) }, 100)
        XCTAssertLessThan(try questions { try finger.scroll(table, by: 44) }, 100)
        XCTAssertEqual(list.count, 999_998)
    }
}
