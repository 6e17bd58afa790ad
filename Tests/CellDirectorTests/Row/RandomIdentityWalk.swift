import CellDirector
import HeadlessUIKit
import XCTest

/// Compares rows that are identified by their values with a model that tracks each row. The values change in handlers,
/// in the middle of updates and after `await`.
@MainActor
final class RandomIdentityWalk {
    /// A row, tracked across all its configurators and texts.
    private final class Row {
        var configurator: TagConfig
        /// Whether an update contained an equal row, so that the list can't distinguish the two rows.
        var wasDuplicate = false
        /// The number of times that `renameSome()` has renamed the row.
        var renames = 0

        init(_ text: String) { configurator = TagConfig(item: Tag(text: text)) }

        var text: String { configurator.item.text }
    }

    /// A call to an asynchronous handler that has not finished.
    private final class Work {
        let number: Int
        let row: Row
        let policy: Int
        let begun: TagConfig
        var isCancelled = false
        var door: CheckedContinuation<Void, Never>?

        init(_ number: Int, _ row: Row, _ policy: Int) {
            self.number = number
            self.row = row
            self.policy = policy
            begun = row.configurator
        }
    }

    private static let policies: [WhileRunning] = [.ignore, .restart, .sideBySide]
    private static let actions = ["ignore", "restart", "sideBySide"].map { CellAction.custom($0) }

