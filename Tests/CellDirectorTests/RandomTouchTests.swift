import CellDirector
import HeadlessUIKit
import XCTest

/// Tests random touches, and compares the result of each touch with the result that a plain array of rows predicts.
final class RandomTouchTests: XCTestCase {
    @MainActor func testEveryRandomTouchReachesTheRightRowAndNothingLeaks() async throws {
        try forEachSeed([1, 42]) { try play(seed: $0, steps: timesToRun(500)) }
    }

    @MainActor
    private func play(seed: UInt64, steps: Int) throws {
        var survivors: [Weak] = []
        do {
            var walk = RandomWalk(seed: seed)
            for step in 0..<steps {
                try walk.step()
                guard walk.wrong.isEmpty else {
                    return XCTFail("seed \(seed), step \(step), \(walk.did): \(walk.wrong)")
                }
                guard walk.dispatched == walk.expected else {
                    return XCTFail(
                        "seed \(seed), step \(step), \(walk.did): expected \(walk.expected), got \(walk.dispatched)")
                }
            }
            // A quick run is too short for proportional numbers with every seed.
            XCTAssertGreaterThan(walk.dispatchCount, isThorough ? steps / 3 : 0, "seed \(seed)")
            survivors = walk.everything
        }
        let left = survivors.compactMap(\.object)
        XCTAssertGreaterThan(survivors.count, isThorough ? 100 : 0, "seed \(seed)")
        XCTAssertEqual(left.count, 0, "seed \(seed): \(Set(left.map { "\(type(of: $0))" })) leaked")
    }
}

/// A dispatched action, as received by a handler or as expected by the model.
private struct Dispatch: Equatable, CustomStringConvertible {
    var action: String
    var row: ObjectIdentifier
    var path: IndexPath
    var payload: Bool?

    init(_ action: String, _ row: any CellConfigurator, _ path: IndexPath, _ payload: Bool? = nil) {
        self.action = action
        self.row = ObjectIdentifier(row)
        self.path = path
        self.payload = payload
    }

    var description: String { "\(action) of \(row) at \(path)\(payload.map { " with \($0)" } ?? "")" }
}

/// Simulates a user who touches a table at random, and keeps the expected sections as a model.
@MainActor
private struct RandomWalk {
    @MainActor
    private final class Ledger {
        var dispatched: [Dispatch] = []
        var observed: [Dispatch] = []
        var wrong: [String] = []
        var cells: [ObjectIdentifier: Weak] = [:]
        var rows: [Weak] = []

        func note(_ action: String, _ row: any CellConfigurator, _ path: IndexPath, _ payload: Bool? = nil) {
            dispatched.append(Dispatch(action, row, path, payload))
        }

        /// Checks that an appearing or disappearing cell shows the row that the event reports.
        func check(_ what: String, _ cell: UIView, shows shown: Int?, is wanted: Int) {
            if shown != wanted { wrong.append("\(what): the cell shows \(shown ?? -1), not \(wanted)") }
            cells[ObjectIdentifier(cell)] = Weak(cell)
        }
    }

    private var generator: SplitMix64
    private let screen: Screen
    private let ledger = Ledger()
    private var model: [TableSection] = []
    private var nextID = 0
    private var reference: (reference: CellReference, row: any CellConfigurator)?
    private(set) var dispatchCount = 0
    private(set) var did = ""
    private(set) var expected: [Dispatch] = []
    var dispatched: [Dispatch] { ledger.dispatched }
    var wrong: [String] { ledger.wrong }

    /// All objects that must be deallocated after the walk has ended.
    var everything: [Weak] {
        [Weak(screen), Weak(screen.tableView), Weak(screen.director), Weak(screen.proxy), Weak(screen.bus)]
            + ledger.rows + Array(ledger.cells.values) + [Weak(ledger)]
    }

    init(seed: UInt64) {
        generator = SplitMix64(state: seed)
        screen = Screen(sections: [])
        register()
        model = makeSections()
        screen.director.update(sections: model)
    }

