import CellDirector
import HeadlessUIKit
import XCTest

/// A table that shows five rows at a time, its director, and a bus of their own.
@MainActor
final class Screen {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
    let bus: CellActionBus
    let director: TableDirector
    let finger = Finger()
    let log = Log()
    let problems = Problems()

    init(sections: [TableSection], bus: CellActionBus = CellActionBus()) {
        self.bus = bus
        director = TableDirector(tableView: tableView, sections: sections, bus: bus)
        bus.onProblem = { [problems] in problems.all.append($0) }
        tableView.layoutIfNeeded()
    }

    convenience init(_ items: [any TableRowConfigurator] = [], bus: CellActionBus = CellActionBus()) {
        self.init(sections: [TableSection(rows: items)], bus: bus)
    }

    var proxy: CellActionProxy { director.actionsProxy }

    /// A row's cell, of the type it must be.
    func cell<Cell: UITableViewCell>(
        _ row: Int, section: Int = 0, as type: Cell.Type = UserCell.self, file: StaticString = #filePath,
        line: UInt = #line
    ) throws -> Cell {
        try XCTUnwrap(
            tableView.cellForRow(at: IndexPath(row: row, section: section)) as? Cell, file: file, line: line)
    }

    func header(_ section: Int) throws -> DayHeader {
        try XCTUnwrap(tableView.headerView(forSection: section) as? DayHeader)
    }

    func tap(row: Int, section: Int = 0) throws {
        try finger.tap(rowAt: IndexPath(row: row, section: section), in: tableView)
    }

    func scroll(toRow row: Int, section: Int = 0) throws {
        try finger.scroll(tableView, toRowAt: IndexPath(row: row, section: section))
    }
}

/// What happened, in order.
@MainActor
final class Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

@MainActor
final class Problems {
    var all: [CellActionProblem] = []
}

/// An object that may have gone.
struct Weak {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
}

func users(_ count: Int) -> [UserCellConfig] {
    (0..<count).map { UserCellConfig(item: User(id: $0, name: "User \($0)")) }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

/// Runs work with the exceptions of lists collected instead of ending the program.
@MainActor
func exceptions(during work: () throws -> Void) rethrows -> [ListException] {
    final class Box {
        var all: [ListException] = []
    }
    let box = Box()
    let handler = ListException.handler
    ListException.handler = { box.all.append($0) }
    defer { ListException.handler = handler }
    try work()
    return box.all
}

/// Lets the main actor do other work until something is so, or it has had ample opportunity.
@MainActor
func letMainActorWork(until isDone: () -> Bool) async {
    var rounds = 0
    while !isDone(), rounds < 5_000_000 {
        await Task.yield()
        rounds += 1
    }
}
