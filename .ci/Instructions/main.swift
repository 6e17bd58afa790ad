// One piece of work, so many times: two runs of different lengths under callgrind say what one time costs.
// Usage: Instructions WHAT TIMES

import CellDirector

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

@inline(never) func opaque<Value>(_ value: Value) -> Value { value }

@MainActor
func measure(_ what: String, times: Int) -> Int? {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let rows = (0..<20).map { UserCellConfig(item: User(id: $0, name: "User")) }
    let director = TableDirector(tableView: table, items: rows, bus: CellActionBus())
    table.layoutIfNeeded()
    guard let cell = table.visibleCells.dropFirst(3).first as? UserCell else { return nil }
    let counter = Counter()
    let handlerCount = what == "further" ? 2 : 1
    for _ in 0..<handlerCount {
        director.actionsProxy.on(.custom("follow")) { (c: UserCellConfig, cell) in counter.count &+= 1 }
    }
    director.actionsProxy.on(.rated) { (c: UserCellConfig, cell, stars) in counter.count &+= stars }
    switch what {
    case "cell", "further": for _ in 0..<times { CellAction.custom("follow").invoke(cell: opaque(cell)) }
    case "deep": for _ in 0..<times { CellAction.custom("follow").invoke(from: opaque(cell.button)) }
    case "payload": for _ in 0..<times { CellAction.rated.invoke(cell: opaque(cell), payload: 1) }
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

guard CommandLine.arguments.count == 3, let times = Int(CommandLine.arguments[2]),
    measure(CommandLine.arguments[1], times: times).map({ $0 >= times }) == true
else { fatalError("usage: Instructions (cell | deep | payload | further | yardstick) TIMES") }