    private func register() {
        let ledger = ledger
        screen.proxy
            .onRow(.didSelect) { (c: UserCellConfig, _, path) in ledger.note("select", c, path) }
            .onRow(.didSelect) { (c: SettingConfig, _, path) in ledger.note("select", c, path) }
            .onRow(.didSelect) { (c: PhotoConfig, _, path) in ledger.note("select", c, path) }
            .onRow(.follow) { [unowned director = screen.director] (c: UserCellConfig, cell: UserCell, path) in
                ledger.check("follow", cell, shows: cell.shownID, is: c.item.id)
                ledger.note("follow", c, path)
                c.item.isFollowed.toggle()
                director.reload(c)
            }
            .onRow(.toggled) { (c: SettingConfig, cell: SettingCell, isOn, path) in
                ledger.check("toggled", cell, shows: cell.shownID, is: c.item.id)
                ledger.note("toggled", c, path, isOn)
                c.item.isOn = isOn
            }
            .onRow(.markAll) { (c: DayConfig, header: DayHeader, path) in
                if header.title != c.item.title { ledger.wrong.append("the header shows \(header.title ?? "")") }
                ledger.note("markAll", c, path)
            }
            .on(.willDisplay) { (_: DayConfig, header) in ledger.cells[ObjectIdentifier(header)] = Weak(header) }
        for (name, action) in [("comes", CellAction.willDisplay), ("goes", CellAction.didEndDisplaying)] {
            screen.proxy
                .on(action) { (c: UserCellConfig, cell: UserCell) in
                    ledger.check(name, cell, shows: cell.shownID, is: c.item.id)
                }
                .on(action) { (c: SettingConfig, cell: SettingCell) in
                    ledger.check(name, cell, shows: cell.shownID, is: c.item.id)
                }
                .on(action) { (c: PhotoConfig, cell: PhotoCell) in
                    ledger.check(name, cell, shows: cell.shownID, is: c.item.id)
                }
        }
        screen.bus.addObserver { event in
            guard event.isCustom else { return }
            let row = event.configurator
            ledger.observed.append(Dispatch(event.name, row, event.indexPath, event.payload as? Bool))
        }
    }

    // MARK: Steps

    mutating func step() throws {
        ledger.dispatched = []
        ledger.observed = []
        expected = []
        switch pick(100) {
        case 0..<45: try touchARow()
        case 45..<55: try touchAHeader()
        case 55..<75: try scroll()
        case 75..<85: reloadARow()
        case 85..<90: useReference()
        case 90..<95: changeRows()
        case 95..<98: shuffleSections()
        default:
            did = "new sections"
            model = makeSections()
            screen.director.update(sections: model)
        }
        dispatchCount += expected.count
        let custom = expected.filter { $0.action != "select" }
        if ledger.observed != custom { ledger.wrong.append("observed \(ledger.observed), not \(custom)") }
        if !screen.problems.all.isEmpty { ledger.wrong.append("\(screen.problems.all)") }
    }

    private mutating func touchARow() throws {
        guard let path = screen.tableView.indexPathsForVisibleRows?.randomElement(using: &generator) else { return }
        let row = model[path.section].rows[path.row]
        let cell = try XCTUnwrap(screen.tableView.cellForRow(at: path))
        if pick(20) == 0, let made = CellReference(cell) { reference = (made, row) }
        let kind = pick(3)
        let control: UIView? = (cell as? UserCell)?.followButton ?? (cell as? SettingCell)?.toggle
        guard (kind == 0 ? cell : control ?? cell).isInSight(in: screen.tableView) else { return }
        switch (row, cell, kind) {
        case (_, _, 0):
            did = "tap \(path)"
            expected = [Dispatch("select", row, path)]
            try screen.finger.tap(rowAt: path, in: screen.tableView)
        case (let row as UserCellConfig, let cell as UserCell, _):
            did = "follow \(path)"
            expected = [Dispatch("follow", row, path)]
            let name = row.item.isFollowed ? row.item.name : "\(row.item.name) (followed)"
            try screen.finger.tap(cell.followButton)
            if cell.textLabel?.text != name {
                ledger.wrong.append("the cell shows \(cell.textLabel?.text ?? ""), not \(name)")
            }
        case (let row as SettingConfig, let cell as SettingCell, _):
            did = "toggle \(path)"
            let wanted = !row.item.isOn
            expected = [Dispatch("toggled", row, path, wanted)]
            try screen.finger.toggle(cell.toggle)
            if row.item.isOn != wanted { ledger.wrong.append("the item of the switch does not change") }
        default:
            did = "tap \(path) beside its controls"
            expected = [Dispatch("select", row, path)]
            try screen.finger.tap(cell.contentView)
        }
    }

