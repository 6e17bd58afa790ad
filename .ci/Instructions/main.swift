// One piece of work, so many times: two runs of different lengths under callgrind say what one time costs.
// Usage: Instructions WHAT TIMES

import CellDirector
import Foundation
import TapReplay

struct User: Hashable, Identifiable {
    let id: Int
    var name: String
}

final class UserCell: UITableViewCell, ConfigurableCell {
    let button = UIButton(type: .system)

    func configure(data user: User) {
        let (outer, inner) = (UIView(), UIView())
        contentView.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(button)
    }
}

typealias UserCellConfig = TableCellConfigurator<UserCell, User>

extension CellAction where Payload == Int { static var rated: Self { Self("rated") } }

struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
}

final class Counter {
    var count = 0
}

/// What objects are associated with, as Apple's runtime keeps it: in one table behind a lock.
final class Associated {
    private let lock = NSLock()
    private var values: [ObjectIdentifier: AnyObject] = [:]

    subscript(object: AnyObject) -> AnyObject? {
        get { lock.withLock { values[ObjectIdentifier(object)] } }
        set { lock.withLock { values[ObjectIdentifier(object)] = newValue } }
    }
}

@inline(never) func opaque<Value>(_ value: Value) -> Value { value }

@MainActor
func measure(_ what: String, times: Int) -> Int? {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let rows = (0..<20).map { UserCellConfig(item: User(id: $0, name: "User")) }
    let director = TableDirector(tableView: table, items: rows, bus: CellActionBus())
    table.layoutIfNeeded()
    guard let cell = table.visibleCells.dropFirst(3).first as? UserCell else { return nil }
    let counter = Counter()
    let bus = director.actionsProxy.bus
    if what == "observer" { bus.addObserver(for: .custom("follow"), after: true) { _ in counter.count &+= 0 } }
    if what == "gate" { bus.addGate(for: .custom("follow")) { _ in .pass } }
    let handlerCount = what == "further" ? 2 : 1
    for _ in 0..<handlerCount {
        director.actionsProxy.on(.custom("follow")) { (c: UserCellConfig, cell) in counter.count &+= 1 }
    }
    director.actionsProxy.on(.rated) { (c: UserCellConfig, cell, stars) in counter.count &+= stars }
    switch what {
    case "cell", "further", "observer", "gate":
        for _ in 0..<times { CellAction.custom("follow").invoke(cell: opaque(cell)) }
    case "deep": for _ in 0..<times { CellAction.custom("follow").invoke(from: opaque(cell.button)) }
    case "payload": for _ in 0..<times { CellAction.rated.invoke(cell: opaque(cell), payload: 1) }
    case "associated":
        let associated = Associated()
        for cell in table.visibleCells { associated[cell] = Counter() }
        associated[cell] = counter
        for _ in 0..<times { (associated[opaque(cell)] as? Counter)?.count &+= 1 }
    case "yardstick":
        // Y1: one look-up of a two-field key, and the call of the closure that it finds.
        var closures: [Key: () -> Void] = [:]
        for name in ["follow", "share", "open"] {
            closures[Key(name: name, type: ObjectIdentifier(UserCell.self))] = { counter.count &+= 1 }
        }
        for _ in 0..<times { closures[Key(name: opaque("follow"), type: ObjectIdentifier(UserCell.self))]?() }
    default: return nil
    }
    return counter.count
}

/// A screen whose taps are counted.
final class UserViewController: UITableViewController {
    private let bus: CellActionBus
    private let counter: Counter
    private lazy var director = TableDirector(
        tableView: tableView, items: (0..<100).map { UserCellConfig(item: User(id: $0, name: "User")) }, bus: bus)

    init(bus: CellActionBus, counter: Counter) {
        (self.bus, self.counter) = (bus, counter)
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy.on(.didSelect, owner: self) { (self, c: UserCellConfig, cell) in
            self.counter.count &+= 1
        }
    }
}

/// Replays so many steps of a script, from its file.
@MainActor
func replay(_ steps: Int) async throws -> Int {
    let path = NSTemporaryDirectory() + "instructions-\(ProcessInfo.processInfo.processIdentifier).taps"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let script = "screen users\n" + (0..<steps).map { "tap row \($0 % 15)\n" }.joined()
    try script.write(toFile: path, atomically: true, encoding: .utf8)
    let (bus, counter) = (CellActionBus(), Counter())
    let screen = ReplayScreen("users") { UserViewController(bus: bus, counter: counter) }
    _ = await ReplayCommand(name: "instructions", version: "", screens: [screen], bus: bus).run(["--quiet", path])
    return counter.count
}

guard CommandLine.arguments.count == 3, let times = Int(CommandLine.arguments[2]) else {
    fatalError("usage: Instructions WHAT TIMES")
}
let what = CommandLine.arguments[1]
let count = what == "step" ? try await replay(times) : measure(what, times: times)
guard count.map({ $0 >= times }) == true else {
    fatalError("WHAT: cell, deep, payload, further, observer, gate, associated, step or yardstick")
}
