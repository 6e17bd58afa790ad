import CellDirector
import XCTest

/// A table view in a window, with a director and a separate bus. Five rows are visible at a time.
@MainActor
package final class Screen {
    package let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
    package let bus: CellActionBus
    package let director: TableDirector
    package let log = Log()
    package let problems = Problems()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))

    package init(sections: [TableSection], bus: CellActionBus = CellActionBus()) {
        self.bus = bus
        director = TableDirector(tableView: tableView, sections: sections, bus: bus)
        bus.onProblem = { [problems] in problems.all.append($0) }
        tableView.sectionHeaderTopPadding = 0
        window.addSubview(tableView)
        window.isHidden = false
        tableView.layoutIfNeeded()
    }

    package convenience init(_ items: [any TableRowConfigurator] = [], bus: CellActionBus = CellActionBus()) {
        self.init(sections: [TableSection(rows: items)], bus: bus)
    }

    package var proxy: CellActionProxy { director.actionsProxy }

    /// Returns a row's visible cell, which must be of the given type.
    package func cell<Cell: UITableViewCell>(
        _ row: Int, section: Int = 0, as type: Cell.Type = UserCell.self, file: StaticString = #filePath,
        line: UInt = #line
    ) throws -> Cell {
        try XCTUnwrap(
            tableView.cellForRow(at: IndexPath(row: row, section: section)) as? Cell, file: file, line: line)
    }

    package func header(_ section: Int) throws -> DayHeader {
        try XCTUnwrap(tableView.headerView(forSection: section) as? DayHeader)
    }
}

@MainActor
package final class Problems {
    package var all: [CellActionProblem] = []

    package init() {}
}