    private let screen = Screen()
    private var random: SplitMix64
    private var rows: [Row] = []
    /// Removed rows that may be inserted again.
    private var away: [Row] = []
    private var subscriptions: [CellActionSubscription] = []
    private var work: [Work] = []
    private var count = 0
    private var lost = 0
    /// The number of rows that handlers may still rename before the next step.
    private var renames = 0
    private(set) var wrong: [String] = []
    private var did: [String] = []

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
        for policy in Self.policies.indices { subscriptions.append(register(policy)) }
        screen.proxy
            .on(.willDisplay) { [unowned self] (_: TagConfig, _) in renameSome() }
            .on(.didEndDisplaying) { [unowned self] (_: TagConfig, _) in renameSome() }
            .on(.didSelect) { [unowned self] (c: TagConfig, _) in
                note("  \(c.item.text) is selected")
                renameSome()
                if flip() { rearrange() }
                renameSome()
            }
    }

    private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    private func flip() -> Bool { pick(2) == 0 }
    private func note(_ what: String) { did.append(what) }

    private func fail(_ what: String) { wrong.append(([what, "after"] + did.suffix(40)).joined(separator: "\n")) }

    // MARK: Texts

    private func freshText() -> String {
        count += 1
        return "text \(count)"
    }

    private func isTaken(_ text: String) -> Bool { (rows + away + work.map(\.row)).contains { $0.text == text } }

    /// Returns a new string, the text of a random row, or the former text of a renamed row.
    private func anyText() -> String {
        switch pick(4) {
        case 0: return rows.randomElement(using: &random)?.text ?? freshText()
        case 1:
            let left = work.map(\.begun.item.text).filter { !isTaken($0) }
            return left.randomElement(using: &random) ?? freshText()
        default: return freshText()
        }
    }

    private func renameSome() {
        guard renames > 0, flip(), let row = rows.randomElement(using: &random) else { return }
        renames -= 1
        let text = anyText()
        note("  \(row.text) becomes \(text)")
        row.renames += 1
        row.configurator.item.text = text
    }

    // MARK: Handlers

    private func register(_ policy: Int) -> CellActionSubscription {
        screen.proxy.subscription {
            $0.on(Self.actions[policy], whileRunning: Self.policies[policy]) {
                [unowned self] (c: TagConfig, reference) in
                guard let begun = work.first(where: { $0.begun === c && $0.policy == policy && $0.door == nil }) else {
                    return fail("a handler starts without an action")
                }
                await withCheckedContinuation { begun.door = $0 }
                finish(begun, reference)
            }
        }
    }

    /// - Parameter isMeant: A closure that returns whether to cancel the given task.
    private func cancelWork(where isMeant: (Work) -> Bool) {
        // A task that is canceled before it starts never runs, so it is removed.
        work.removeAll { isMeant($0) && $0.door == nil }
        for work in work where isMeant(work) { work.isCancelled = true }
    }

    private func begin(_ row: Row, _ policy: Int) {
        switch Self.policies[policy] {
        case .ignore: if work.contains(where: { $0.row === row && $0.policy == policy && !$0.isCancelled }) { return }
        case .restart: cancelWork { $0.row === row && $0.policy == policy }
        case .sideBySide: break
        }
        count += 1
        work.append(Work(count, row, policy))
        note("  work \(count) begins")
    }

    private func finish(_ done: Work, _ reference: CellReference) {
        note("  work \(done.number) goes on with \(done.row.text)")
        if Task.isCancelled != done.isCancelled {
            fail("work \(done.number) has the wrong state, canceled: \(Task.isCancelled)")
        }
        if reference.isValid, !done.row.wasDuplicate, reference.configurator !== done.row.configurator {
            fail("the reference has the configurator of another row")
        }
        for _ in 0..<pick(3) {
            let isThere = rows.contains { $0 === done.row }
            let (text, renames) = (anyText(), done.row.renames)
            note("  and gives it \(text)")
            if screen.director.update(done.begun, { $0.text = text }) != isThere {
                fail("the update does not return \(isThere)")
            }
            if !isThere { lost += 1 }
            // During the update, the handler of a row that becomes visible may have renamed this row.
            if isThere, done.row.renames == renames, done.row.text != text {
                fail("the update does not set the text \(text)")
            }
            if isThere, flip() { rearrange() }
        }
        check(done)
        work.removeAll { $0 === done }
    }

    // MARK: Updates

    private func rearrange() {
        note("  an update")
        for row in rows { row.wasDuplicate = row.wasDuplicate || isDuplicate(row) }
        for _ in 0..<pick(4) { edit() }
        if pick(3) > 0 {
            for row in rows where !isDuplicate(row) && pick(3) > 0 {
                row.configurator = TagConfig(item: row.configurator.item)
            }
        }
        screen.director.reloadThreshold = pick(4) == 0 ? pick(3) : nil
        let position: ScrollAnchoring = [.automatic, .firstVisible, .bottom, .nothing][pick(4)]
        screen.director.update(items: rows.map(\.configurator), animated: flip(), keeping: position)
    }

    private func isDuplicate(_ row: Row) -> Bool { rows.contains { $0 !== row && $0.text == row.text } }

    private func edit() {
        switch pick(5) {
        case 0 where rows.count < 14:
            let text = anyText()
            rows.insert(Row(isTaken(text) ? freshText() : text), at: pick(rows.count + 1))
        case 1 where !rows.isEmpty:
            let place = pick(rows.count)
            if isDuplicate(rows[place]) { return }
            away.append(rows.remove(at: place))
            if away.count > 4 { away.removeFirst() }
        case 2 where !away.isEmpty:
            rows.insert(away.remove(at: pick(away.count)), at: pick(rows.count + 1))
        case 3 where !rows.isEmpty:
            let row = rows.remove(at: pick(rows.count))
            rows.insert(row, at: pick(rows.count + 1))
        default: break
        }
    }

    // MARK: Steps

    func step() async {
        renames = pick(3)
        switch pick(12) {
        case 0, 1:
            note("an update is asked for")
            rearrange()
        case 2, 3, 4: tap()
        case 5: select()
        case 6, 7: await openDoor()
        case 8:
            note("rows are renamed")
            for _ in 0...pick(3) { renameSome() }
        case 9:
            note("a scroll")
            try? screen.finger.scroll(screen.tableView, by: CGFloat(pick(400) - 200))
        case 10:
            note("a reload, or a handler is cancelled")
            if flip() { screen.tableView.reloadData() } else if pick(4) == 0 { cancelHandler() }
        default: await Task.yield()
        }
        screen.tableView.layoutIfNeeded()
        screen.tableView.layoutIfNeeded()
        check()
        if did.count > 200 { did.removeFirst(100) }
    }

    private func shownRow() -> (row: Row, cell: UITableViewCell)? {
        guard let cell = screen.tableView.visibleCells.randomElement(using: &random),
            let path = screen.tableView.indexPath(for: cell)
        else { return nil }
        return (rows[path.row], cell)
    }

    private func tap() {
        guard let (row, cell) = shownRow() else { return }
        let policy = pick(Self.policies.count)
        note("\(row.text) is tapped: \(Self.policies[policy])")
        begin(row, policy)
        Self.actions[policy].invoke(from: cell)
    }

    private func select() {
        guard let (row, cell) = shownRow(), let path = screen.tableView.indexPath(for: cell) else { return }
        note("\(row.text) is selected")
        try? screen.finger.tap(rowAt: path, in: screen.tableView)
    }

    private func openDoor() async {
        guard let waiting = work.filter({ $0.door != nil }).randomElement(using: &random) else { return }
        note("work \(waiting.number) may go on")
        waiting.door?.resume()
        await letMainActorWork { !self.work.contains { $0 === waiting } }
    }

    private func cancelHandler() {
        let policy = pick(Self.policies.count)
        let subscription = subscriptions[policy]
        let isCancelled = DispatchSemaphore(value: 0)
        Thread {
            subscription.cancel()
            isCancelled.signal()
        }.start()
        isCancelled.wait()
        cancelWork { $0.policy == policy }
        subscriptions[policy] = register(policy)
    }

    func end() async {
        renames = 0
        while !work.isEmpty, wrong.isEmpty {
            await letMainActorWork { self.work.contains { $0.door != nil } }
            guard work.contains(where: { $0.door != nil }) else { return fail("a handler does not start") }
            await openDoor()
        }
        await letMainActorWork { !self.screen.bus.hasRunningHandlers }
        if screen.bus.hasRunningHandlers { fail("a handler does not finish") }
        if screen.problems.all != Array(repeating: gone, count: lost) { fail("\(screen.problems.all)") }
        screen.proxy.removeAll()
    }

    private var gone: CellActionProblem { .rowIsGone(operation: "update", reuseIdentifier: TagConfig.reuseIdentifier) }

    // MARK: Invariants

    private func check() {
        let held = screen.director.items
        if held.count != rows.count || zip(held, rows).contains(where: { $0 !== $1.configurator }) {
            return fail("the list does not have the expected rows")
        }
        for work in work { check(work) }
        let key = TagConfig(item: Tag(text: anyText()))
        let found = screen.director.indexPath(for: key)?.row
        if found != rows.firstIndex(where: { $0.text == key.item.text }) {
            fail("\(key.item.text) is found at the wrong row \(found ?? -1)")
        }
    }

    /// Checks that the configurator that a handler captured finds its row.
    private func check(_ work: Work) {
        let place = rows.firstIndex { $0 === work.row }
        let found = screen.director.indexPath(for: work.begun)?.row
        if found != place { fail("the row of work \(work.number) is at \(place ?? -1), but found at \(found ?? -1)") }
        let configurator = screen.director.configurator(for: work.begun)
        if configurator !== place.map({ rows[$0].configurator }) {
            fail("work \(work.number) finds the wrong configurator")
        }
    }
}
