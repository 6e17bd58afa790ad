import CellDirector
import HeadlessUIKit
import XCTest

/// Tests a table inside a cell of a table.
final class NestedListTests: XCTestCase {
    @MainActor func testAnInnerCellSendsActionsToTheInnerDirector() async throws {
        let nest = try Nest()

        try Finger().tap(try nest.innerCell(1).followButton)

        XCTAssertEqual(nest.log.lines, ["inner follow User 1"])
    }

    @MainActor func testATapOnAnInnerRowSelectsTheInnerRow() async throws {
        let nest = try Nest()

        try Finger().tap(rowAt: path(2), in: nest.cell.inner)

        XCTAssertEqual(nest.log.lines, ["inner select User 2"])
    }

    @MainActor func testAnInnerViewThatShowsNoRowSendsActionsForTheOuterRow() async throws {
        let nest = try Nest()

        CellAction.follow.invoke(from: nest.cell.plainView)
        CellAction.follow.invoke(from: nest.cell.inner)

        XCTAssertEqual(nest.log.lines, ["outer follow Setting 5", "outer follow Setting 5"])
    }

    @MainActor func testAPlainInnerCellSendsActionsForTheOuterRow() async throws {
        let nest = try Nest()
        let unbound = UITableViewCell(style: .default, reuseIdentifier: nil)
        let button = UIButton(type: .system)
        unbound.contentView.addSubview(button)
        nest.cell.inner.addSubview(unbound)

        CellAction.follow.invoke(from: button)

        XCTAssertEqual(nest.log.lines, ["outer follow Setting 5"])
    }

    /// A view that is added directly to a nested list belongs to no row, so the director of the nearest list reports
    /// the action.
    @MainActor func testAnActionWithoutARowIsReportedByTheNearestList() async {
        let (outer, inner, view) = (Screen(words(0..<2)), Screen(words(0..<1)), UIView())
        inner.tableView.addSubview(view)
        outer.tableView.addSubview(inner.tableView)
        CellAction.follow.invoke(from: view)
        XCTAssertEqual(inner.problems.all, [.noRow(action: "follow", view: "UIView")])
        XCTAssertEqual(outer.problems.all, [])
    }

    @MainActor func testObserversOfABusReceiveBothLevels() async throws {
        let nest = try Nest()
        let heard = Log()
        nest.bus.addObserver(for: .follow, from: nest.inner) { _ in heard.add("inner") }
        nest.bus.addObserver(for: .follow, from: nest.outer) { _ in heard.add("outer") }

        try Finger().tap(try nest.innerCell(0).followButton)
        CellAction.follow.invoke(cell: nest.cell)

        XCTAssertEqual(heard.lines, ["inner", "outer"])
    }
}

/// A cell with a table in it.
private final class NestCell: UITableViewCell, ConfigurableCell {
    let inner = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
    let plainView = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(inner)
        inner.addSubview(plainView)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(data: Setting) {}
}
private typealias NestConfig = TableCellConfigurator<NestCell, Setting>

@MainActor
private final class Nest {
    let bus = CellActionBus()
    let log = Log()
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let outer: TableDirector
    let cell: NestCell
    let inner: TableDirector

    init() throws {
        outer = TableDirector(tableView: tableView, items: [NestConfig(item: Setting(id: 5))], bus: bus)
        tableView.rowHeight = 150
        cell = try XCTUnwrap(tableView.cellForRow(at: path(0)) as? NestCell)
        inner = TableDirector(tableView: cell.inner, items: users(3), bus: bus)
        outer.actionsProxy
            .on(.follow) { [log] (c: NestConfig, _) in log.add("outer follow Setting \(c.item.id)") }
            .on(.didSelect) { [log] (c: NestConfig, _) in log.add("outer select Setting \(c.item.id)") }
        inner.actionsProxy
            .on(.follow) { [log] (c: UserCellConfig, _) in log.add("inner follow \(c.item.name)") }
            .on(.didSelect) { [log] (c: UserCellConfig, _) in log.add("inner select \(c.item.name)") }
    }

    func innerCell(_ row: Int) throws -> UserCell {
        try XCTUnwrap(cell.inner.cellForRow(at: path(row)) as? UserCell)
    }
}
