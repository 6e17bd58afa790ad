import CellDirector
import HeadlessUIKit
import Observation
import XCTest

/// Tests that the screen shows the current values of models that are changed at random, inside and outside handlers,
/// between random touches. If `CELLDIRECTOR_SOAK_MINUTES` is set, the test performs a million steps.
final class RandomObserveTests: XCTestCase {
    @MainActor func testRandomChangesAreShown() async throws {
        try await awaitEachSeed([42] + (0..<(isSoaking ? 2_000 : 1))) { seed in
            var left: [Weak] = []
            do {
                var walk = ObserveWalk(seed)
                let handler = ListException.handler
                defer { ListException.handler = handler }
                ListException.handler = { XCTFail("seed \(seed): \($0)") }
                for number in 1...500 {
                    try await walk.step()
                    XCTAssertEqual(walk.wrong, [], "step \(number), seed \(seed)")
                    if !walk.wrong.isEmpty { break }
                }
                left = walk.everything
            }
            await letMainActorWork { left.compactMap(\.object).isEmpty }
            XCTAssertEqual(left.compactMap(\.object).count, 0, "seed \(seed): all objects are released")
        }
    }
}

@MainActor
@Observable
private final class Desk {
    var rows: [Counter] = []
    var heading = 0
    /// The model that the footers of all sections share.
    let total = Counter(-1)
    /// Whether the rows were set by a direct update. If so, they differ from the models until an observed property
    /// changes.
    @ObservationIgnored var wasUpdatedDirectly = false
    @ObservationIgnored var reads = 0
    /// Called in the middle of each assignment.
    @ObservationIgnored var meddle: (@MainActor () -> Void)?

    func observe() {
        withObservationTracking {
            _ = (rows, heading)
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                self?.wasUpdatedDirectly = false
                self?.observe()
                self?.meddle?()
            }
        }
    }

    func observeTotal() {
        withObservationTracking {
            _ = total.count
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                self?.observeTotal()
                self?.meddle?()
            }
        }
    }

    /// Returns the rows of a section.
    func rows(_ section: Int) -> [Counter] { rows.filter { $0.id % 3 == section } }
}

@MainActor
private struct ObserveWalk {
    private var generator: SplitMix64
    private let screen = Screen()
    private let desk = Desk()
    private var nextID = 0
    private var made: [Weak] = []
    /// The footer that all sections share.
    private let footer: CounterHeaderConfig
    /// Whether the list was queried in the middle of an assignment. If so, the list is not correct until the end of the
    /// run-loop turn.
    private var isMeddled = false
    private(set) var wrong: [String] = []

    var everything: [Weak] { made + [Weak(screen), Weak(screen.director), Weak(screen.tableView), Weak(desk)] }

    init(_ seed: UInt64) {
        generator = SplitMix64(state: seed)
        footer = CounterHeaderConfig(item: desk.total)
        desk.observe()
        desk.observeTotal()
        follow()
        let desk = desk
        screen.proxy.on(.didSelect) { [unowned desk] (c: CounterConfig, _) in
            c.item.count += 1
            if c.item.id.isMultiple(of: 3) { desk.rows.removeAll { $0 === c.item } }
            if c.item.id.isMultiple(of: 5) { desk.rows.reverse() }
        }
        screen.proxy.on(.willDisplay) { (c: CounterConfig, _) in
            if c.item.id % 7 == 0, c.item.count == 0 { c.item.count = 100 }
        }
    }

    private func follow() {
        desk.wasUpdatedDirectly = false
        screen.director.observe { [desk, footer] in
            desk.reads += 1
            return (0..<3).map { section in
                TableSection(
                    id: section, header: DayConfig(item: Day(title: "\(desk.heading)"), id: section),
                    rows: desk.rows(section).map { CounterConfig(item: $0) }, footer: footer)
            }
        }
    }

    private mutating func make() -> Counter {
        let counter = Counter(nextID)
        nextID += 1
        made.append(Weak(counter))
        return counter
    }

