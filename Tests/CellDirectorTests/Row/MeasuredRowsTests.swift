import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that an off-screen row whose content changed is measured again, and that a reused cell does not keep another
/// row's indentation.
final class MeasuredRowsTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    /// A table whose row heights depend on the length of the rows' text. Every row has been visible once. When the
    /// director asks the table to measure a row again, the table reports a different height for the row until the row
    /// becomes visible.
    @MainActor
    private struct MeasuredTable {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director: TableDirector

        init(_ rows: [WordConfig]) throws {
            director = TableDirector(tableView: table, items: rows, bus: CellActionBus())
            director.actionsProxy.on(.height) { (c: WordConfig, _) in 20 + CGFloat(c.item.text.count) }
            table.reloadData()
            for row in rows.indices { try Finger().scroll(table, toRowAt: path(row)) }
            try Finger().scroll(table, toRowAt: path(0))
        }

        func height(_ row: Int) -> CGFloat { table.rectForRow(at: path(row)).height }

        /// The height of the row with the text "word 35" after the row has been measured.
        static let known: CGFloat = 27
    }

    @MainActor func testFreshConfiguratorsOfRowsOffScreenAreMeasuredAgain() async throws {
        let list = try MeasuredTable(words(0..<40))
        XCTAssertEqual(list.height(35), MeasuredTable.known)
        list.director.update(items: words(0..<40))
        list.director.update { _ in }
        XCTAssertEqual(list.height(35), MeasuredTable.known, "an update without changes keeps the height")
        let fresh = words(0..<40)
        fresh[35].item.text = "longer than it was"
        list.director.update(items: fresh)
        XCTAssertNotEqual(list.height(35), MeasuredTable.known)
        try Finger().scroll(list.table, toRowAt: path(35))
        XCTAssertEqual(list.height(35), 38)
    }

    /// A table that records the rows that it reloads.
    private final class ReloadedTable: UITableView {
        var reloaded: [IndexPath] = []
        override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            reloaded += indexPaths
            super.reloadRows(at: indexPaths, with: animation)
        }
    }

    /// UIKit asks for the estimate of a row off screen again only if the row is reloaded.
    @MainActor func testARowOffScreenIsReloadedIfAHandlerEstimatesItsHeight() async throws {
        for isEstimated in [true, false] {
            let table = ReloadedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
            let rows = words(0..<40)
            let director = TableDirector(tableView: table, items: rows, bus: CellActionBus())
            if isEstimated { director.actionsProxy.on(.estimatedHeight) { (_: WordConfig, _) in 20 } }
            table.layoutIfNeeded()
            rows[35].item.text = "changed"
            director.update { _ in }
            XCTAssertEqual(table.reloaded, isEstimated ? [path(35)] : [])
        }
    }

    @MainActor func testConfiguratorsChangedInPlaceAreMeasuredAgain() async throws {
        let rows = words(0..<40)
        let list = try MeasuredTable(rows)
        rows[35].item.text = "longer than it was"
        list.director.update { _ in }
        XCTAssertNotEqual(list.height(35), MeasuredTable.known)
    }

    @MainActor func testConfiguratorsThatAHandlerChangedAreMeasuredAgainByTheNextUpdate() async throws {
        let rows = words(0..<40)
        let list = try MeasuredTable(rows)
        list.director.actionsProxy.on(.didSelectRow) { (_: WordConfig, _) in rows[35].item.text = "longer than it was" }
        list.table.answering.tableView(list.table, didSelectRowAt: path(0))
        list.director.update { _ in }
        XCTAssertNotEqual(list.height(35), MeasuredTable.known)
    }

    @MainActor func testReloadMeasuresARowOffScreenAgain() async throws {
        let rows = words(0..<40)
        var list = try MeasuredTable(rows)
        list.director.reload(rows[1])
        XCTAssertEqual(list.height(35), MeasuredTable.known, "reloading another row keeps the height")
        rows[35].item.text = "longer than it was"
        list.director.reload(rows[35])
        XCTAssertNotEqual(list.height(35), MeasuredTable.known)
        list = try MeasuredTable(words(0..<40))
        list.director.update(word(35, "")) { $0.text = "longer, by its identity" }
        XCTAssertNotEqual(list.height(35), MeasuredTable.known)
    }

    @MainActor func testARowInSeveralPlacesIsMeasuredAgainInAll() async throws {
        let changes: [@MainActor (TableDirector, WordConfig) -> Void] = [
            { director, row in director.update(row) { $0.text = "longer than it was" } },
            { director, row in
                row.item.text = "longer than it was"
                director.reload(row)
            },
            { director, row in director.reload(word(row.item.id, "longer than it was")) },
        ]
        for (number, change) in changes.enumerated() {
            // The first place is visible, or all places are off screen.
            for first in [0, 30] {
                var rows = words(0..<40)
                let row = rows[first]
                row.item.text = "word \(35)"
                rows.replaceSubrange(35...36, with: [row, row])
                let list = try MeasuredTable(rows)
                let other = list.height(34)
                for place in [first, 35, 36] { XCTAssertEqual(list.height(place), MeasuredTable.known) }
                change(list.director, row)
                for place in [35, 36] {
                    XCTAssertNotEqual(
                        list.height(place), MeasuredTable.known, "change \(number), place \(place), first \(first)")
                }
                XCTAssertEqual(list.height(34), other, "another row keeps its height")
                if first == 0 { XCTAssertEqual(list.height(0), 38) }
                try Finger().scroll(list.table, toRowAt: path(36))
                XCTAssertEqual([35, 36].map(list.height), [38, 38])
            }
        }
    }

    /// A row without a height handler has the fitting height of its cell.
    @MainActor func testASelfSizingRowInTwoPlacesIsMeasuredAgainInBoth() async throws {
        final class LinesCell: UITableViewCell, ConfigurableCell {
            private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 0)
            func configure(data word: Word) {
                height.constant = 20 + CGFloat(word.text.count)
                height.isActive = true
            }
        }
        typealias LinesConfig = TableCellConfigurator<LinesCell, Word>
        var rows = (0..<40).map { LinesConfig(item: Word(id: $0, text: "word")) }
        rows[35] = rows[0]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director = TableDirector(tableView: table, items: rows, bus: CellActionBus())
        for row in rows.indices { try Finger().scroll(table, toRowAt: path(row)) }
        try Finger().scroll(table, toRowAt: path(0))
        XCTAssertEqual(table.rectForRow(at: path(35)).height, 24)
        director.update(rows[0]) { $0.text = "longer than it was" }
        XCTAssertNotEqual(table.rectForRow(at: path(35)).height, 24)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).height, 38)
    }

    @MainActor func testSharedConfiguratorsAreMeasuredAgainByBothDirectors() async throws {
        let rows = words(0..<40)
        let (first, second) = (try MeasuredTable(rows), try MeasuredTable(rows))
        rows[35].item.text = "longer than it was"
        first.director.update { _ in }
        second.director.update { _ in }
        XCTAssertNotEqual(first.height(35), MeasuredTable.known)
        XCTAssertNotEqual(second.height(35), MeasuredTable.known)
    }

    @MainActor func testSelectedRowsThatAreMeasuredAgainStaySelected() async throws {
        let rows = words(0..<40)
        let list = try MeasuredTable(rows)
        list.director.keepsSelection = true
        list.table.selectRow(at: path(35), animated: false, scrollPosition: .none)
        rows[35].item.text = "longer than it was"
        list.director.update { _ in }
        XCTAssertNotEqual(list.height(35), MeasuredTable.known)
        XCTAssertEqual(list.table.indexPathsForSelectedRows, [path(35)])
    }

    @MainActor func testARowOffScreenStaysSelectedThroughReloadAndUpdate() async throws {
        let list = try MeasuredTable(words(0..<40))
        list.director.keepsSelection = true
        list.table.selectRow(at: path(30), animated: false, scrollPosition: .none)
        list.director.update(word(30, "")) { $0.text = "a longer text" }
        XCTAssertEqual(list.table.indexPathsForSelectedRows, [path(30)])
        list.director.reload(word(30, "one that is longer still"))
        XCTAssertEqual(list.table.indexPathsForSelectedRows, [path(30)])
    }

    @MainActor func testAHeightQuestionThatChangesItsItemOnceIsNotAskedEndlessly() async {
        let rows = words(0..<20)
        let screen = Screen(rows)
        var asked = 0
        screen.proxy.on(.height) { (c: WordConfig, _) in
            asked += 1
            c.item.text = "measured"
            return 44
        }
        screen.tableView.reloadData()
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(Set(screen.texts), ["measured"])
        XCTAssertLessThan(asked, 1000)
    }

    @MainActor func testAHeightQuestionThatChangesItsItemEachTimeIsStoppedEventually() async {
        let rows = words(0..<3)
        let screen = Screen(rows)
        screen.proxy.on(.height) { (c: WordConfig, _) in
            c.item.text += "."
            return 44
        }
        screen.tableView.reloadData()
        screen.tableView.layoutIfNeeded()
        XCTAssertLessThan(rows[0].item.text.count, 20_000)
    }

    // MARK: Indentation

    @MainActor func testAReusedCellKeepsNoOtherRowsIndentation() async throws {
        let screen = Screen(words(0..<60))
        var isAnswered = true
        let subscription = screen.proxy.subscription {
            $0.on(.indentationLevel) { (c: WordConfig, _) in c.item.id % 4 }
        }
        screen.tableView.reloadData()
        func assertLevels(_ message: String, line: UInt = #line) {
            screen.tableView.layoutIfNeeded()
            for cell in screen.tableView.visibleCells {
                let id = (cell as? WordCell)?.shown?.id ?? -1
                XCTAssertEqual(cell.indentationLevel, isAnswered ? id % 4 : 0, "\(message), row \(id)", line: line)
            }
        }
        assertLevels("the handler sets the level")
        try screen.scroll(toRow: 30)
        assertLevels("a reused cell has the level of its row")
        screen.director.update(items: words([30, 33, 31, 32, 7]))
        assertLevels("a cell has the level of its row after an update")
        screen.director.update(items: words(0..<60))
        subscription.cancel()
        isAnswered = false
        try screen.scroll(toRow: 40)
        try screen.scroll(toRow: 0)
        screen.tableView.reloadData()
        assertLevels("the level is 0 without a handler")
    }

    @MainActor func testACellsOwnIndentationReturnsWhenTheOwnerOfTheHandlerIsReleased() async throws {
        let rows = (0..<40).map { TableCellConfigurator<IndentedCell, Int>(item: $0) }
        let screen = Screen(rows)
        XCTAssertEqual(screen.tableView.visibleCells.map(\.indentationLevel), [2, 2, 2, 2, 2])
        var owner: NSObject? = NSObject()
        if let owner {
            screen.proxy.on(.indentationLevel, owner: owner) {
                (_, c: TableCellConfigurator<IndentedCell, Int>, _) in 5
            }
        }
        screen.tableView.reloadData()
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.tableView.visibleCells.map(\.indentationLevel), [5, 5, 5, 5, 5])
        owner = nil
        try screen.scroll(toRow: 30)
        XCTAssertEqual(Set(screen.tableView.visibleCells.map(\.indentationLevel)), [2])
    }
}

private final class IndentedCell: UITableViewCell, ConfigurableCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        indentationLevel = 2
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(data: Int) {}
}
