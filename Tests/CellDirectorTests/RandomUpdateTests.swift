import CellDirector
import HeadlessUIKit
import ListDifference
import XCTest

/// Shows 500 random lists for each seed, one after the other on one screen, and compares them with a model. The total
/// number of lists is a thousand, or a million if `CELLDIRECTOR_SOAK_MINUTES` is set.
final class RandomUpdateTests: XCTestCase {
    @MainActor func testRandomListsAreShownOneAfterTheOther() async throws {
        try forEachSeed(1...(isSoaking ? 2_000 : 2)) { seed in
            let weak = try run(seed: seed, count: timesToRun(500))
            XCTAssertEqual(weak.count { $0.object != nil }, 0, "seed \(seed): all objects are released")
        }
    }

    /// - Returns: All objects that must be deallocated after the run.
    @MainActor private func run(seed: UInt64, count: Int) throws -> [Weak] {
        var walk = UpdateWalk(seed: seed)
        let failures = try exceptions {
            for number in 1...count {
                try walk.step()
                XCTAssertEqual(walk.wrong, [], "list \(number), seed \(seed)")
                if !walk.wrong.isEmpty { break }
            }
        }
        XCTAssertEqual(failures, [], "seed \(seed)")
        return walk.everything
    }
}

/// A table, its expected sections, and a simulated user who occasionally taps the table.
@MainActor
private struct UpdateWalk {
    @MainActor
    private final class Ledger {
        var heard: [(configurator: ObjectIdentifier, path: IndexPath)] = []
        var shown: Set<ObjectIdentifier> = []
        var wrong: [String] = []
        var completions = 0
    }

    private var generator: SplitMix64
    private let screen = Screen(sections: [])
    private let ledger = Ledger()
    private var model: [TableSection] = []
    private var made: [Weak] = []
    /// Headers and footers that several sections may share.
    private var shared: [DayConfig] = []
    private var updates = 0
    var wrong: [String] { ledger.wrong }

    var everything: [Weak] {
        made + [Weak(screen), Weak(screen.tableView), Weak(screen.director), Weak(screen.bus), Weak(ledger)]
    }

    init(seed: UInt64) {
        generator = SplitMix64(state: seed)
        shared = (0..<3).map { DayConfig(item: Day(title: "shared \($0)")) }
        made = shared.map { Weak($0) }
        let (ledger, director) = (ledger, screen.director)
        screen.director.keepsSelection = true
        screen.proxy
            .onRow(.didSelect) { (c: UserCellConfig, _, path) in ledger.heard.append((ObjectIdentifier(c), path)) }
            .onRow(.didSelect) { (c: TagConfig, _, path) in ledger.heard.append((ObjectIdentifier(c), path)) }
            .onRow(.follow) { (c: UserCellConfig, _, path) in ledger.heard.append((ObjectIdentifier(c), path)) }
            .onRow(.markAll) { (c: DayConfig, _, path) in ledger.heard.append((ObjectIdentifier(c), path)) }
            .onRow(.willDisplay) { [unowned director] (c: UserCellConfig, cell, path) in
                if cell.shownID != c.item.id { ledger.wrong.append("\(path) appears as \(cell.shownID ?? -1)") }
                if director.configurator(at: path) !== c { ledger.wrong.append("\(path) appears with another row") }
                if !ledger.shown.insert(ObjectIdentifier(cell)).inserted {
                    ledger.wrong.append("\(path) appears twice")
                }
            }
            .onRow(.didEndDisplaying) { (c: UserCellConfig, cell, path) in
                if cell.shownID != c.item.id { ledger.wrong.append("\(path) disappears as \(cell.shownID ?? -1)") }
                if ledger.shown.remove(ObjectIdentifier(cell)) == nil {
                    ledger.wrong.append("\(path) disappears twice")
                }
            }
    }

    // MARK: Steps

    mutating func step() throws {
        change()
        screen.director.reloadThreshold = pick(12) == 0 ? pick(5) : nil
        let selected = (screen.tableView.indexPathsForSelectedRows ?? []).compactMap {
            screen.director.configurator(at: $0)
        }
        let isReloading = pick(20) == 0
        let first = isReloading ? nil : topRow()
        let ledger = ledger
        updates += 1
        if isReloading { screen.tableView.reloadData() }
        screen.director.update(sections: model, animated: pick(2) == 0) { ledger.completions += 1 }
        if pick(3) > 0 { screen.tableView.layoutIfNeeded() }
        if ledger.completions != updates { ledger.wrong.append("\(ledger.completions) completions are called") }
        checkRows()
        checkSelection(selected)
        if let first { checkTop(first) }
        try tap()
        if pick(3) == 0 { try screen.finger.scroll(screen.tableView, by: CGFloat(pick(900) - 400)) }
        if !screen.problems.all.isEmpty { ledger.wrong.append("\(screen.problems.all)") }
    }

