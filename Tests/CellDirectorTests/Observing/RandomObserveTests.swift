import CellDirector
import HeadlessUIKit
import Observation
import XCTest

/// Random changes of models, from outside and from handlers, between random touches: what is on screen is what the models say.
final class RandomObserveTests: XCTestCase {
    @MainActor func testRandomChangesAreShown() async throws {
        for seed: UInt64 in [0, 1, 42, .random(in: 0...UInt64.max)] {
            var left: [Weak] = []
            do {
                var walk = ObserveWalk(seed)
                let failures = try exceptions {
                    for number in 1...250 {
                        try walk.step()
                        XCTAssertEqual(walk.wrong, [], "step \(number), seed \(seed)")
                        if !walk.wrong.isEmpty { break }
                    }
                }
                XCTAssertEqual(failures, [], "seed \(seed)")
                left = walk.everything
            }
            XCTAssertEqual(left.compactMap(\.object).count, 0, "seed \(seed): something was leaked")
        }
    }
}

@MainActor
@Observable
private final class Desk {
    var rows: [Counter] = []
    var heading = 0
    @ObservationIgnored var isBeside = false
    @ObservationIgnored var reads = 0
}

@MainActor
private struct ObserveWalk {
    private var generator: SplitMix64
    private let screen = Screen()
    private let desk = Desk()
    private var nextID = 0
    private var made: [Weak] = []
    private(set) var wrong: [String] = []

    var everything: [Weak] { made + [Weak(screen), Weak(screen.director), Weak(screen.tableView), Weak(desk)] }

    init(_ seed: UInt64) {
        generator = SplitMix64(state: seed)
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
        screen.director.observe { [desk] in
            desk.reads += 1
            desk.isBeside = false
            return [
                TableSection(
                    id: 0, header: DayConfig(item: Day(title: "\(desk.heading)"), id: 0),
                    rows: desk.rows.map { CounterConfig(item: $0) })
            ]
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
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1: desk.rows.insert(make(), at: place)
        case 2: if place < desk.rows.count { desk.rows.remove(at: place) }
        case 3: desk.rows.shuffle(using: &generator)
        case 4: desk.heading += 1
        case 5: desk.rows += [make(), make(), make()]
        default: desk.rows.randomElement(using: &generator)?.count += 1
        }
    }

    mutating func step() throws {
        let before = desk.reads
        for _ in 0..<Int.random(in: 1...4, using: &generator) { change() }
        if desk.reads != before { wrong.append("read in the middle of a turn") }
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<4: screen.tableView.layoutIfNeeded()
        case 4, 5:
            if let row = desk.rows.indices.randomElement(using: &generator) {
                screen.director.scroll(to: CounterConfig(item: desk.rows[row]), at: .top, animated: false)
            }
        case 6:
            screen.director.update(items: screen.director.items.dropLast())
            desk.isBeside = true
        case 7: follow()
        default:
            screen.tableView.layoutIfNeeded()
            if let path = screen.tableView.indexPathsForVisibleRows?.randomElement(using: &generator),
                screen.tableView.cellForRow(at: path)?.isInSight(in: screen.tableView) == true
            {
                try screen.finger.tap(rowAt: path, in: screen.tableView)
            }
        }
        screen.tableView.layoutIfNeeded()
        check()
    }

    private mutating func check() {
        let rows = screen.director.items.compactMap { $0 as? CounterConfig }
        let expected = desk.isBeside ? Array(rows.map(\.item)) : desk.rows
        if rows.map(\.item.id) != expected.map(\.id) { wrong.append("rows \(rows.map(\.item.id))") }
        for cell in screen.tableView.visibleCells {
            guard let path = screen.tableView.indexPath(for: cell), expected.indices.contains(path.row) else {
                wrong.append("a cell without a row")
                continue
            }
            let counter = expected[path.row]
            let text = "\(counter.id): \(counter.count)"
            if cell.textLabel?.text != text { wrong.append("\(cell.textLabel?.text ?? "") in place of \(text)") }
        }
        if let header = screen.tableView.headerView(forSection: 0) as? DayHeader, !desk.isBeside,
            header.title != "\(desk.heading)"
        {
            wrong.append("header \(header.title ?? "") in place of \(desk.heading)")
        }
    }
}