    private mutating func touchAHeader() throws {
        let shown = model.indices.filter { screen.tableView.headerView(forSection: $0) != nil }
        guard let section = shown.randomElement(using: &generator), let row = model[section].header else { return }
        did = "header \(section)"
        expected = [Dispatch("markAll", row, IndexPath(row: NSNotFound, section: section))]
        try screen.finger.tap(try screen.header(section).button)
    }

    private mutating func scroll() throws {
        if pick(4) == 0, let path = anyPath() {
            did = "scroll to \(path)"
            try screen.finger.scroll(screen.tableView, toRowAt: path)
        } else {
            let distance = CGFloat(pick(800) - 400)
            did = "scroll by \(distance)"
            try screen.finger.scroll(screen.tableView, by: distance)
        }
    }

    private mutating func reloadARow() {
        guard let path = anyPath() else { return }
        did = "reload \(path)"
        let row = model[path.section].rows[path.row]
        if let user = row as? UserCellConfig { user.item.name = "Renamed \(pick(1000))" }
        if screen.director.indexPath(for: row) != path { ledger.wrong.append("\(row) is not at \(path)") }
        if !screen.director.reload(row) { ledger.wrong.append("the director does not find the row at \(path)") }
        if let user = row as? UserCellConfig, let cell = screen.tableView.cellForRow(at: path) {
            let name = user.item.isFollowed ? "\(user.item.name) (followed)" : user.item.name
            if cell.textLabel?.text != name {
                ledger.wrong.append("the cell shows \(cell.textLabel?.text ?? ""), not \(name)")
            }
        }
    }

    /// Uses a reference that was created some time ago. It must reach the row for which it was created, or no row at
    /// all.
    private mutating func useReference() {
        did = "reference"
        guard let (reference, row) = reference, let user = row as? UserCellConfig else { return }
        screen.tableView.layoutIfNeeded()
        if reference.isValid, let path = screen.director.indexPath(for: user) {
            expected = [Dispatch("follow", user, path)]
            CellAction.follow.invoke(from: reference)
        } else {
            CellAction.follow.invoke(from: reference)
            if screen.problems.all != [.noRow(action: "follow", view: "a cell of UserCell")] {
                ledger.wrong.append("the action without a row is not reported")
            }
            screen.problems.all = []
        }
    }

    private mutating func changeRows() {
        guard let section = model.indices.randomElement(using: &generator) else { return }
        did = "change rows of \(section)"
        for _ in 0..<(1 + pick(4)) {
            if pick(2) == 0, !model[section].rows.isEmpty {
                model[section].rows.remove(at: pick(model[section].rows.count))
            } else {
                model[section].rows.insert(makeRow(), at: pick(model[section].rows.count + 1))
            }
        }
        screen.director.update(sections: model)
    }

    private mutating func shuffleSections() {
        did = "shuffle"
        model.shuffle(using: &generator)
        for section in model.indices { model[section].rows.shuffle(using: &generator) }
        screen.director.update(sections: model)
    }

    // MARK: Creating rows

    private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func anyPath() -> IndexPath? {
        guard let section = model.indices.filter({ !model[$0].rows.isEmpty }).randomElement(using: &generator) else {
            return nil
        }
        return IndexPath(row: pick(model[section].rows.count), section: section)
    }

    private mutating func makeRow() -> any TableRowConfigurator {
        nextID += 1
        let row: any TableRowConfigurator
        switch pick(3) {
        case 0: row = UserCellConfig(item: User(id: nextID, name: "User \(nextID)"))
        case 1: row = SettingConfig(item: Setting(id: nextID))
        default: row = PhotoConfig(item: Photo(id: nextID))
        }
        ledger.rows.append(Weak(row))
        return row
    }

    private mutating func makeSections() -> [TableSection] {
        (0..<(1 + pick(4))).map { _ in
            nextID += 1
            let header = pick(3) == 0 ? nil : DayConfig(item: Day(title: "Day \(nextID)"))
            if let header { ledger.rows.append(Weak(header)) }
            return TableSection(header: header, rows: (0..<pick(30)).map { _ in makeRow() })
        }
    }
}
