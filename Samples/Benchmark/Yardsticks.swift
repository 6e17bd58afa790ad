import CellDirector

/// The reference costs by which the measured figures are divided.
@MainActor
enum Yardstick {
    private struct Key: Hashable {
        let name: String
        let type: ObjectIdentifier
    }

    /// Returns the work of yardstick Y1: looking up a key (a `String` and an `ObjectIdentifier`) in a dictionary, and
    /// calling the closure that is found.
    static func dictionary() -> Turns {
        let counter = Dispatch.Counter()
        let add: (Int) -> Void = { counter.count &+= $0 }
        let types: [Any.Type] = [Int.self, String.self, Bool.self, Double.self, UInt.self, Float.self]
        var closures: [Key: (Int) -> Void] = [:]
        for name in ["follow", "like", "share", "open"] {
            for type in types { closures[Key(name: name, type: ObjectIdentifier(type))] = add }
        }
        let (key, found) = (opaque(Key(name: "follow", type: ObjectIdentifier(Int.self))), closures)
        return counter.turns { found[key]?(1) }
    }

    /// Returns a closure that models the additional cost of an action on iOS, where a cell's row is stored as an
    /// associated object. The closure looks up an object in a table protected by a lock, as the Objective-C runtime
    /// does.
    static func associated() -> Turns {
        let lock = NSLock()
        let cells = (0..<15).map { _ in Dispatch.Counter() }
        let associated = Dictionary(uniqueKeysWithValues: cells.map { (ObjectIdentifier($0), $0 as AnyObject) })
        let cell = opaque(cells[3])
        return cell.turns { (lock.withLock { associated[ObjectIdentifier(cell)] } as? Dispatch.Counter)?.count &+= 1 }
    }

    /// The work of yardstick Y2: sending an action as in the article that the package is based on, with a notification,
    /// an index path and a key built by string interpolation. There is only one instance, because two would receive
    /// each other's notifications.
    static let notification: Turns = {
        let (old, cell) = oldWay()
        return { times in
            let before = old.count
            for _ in 0..<times { OldAction.custom("follow").invoke(cell: cell) }
            precondition(old.count - before == times)
        }
    }()

    /// Returns the work of yardstick Y3: computing the hash of every element of both lists once.
    static func hashing<Element: Hashable>(_ source: [Element], _ target: [Element]) -> Turns {
        { times in
            for _ in 0..<times {
                var hashes = 0
                for element in source { hashes ^= element.hashValue }
                for element in target { hashes ^= element.hashValue }
                keep(hashes)
            }
        }
    }

    /// Returns yardstick Y4: the time in microseconds that the standard library takes to compute the difference and
    /// infer the moves.
    static func collectionDifference<Element: Hashable>(_ source: [Element], _ target: [Element]) -> Double {
        nanoseconds(per: 1000, repetitions: 1) {
            keep(target.difference(from: source).inferringMoves().count)
        }
    }

    /// Returns the director from the article that the package is based on, with 100 rows and one handler. Also returns
    /// a visible cell to send actions from.
    static func oldWay() -> (OldDirector, UITableViewCell) {
        let table = makeTable()
        let director = OldDirector(tableView: table, items: people(100))
        table.layoutIfNeeded()
        return (director, table.visibleCells[3])
    }
}

/// The action type from the article that the package is based on. The hash value of an action is the first part of a
/// handler's key.
enum OldAction: Hashable {
    case didSelect
    case custom(String)

    static let notification = Notification.Name("CellAction")

    @MainActor
    func invoke(cell: UIView) {
        NotificationCenter.default.post(
            name: Self.notification, object: nil, userInfo: ["data": OldEvent(action: self, cell: cell)])
    }
}

struct OldEvent {
    let action: OldAction
    let cell: UIView
}

/// The director from the article that the package is based on. It uses `NotificationCenter`, `indexPath(for:)` and
/// interpolated keys, and is otherwise as fast as possible.
@MainActor
final class OldDirector: NSObject, UITableViewDataSource {
    let tableView: UITableView
    let items: [PersonConfig]
    var count = 0
    private var handlers: [String: (PersonConfig, UIView) -> Void] = [:]
    private var observer: (any NSObjectProtocol)?

    init(tableView: UITableView, items: [PersonConfig]) {
        self.tableView = tableView
        self.items = items
        super.init()
        tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.reuseIdentifier)
        tableView.dataSource = self
        handlers["\(OldAction.custom("follow").hashValue)\(PersonConfig.reuseIdentifier)"] = { [unowned self] _, _ in
            count += 1
        }
        observer = NotificationCenter.default.addObserver(forName: OldAction.notification, object: nil, queue: nil) {
            [weak self] notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated { self?.hear(notification) }
        }
    }

    private func hear(_ notification: Notification) {
        guard let event = notification.userInfo?["data"] as? OldEvent, let cell = event.cell as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        else { return }
        let item = items[indexPath.row]
        handlers["\(event.action.hashValue)\(type(of: item).reuseIdentifier)"]?(item, cell)
    }

    func stop() { observer.map(NotificationCenter.default.removeObserver) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PersonCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? PersonCell { items[indexPath.row].configure(cell: cell) }
        return cell
    }
}
