import CellDirector
import HeadlessUIKit
import Observation
import XCTest

/// Tests that the views of rows whose items are observable models are updated when the models change.
final class RowModelTests: XCTestCase {
    @MainActor private func counters(_ count: Int) -> [Counter] { (0..<count).map(Counter.init) }

    @MainActor private func show(_ counters: [Counter], bus: CellActionBus = CellActionBus()) -> Screen {
        let screen = Screen(counters.map { CounterConfig(item: $0) }, bus: bus)
        CounterLog.configured = []
        return screen
    }

    @MainActor func testAChangeShowsWithoutACall() async {
        let counters = counters(3)
        let screen = show(counters)
        counters[1].count = 5
        XCTAssertEqual(screen.texts, ["0: 0", "1: 5", "2: 0"])
        counters[1].count += 1
        counters[1].count += 1
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.texts, ["0: 0", "1: 7", "2: 0"])
        XCTAssertEqual(CounterLog.configured, [1, 1], "each change configures only the changed row, once")
    }

    @MainActor func testAChangeIsShownAfterAQuestionWhoseHandlerLaysTheListOut() async throws {
        let counters = counters(3)
        let screen = show(counters)
        screen.proxy.on(.shouldHighlight) { [unowned screen] (c: CounterConfig, _) in
            c.item.count += 1
            screen.tableView.layoutIfNeeded()
            return true
        }
        XCTAssertEqual(try warnings { try screen.tap(row: 1) }, [])
        XCTAssertEqual(screen.texts, ["0: 0", "1: 1", "2: 0"])
        counters[2].count = 5
        XCTAssertEqual(screen.texts, ["0: 0", "1: 1", "2: 5"])
    }

    @MainActor func testAChangeIsShownAfterAMoveWhoseHandlerLaysTheListOut() async throws {
        for reloads in [false, true] {
            let counters = counters(3)
            let screen = show(counters)
            screen.proxy.on(.move) { [unowned screen] (c: CounterConfig, _, _) in
                c.item.count += 1
                if reloads { XCTAssertTrue(screen.director.reload(c)) }
                screen.tableView.layoutIfNeeded()
            }
            screen.tableView.setEditing(true, animated: false)
            let given = try warnings { try screen.finger.move(rowAt: path(0), to: path(2), in: screen.tableView) }
            XCTAssertEqual(given, [])
            XCTAssertEqual(screen.texts, ["1: 0", "2: 0", "0: 1"], "\(reloads)")
            counters[1].count = 5
            XCTAssertEqual(screen.texts, ["1: 5", "2: 0", "0: 1"], "\(reloads)")
        }
    }

    @MainActor private func warnings(during work: () throws -> Void) rethrows -> [String] {
        let handler = ListWarning.handler
        defer { ListWarning.handler = handler }
        let given = Locked<[String]>([])
        ListWarning.handler = { warning in given.withLock { $0.append(warning) } }
        try work()
        return given.withLock { $0 }
    }

    /// A row whose item is a model at run time, although its static type does not say so.
    private final class CountingConfig: TableRowConfigurator {
        static let reuseIdentifier = "Counting"
        var item: any Counting
        init(_ item: any Counting) { self.item = item }
        func configure(cell: UITableViewCell) { cell.textLabel?.text = "\(item.count)" }
    }

    @MainActor func testAModelBehindAProtocolIsObservedToo() async {
        let counter = Counter(0)
        let screen = Screen([CountingConfig(counter)])
        counter.count = 5
        XCTAssertEqual(screen.texts, ["5"])
    }

    private struct Fixed: Counting {
        var count: Int
    }

    @MainActor func testAModelThatIsNoLongerTheItemIsNotObserved() async {
        let counter = Counter(0)
        let row = CountingConfig(counter)
        let table = LayoutCountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director = TableDirector(tableView: table, items: [row], bus: CellActionBus())
        table.layoutIfNeeded()
        director.update(row) { $0 = Fixed(count: 7) }
        table.layoutIfNeeded()
        table.layouts = 0
        counter.count = 5
        table.layoutIfNeeded()
        XCTAssertEqual(table.layouts, 0)
        XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["7"])
    }

    @MainActor func testAModelThatIsNoLongerOnScreenRequestsNoLayout() async throws {
        let counters = counters(40)
        let table = LayoutCountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director = TableDirector(
            tableView: table, items: counters.map { CounterConfig(item: $0) }, bus: CellActionBus())
        table.layoutIfNeeded()
        director.scroll(to: director.items[30], at: .top, animated: false)
        table.layoutIfNeeded()
        table.layouts = 0
        counters[0].count = 5
        table.layoutIfNeeded()
        XCTAssertEqual(table.layouts, 0)
        counters[30].count = 5
        table.layoutIfNeeded()
        XCTAssertGreaterThan(table.layouts, 0)
    }

    @MainActor func testAModelWhoseRowIsGoneRequestsNoLayout() async {
        let counters = counters(3)
        let rows = counters.map { CounterConfig(item: $0) }
        let table = LayoutCountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director = TableDirector(tableView: table, items: rows, bus: CellActionBus())
        table.layoutIfNeeded()
        director.update(items: Array(rows.prefix(1)))
        table.layoutIfNeeded()
        table.layouts = 0
        counters[2].count = 5
        table.layoutIfNeeded()
        XCTAssertEqual(table.layouts, 0)
    }

    private final class LayoutCountingTable: UITableView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @MainActor func testPropertiesThatTheCellDidNotReadChangeNothing() async {
        let counters = counters(3)
        let screen = show(counters)
        counters[1].note = "noted"
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(CounterLog.configured, [])
    }

    @MainActor func testAHandlersChangeShowsWhenItHasReturned() async throws {
        let counters = counters(3)
        let screen = show(counters)
        let cell: CounterCell = try screen.cell(2, as: CounterCell.self)
        screen.proxy.on(.follow) { (c: CounterConfig, cell) in
            c.item.count = 9
            XCTAssertEqual(cell.textLabel?.text, "2: 0")
        }
        CellAction.follow.invoke(cell: cell)
        XCTAssertEqual(cell.textLabel?.text, "2: 9", "the change is shown without a layout")
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(CounterLog.configured, [2])
    }

    @MainActor func testARowOffScreenIsConfiguredWhenItAppears() async throws {
        let counters = counters(40)
        let screen = show(counters)
        try screen.scroll(toRow: 30)
        CounterLog.configured = []
        counters[0].count = 4
        counters[39].count = 4
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(CounterLog.configured, [], "a reused cell does not observe its former model")
        try screen.scroll(toRow: 0)
        XCTAssertEqual(screen.texts.first, "0: 4")
    }

    @MainActor func testAnUpdateConfiguresOnlyModelsThatChanged() async {
        let counters = counters(4)
        let screen = show(counters)
        counters[3].count = 1
        screen.director.update(items: counters.reversed().map { CounterConfig(item: $0) })
        XCTAssertEqual(screen.texts, ["3: 1", "2: 0", "1: 0", "0: 0"])
        XCTAssertEqual(CounterLog.configured, [3])
        counters[0].count = 2
        XCTAssertEqual(screen.texts.last, "0: 2", "the models of the new configurators are observed")
        XCTAssertEqual(CounterLog.configured, [3, 0])
    }

    @MainActor func testAReloadConfiguresInAnyCase() async throws {
        let screen = show(counters(3))
        screen.director.reload(try XCTUnwrap(screen.director.items[1] as? CounterConfig))
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(CounterLog.configured, [1])
    }

    @MainActor func testAReplacementModelOfARowIsObserved() async throws {
        let (old, new) = (Counter(1), Counter(1))
        let screen = show([old])
        let row = try XCTUnwrap(screen.director.items.first as? CounterConfig)
        new.count = 3
        row.item = new
        screen.director.reload(row)
        XCTAssertEqual(screen.texts, ["1: 3"])
        CounterLog.configured = []
        old.count = 8
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(CounterLog.configured, [])
        new.count = 4
        XCTAssertEqual(screen.texts, ["1: 4"])
        screen.director.update(items: [CounterConfig(item: old)])
        XCTAssertEqual(screen.texts, ["1: 8"], "the row shows the new item of the same identity")
        new.count = 5
        old.count = 9
        XCTAssertEqual(screen.texts, ["1: 9"])
    }

    @MainActor func testAModelInSeveralPlacesShowsInAll() async {
        let counter = Counter(1)
        let (screen, other) = (show([counter]), show([counter]))
        screen.director.update(items: [CounterConfig(item: counter, id: 1), CounterConfig(item: counter, id: 2)])
        counter.count = 2
        XCTAssertEqual(screen.texts, ["1: 2", "1: 2"])
        XCTAssertEqual(other.texts, ["1: 2"])
    }

    @MainActor func testAHeaderAndAFooterFollowTheirModels() async throws {
        let (header, footer) = (Counter(1), Counter(2))
        let screen = Screen(sections: [
            TableSection(
                header: CounterHeaderConfig(item: header), rows: [],
                footer: CounterHeaderConfig(item: footer))
        ])
        header.count = 1
        footer.count = 2
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual((screen.tableView.headerView(forSection: 0) as? CounterHeader)?.text, "1: 1")
        XCTAssertEqual((screen.tableView.footerView(forSection: 0) as? CounterHeader)?.text, "2: 2")
    }

    @MainActor func testACollectionsItemsFollowTheirModels() async throws {
        let counters = counters(3)
        let screen = TileScreen(counters.map { CounterTileConfig(item: $0) })
        counters[2].count = 6
        let cell = screen.collectionView.cellForItem(at: path(2)) as? CounterTile
        XCTAssertEqual(cell?.text, "2: 6")
    }

    @MainActor func testAnotherTaskChangesAModel() async {
        let counters = counters(2)
        let screen = show(counters)
        let changed = counters[1]
        await Task.detached { await MainActor.run { changed.count = 3 } }.value
        XCTAssertEqual(screen.texts, ["0: 0", "1: 3"])
    }

    @MainActor func testAListFollowsItsModelAndTheModelsOfItsRows() async {
        let (model, screen) = (CounterModel(counters(3)), Screen())
        var reads = 0
        screen.director.observe {
            reads += 1
            return [TableSection(rows: model.all.map { CounterConfig(item: $0) })]
        }
        screen.tableView.layoutIfNeeded()
        CounterLog.configured = []
        model.all[2].count = 5
        XCTAssertEqual(screen.texts, ["0: 0", "1: 0", "2: 5"])
        XCTAssertEqual(reads, 1, "a change in one row does not call the closure again")
        model.all.append(Counter(7))
        XCTAssertEqual(screen.texts, ["0: 0", "1: 0", "2: 5", "7: 0"])
        XCTAssertEqual(CounterLog.configured, [2, 7])
    }

    // MARK: The end

    @MainActor func testNothingIsRetainedAndNothingObservesAReleasedDirector() async throws {
        let counters = counters(40)
        var gone: [Weak] = []
        var table: UITableView?
        do {
            let screen = show(counters)
            try screen.scroll(toRow: 30)
            table = screen.tableView
            gone = [Weak(screen.director), Weak(screen.director.items[30]), Weak(screen.bus)]
            counters[31].count = 1
        }
        CounterLog.configured = []
        counters[30].count = 2
        table?.layoutIfNeeded()
        XCTAssertEqual(CounterLog.configured, [])
        XCTAssertNil(gone[0].object)
        let cell = Weak(table?.visibleCells.first)
        table = nil
        XCTAssertNil(cell.object)
        XCTAssertEqual(gone.compactMap(\.object).count, 0, "all objects except the models are released")
    }

    @MainActor func testAModelIsReleasedWhenItsRowIsReplaced() async {
        var counter: Counter? = Counter(1)
        let gone = Weak(counter)
        let screen = show([counter].compactMap { $0 })
        counter = nil
        XCTAssertNotNil(gone.object)
        screen.director.update(items: [])
        screen.director.update(items: [CounterConfig(item: Counter(2))])
        XCTAssertEqual(screen.texts, ["2: 0"])
        XCTAssertNil(gone.object)
    }
}

@MainActor
private protocol Counting { var count: Int { get } }

extension Counter: Counting {}