    private func checkRows() {
        let table = screen.tableView
        if table.numberOfSections != model.count {
            return ledger.wrong.append("there are \(table.numberOfSections) sections")
        }
        for path in table.indexPathsForVisibleRows ?? [] {
            let row = model[path.section].rows[path.row]
            if screen.director.configurator(at: path) !== row { ledger.wrong.append("\(path) has another row") }
            switch (row, table.cellForRow(at: path)) {
            case (let row as UserCellConfig, let cell as UserCell):
                if cell.shownID != row.item.id || cell.textLabel?.text != row.item.name {
                    ledger.wrong.append("\(path) shows \(cell.textLabel?.text ?? "nothing"), not \(row.item)")
                }
            case (let row as TagConfig, let cell as TagCell):
                if cell.shown != row.item { ledger.wrong.append("\(path) does not show \(row.item)") }
            case (let row as BannerConfig, let cell?):
                if cell.textLabel?.text != row.item { ledger.wrong.append("\(path) does not show \(row.item)") }
            default: ledger.wrong.append("\(path) has the wrong cell")
            }
        }
        for (section, content) in model.enumerated() {
            let views = [
                ("header", table.headerView(forSection: section), content.header, content.headerTitle),
                ("footer", table.footerView(forSection: section), content.footer, content.footerTitle),
            ]
            for case let (kind, view?, configurator, title) in views {
                let shown = (view as? DayHeader)?.title ?? (view as? WordHeader)?.shown?.text ?? view.textLabel?.text
                let wanted =
                    (configurator as? DayConfig)?.item.title ?? (configurator as? WordHeaderConfig)?.item.text ?? title
                if shown != wanted { ledger.wrong.append("\(kind) \(section) is \(shown ?? ""), not \(wanted ?? "")") }
            }
        }
        let cells = table.subviews.count { $0 is UITableViewCell }
        if cells != table.visibleCells.count { ledger.wrong.append("\(cells) cells are on screen") }
    }

    /// Checks that the selection contains only rows that were selected before the update, and that exactly the visible
    /// cells of selected rows are selected.
    private func checkSelection(_ old: [any TableRowConfigurator]) {
        let now = (screen.tableView.indexPathsForSelectedRows ?? []).compactMap { screen.director.configurator(at: $0) }
        for row in now where !old.contains(where: { row.hasSameIdentity(as: $0) }) {
            ledger.wrong.append("\(row.item) is selected")
        }
        for cell in screen.tableView.visibleCells {
            let path = screen.tableView.indexPath(for: cell)
            if cell.isSelected != (screen.tableView.indexPathsForSelectedRows ?? []).contains(where: { $0 == path }) {
                ledger.wrong.append("the cell at \(path ?? []) looks selected: \(cell.isSelected)")
            }
        }
    }

    /// Returns the first visible row, and the distance from its top edge to the top of the visible area. Returns `nil`
    /// if the list is not scrolled, the row's identity is not unique, or the update moves the row, because a moved row
    /// does not serve as the scroll anchor.
    private func topRow() -> (row: any TableRowConfigurator, distance: CGFloat)? {
        let table = screen.tableView
        guard table.contentOffset.y > 0, let path = table.indexPathsForVisibleRows?.first,
            let row = screen.director.configurator(at: path)
        else { return nil }
        guard screen.director.items.count(where: { $0.hasSameIdentity(as: row) }) == 1 else { return nil }
        let difference = screen.director.difference(
            from: screen.director.sections, to: model, comparesContent: false)
        let isMoved =
            difference.sectionMoves.contains { $0.source == path.section }
            || difference.moves.contains { $0.source == RowPosition(section: path.section, row: path.row) }
        if isMoved { return nil }
        return (row, table.contentOffset.y - table.rectForRow(at: path).minY)
    }

    private func checkTop(_ first: (row: any TableRowConfigurator, distance: CGFloat)) {
        let table = screen.tableView
        table.layoutIfNeeded()
        let paths = model.indices.flatMap { section in
            model[section].rows.indices.map { IndexPath(row: $0, section: section) }
        }
        let same = paths.filter { model[$0.section].rows[$0.row].hasSameIdentity(as: first.row) }
        guard same.count == 1 else { return }
        let wanted = table.rectForRow(at: same[0]).minY + first.distance
        let y = min(max(wanted, 0), max(0, table.contentSize.height - 220))
        // The rows may shift by the height of a header that becomes visible and, near the end of the list, by the
        // heights of rows that were never measured.
        if abs(table.contentOffset.y - y) > (y < wanted ? 56 * CGFloat(model.count) : 28) + 1 {
            ledger.wrong.append("the first row is off by \(wanted - table.contentOffset.y) points")
        }
    }

    private mutating func tap() throws {
        screen.tableView.layoutIfNeeded()
        for _ in 0..<2 {
            guard let path = screen.tableView.indexPathsForVisibleRows?.randomElement(using: &generator) else { return }
            let row = model[path.section].rows[path.row]
            ledger.heard = []
            guard let cell = screen.tableView.cellForRow(at: path), cell.isInSight(in: screen.tableView) else {
                continue
            }
            if let cell = cell as? UserCell, pick(2) == 0, cell.followButton.isInSight(in: screen.tableView) {
                try screen.finger.tap(cell.followButton)
            } else {
                try screen.finger.tap(rowAt: path, in: screen.tableView)
            }
            if row is BannerConfig { continue }
            let isRight = ledger.heard.count == 1 && ledger.heard[0] == (ObjectIdentifier(row), path)
            if !isRight { ledger.wrong.append("a tap at \(path) is handled as \(ledger.heard)") }
        }
        tapSectionViews()
    }