    private mutating func change() {
        let place = Int.random(in: 0...desk.rows.count, using: &generator)
        switch Int.random(in: 0..<9, using: &generator) {
        case 0, 1: desk.rows.insert(make(), at: place)
        case 2: desk.rows.removeSubrange(place..<min(place + 3, desk.rows.count))
        case 3: desk.rows.shuffle(using: &generator)
        case 4: desk.heading += 1
        case 6: desk.total.count += 1
        case 5: if desk.rows.count < 60 { desk.rows += [make(), make(), make()] }
        default: desk.rows.randomElement(using: &generator)?.count += 1
        }
    }

    mutating func step() async throws {
        let before = desk.reads
        let (screen, choice) = (screen, Int.random(in: 0..<12, using: &generator))
        isMeddled = choice < 3
        switch choice {
        case 0: desk.meddle = { _ = screen.director.items.count }
        case 1: desk.meddle = { screen.tableView.layoutIfNeeded() }
        case 2: desk.meddle = { for _ in 0..<3 { _ = screen.director.sections } }
        default: desk.meddle = nil
        }
        for _ in 0..<Int.random(in: 1...4, using: &generator) { change() }
        desk.meddle = nil
        if !isMeddled, desk.reads != before { wrong.append("the closure is called between the changes") }
        switch Int.random(in: 0..<11, using: &generator) {
        case 0..<4: screen.tableView.layoutIfNeeded()
        case 4, 5:
            if let row = desk.rows.indices.randomElement(using: &generator) {
                screen.director.scroll(to: CounterConfig(item: desk.rows[row]), at: .top, animated: false)
            }
        case 6:
            screen.director.update { $0[0].rows = $0[0].rows.dropLast() }
            desk.wasUpdatedDirectly = true
        case 7: follow()
        case 8: invokeBelowRows()
        default:
            screen.tableView.layoutIfNeeded()
            if let path = screen.tableView.indexPathsForVisibleRows?.randomElement(using: &generator),
                screen.tableView.cellForRow(at: path)?.isInSight(in: screen.tableView) == true
            {
                try screen.finger.tap(rowAt: path, in: screen.tableView)
            }
        }
        // The work scheduled for the end of the turn was enqueued before this task, and therefore runs first.
        if isMeddled || Int.random(in: 0..<3, using: &generator) == 0 { await Task { @MainActor in }.value }
        screen.tableView.layoutIfNeeded()
        check()
    }

    /// Sends an action from the footer view of each section, and checks that the action reports the right section
    /// although all sections share the footer's configurator.
    private mutating func invokeBelowRows() {
        screen.tableView.layoutIfNeeded()
        for section in 0..<screen.tableView.numberOfSections {
            guard let view = screen.tableView.footerView(forSection: section) else { continue }
            var heard: [Int] = []
            let token = screen.bus.addObserver(for: .markAll) { heard.append($0.indexPath.section) }
            CellAction.markAll.invoke(from: view)
            token.cancel()
            if heard != [section] {
                wrong.append("an action of the footer of section \(section) reports the sections \(heard)")
            }
        }
    }

    private mutating func check() {
        for section in 0..<3 {
            let rows = screen.director.sections[section].rows.compactMap { $0 as? CounterConfig }
            let expected = desk.wasUpdatedDirectly ? rows.map(\.item) : desk.rows(section)
            if rows.map(\.item.id) != expected.map(\.id) { wrong.append("the rows are \(rows.map(\.item.id))") }
            let views: [UIView?] = [
                screen.tableView.headerView(forSection: section), screen.tableView.footerView(forSection: section),
            ]
            if let header = views[0] as? DayHeader, !desk.wasUpdatedDirectly, header.title != "\(desk.heading)" {
                wrong.append("the header shows \(header.title ?? ""), not \(desk.heading)")
            }
            if let footer = views[1] as? CounterHeader, footer.text != "-1: \(desk.total.count)" {
                wrong.append("the footer shows \(footer.text), not \(desk.total.count)")
            }
        }
        for cell in screen.tableView.visibleCells {
            guard let path = screen.tableView.indexPath(for: cell),
                let counter = (screen.director.configurator(at: path) as? CounterConfig)?.item
            else {
                wrong.append("a visible cell has no row")
                continue
            }
            let text = "\(counter.id): \(counter.count)"
            if cell.textLabel?.text != text { wrong.append("a cell shows \(cell.textLabel?.text ?? ""), not \(text)") }
        }
    }
}