    /// Sends an action from each header and footer and checks that the action names the view's section.
    private func tapSectionViews() {
        for (section, content) in model.enumerated() {
            let views = [
                (screen.tableView.headerView(forSection: section), content.header),
                (screen.tableView.footerView(forSection: section), content.footer),
            ]
            for case let (view as DayHeader, configurator?) in views {
                ledger.heard = []
                CellAction.markAll.invoke(from: view)
                let place = IndexPath(row: NSNotFound, section: section)
                if ledger.heard.count != 1 || ledger.heard[0] != (ObjectIdentifier(configurator), place) {
                    ledger.wrong.append(
                        "an action of a header or footer of section \(section) is handled as \(ledger.heard)")
                }
            }
        }
    }

    // MARK: Creating lists

    private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    /// Replaces the model with an unrelated list, or edits the model. An edit keeps some configurators and replaces
    /// others.
    private mutating func change() {
        if pick(8) == 0 {
            model = (0..<pick(5)).map { _ in makeSection() }
            return
        }
        for section in model.indices {
            if pick(2) == 0 { model[section].rows = model[section].rows.map { copy($0) } }
            for _ in 0..<pick(4) { editRows(section) }
        }
        if pick(2) == 0 { moveBetweenSections() }
        switch pick(10) {
        case 0: model.insert(makeSection(), at: pick(model.count + 1))
        case 1 where !model.isEmpty: model.remove(at: pick(model.count))
        case 2: model.shuffle(using: &generator)
        case 3 where !model.isEmpty:
            let other = makeSection()
            let section = pick(model.count)
            model[section].header = other.header
            model[section].headerTitle = other.headerTitle
            model[section].footer = other.footer
            model[section].footerTitle = other.footerTitle
        case 4 where !model.isEmpty: model[pick(model.count)].rows = []
        case 5, 6:
            guard let section = model.indices.randomElement(using: &generator) else { return }
            model[section].footer = pick(3) == 0 ? keep(wordHeader(9, "Foot \(pick(3))")) : nil
            model[section].footerTitle = pick(2) == 0 ? "Foot \(pick(3))" : nil
        default: break
        }
    }

    private mutating func editRows(_ section: Int) {
        let count = model[section].rows.count
        switch pick(4) {
        case 0: model[section].rows.insert(makeRow(), at: pick(count + 1))
        case 1 where count > 0: model[section].rows.remove(at: pick(count))
        case 2 where count > 0:
            let row = model[section].rows.remove(at: pick(count))
            model[section].rows.insert(row, at: pick(count))
        case 3 where count > 0:
            let row = pick(count)
            if let user = model[section].rows[row] as? UserCellConfig {
                model[section].rows[row] = keep(
                    UserCellConfig(item: User(id: user.item.id, name: "User \(pick(1000))")))
            }
        default: break
        }
    }

    private mutating func moveBetweenSections() {
        let filled = model.indices.filter { !model[$0].rows.isEmpty }
        guard let from = filled.randomElement(using: &generator) else { return }
        let row = model[from].rows.remove(at: pick(model[from].rows.count))
        let to = pick(model.count)
        model[to].rows.insert(row, at: pick(model[to].rows.count + 1))
    }

    private mutating func makeSection() -> TableSection {
        var section = TableSection(rows: (0..<pick(14)).map { _ in makeRow() })
        switch pick(5) {
        case 0: section.header = makeDay()
        case 1: section.header = keep(wordHeader(pick(3), "Word \(pick(4))"))
        case 2: section.headerTitle = "Title \(pick(4))"
        case 3: section.id = pick(4)
        default: break
        }
        switch pick(4) {
        case 0: section.footer = makeDay()
        case 1: section.footerTitle = "Foot \(pick(4))"
        default: break
        }
        return section
    }

    private mutating func makeDay() -> DayConfig {
        pick(2) == 0 ? shared[pick(shared.count)] : keep(DayConfig(item: Day(title: "Day \(pick(4))")))
    }

    /// Creates a row with one of a few texts or ids, so that rows with the same identity are common.
    private mutating func makeRow() -> any TableRowConfigurator {
        switch pick(5) {
        case 0: keep(TagConfig(item: Tag(text: "tag \(pick(6))")))
        case 1: keep(BannerConfig("banner \(pick(6))"))
        default: keep(UserCellConfig(item: User(id: pick(60), name: "User \(pick(1000))")))
        }
    }

    private mutating func copy(_ row: any TableRowConfigurator) -> any TableRowConfigurator {
        switch row {
        case let user as UserCellConfig: keep(UserCellConfig(item: user.item))
        case let tag as TagConfig: keep(TagConfig(item: tag.item))
        default: row
        }
    }

    private mutating func keep<Configurator: AnyObject>(_ configurator: Configurator) -> Configurator {
        made.append(Weak(configurator))
        return configurator
    }
}
