import AllocationCounter
import CellDirector

/// Measures how long it takes for an action to get from the cell's code to the handler.
@MainActor
enum Dispatch {
    /// A table, its director, and one of the table's visible cells.
    struct Stage {
        let table: UITableView
        let director: TableDirector
        let cell: PersonCell
        let bus: CellActionBus

        @MainActor
        init(rows: Int = 100, bus: CellActionBus = CellActionBus()) {
            self.bus = bus
            table = makeTable()
            director = TableDirector(tableView: table, items: people(rows), bus: bus)
            table.layoutIfNeeded()
            cell = table.visibleCells.compactMap { $0 as? PersonCell }[3]
        }
    }

    @MainActor
    final class Counter {
        var count = 0
        private let kept: Any?

        /// - Parameter kept: An object to retain during the measurement.
        init(keeping kept: Any? = nil) { self.kept = kept }

        /// Returns a closure that performs `work` repeatedly. Each repetition must increase the count by `each`.
        func turns(each: Int = 1, _ work: @escaping @MainActor () -> Void) -> Turns {
            { [self] times in
                let before = count
                for _ in 0..<times { work() }
                precondition(count - before == times * each)
            }
        }
    }

    /// Returns a closure that sends a custom action from a cell.
    static func fromCell(_ stage: Stage, handlers: Int = 1) -> Turns {
        let cell = opaque(stage.cell)
        return turns(on: stage, handlers) {
            CellAction.custom(PersonCell.followAction).invoke(cell: cell)
        }
    }

    /// Returns a closure that sends an action with a payload from a cell.
    static func withPayload(_ stage: Stage) -> Turns {
        let counter = Counter(keeping: stage)
        stage.director.actionsProxy.on(.rated) { (c: PersonConfig, cell, stars) in counter.count &+= stars }
        let cell = opaque(stage.cell)
        return counter.turns { CellAction.rated.invoke(cell: cell, payload: 1) }
    }

    /// Returns a closure that sends a custom action from a button three views deep inside the cell.
    static func fromButton(_ stage: Stage) -> Turns {
        let button = opaque(stage.cell.button)
        return turns(on: stage) {
            CellAction.custom(PersonCell.followAction).invoke(from: button)
        }
    }

    /// Returns a closure that sends a custom action for which an observer is called after the handler.
    static func observed(_ stage: Stage) -> Turns {
        let counter = Counter()
        stage.bus.addObserver(for: .custom(PersonCell.followAction), .afterHandlers) { _ in counter.count &+= 0 }
        return fromCell(stage)
    }

    /// Returns a closure that sends a custom action through a gate.
    static func gated(_ stage: Stage) -> Turns {
        stage.bus.addGate(for: .custom(PersonCell.followAction)) { _ in .pass }
        return fromCell(stage)
    }

    private static func turns(
        on stage: Stage, _ handlers: Int = 1, _ post: @escaping @MainActor () -> Void
    ) -> Turns {
        let counter = Counter(keeping: stage)
        for _ in 0..<handlers {
            stage.director.actionsProxy.on(.custom(PersonCell.followAction)) { (c: PersonConfig, cell) in
                counter.count &+= 1
            }
        }
        return counter.turns(each: handlers, post)
    }

    /// Returns the time from sending an action to the first line of its asynchronous handler, and the time from
    /// creating a task to the first line of the task. Both times are in nanoseconds.
    static func asynchronous(_ stage: Stage) async -> (handler: Double, task: Double) {
        let counter = Counter()
        stage.director.actionsProxy.on(.custom(PersonCell.followAction), whileRunning: .sideBySide) {
            (c: PersonConfig, cell) in counter.count &+= 1
        }
        let cell = opaque(stage.cell)
        var best = (handler: Double.infinity, task: Double.infinity)
        for _ in 0..<9 {
            let handler = await wait(1_000, counter) {
                CellAction.custom(PersonCell.followAction).invoke(cell: cell)
            }
            let task = await wait(1_000, counter) { Task { counter.count &+= 1 } }
            best = (min(best.handler, handler), min(best.task, task))
        }
        return best
    }

    /// Returns the average time in nanoseconds that it takes asynchronous work to increase a counter.
    private static func wait(_ turns: Int, _ counter: Counter, _ work: () -> Void) async -> Double {
        let start = ContinuousClock.now
        for _ in 0..<turns {
            let count = counter.count
            work()
            while counter.count == count { await Task.yield() }
        }
        return (ContinuousClock.now - start) / .nanoseconds(1) / Double(turns)
    }

    /// Returns the number of memory allocations for sending one action.
    static func allocations(_ stage: Stage) -> Double {
        let counter = Counter()
        stage.director.actionsProxy.on(.custom(PersonCell.followAction)) { (c: PersonConfig, cell) in
            counter.count &+= 1
        }
        CellAction.custom(PersonCell.followAction).invoke(cell: stage.cell)
        let before = allocation_count()
        for _ in 0..<10_000 { CellAction.custom(PersonCell.followAction).invoke(cell: stage.cell) }
        return Double(allocation_count() - before) / 10_000
    }

    /// Returns a closure that sends an action while many directors share the bus.
    static func amongDirectors(_ count: Int) -> Turns {
        let bus = CellActionBus()
        let others = (1..<count).map { _ in Stage(rows: 4, bus: bus) }
        let turns = fromCell(Stage(bus: bus))
        return { times in withExtendedLifetime(others) { turns(times) } }
    }

    /// Returns a closure that sends an action while handlers for many other actions are registered.
    static func amongKeys(_ count: Int) -> Turns {
        let stage = Stage()
        for key in 1..<count {
            stage.director.actionsProxy.on(.custom("action \(key)")) { (c: PersonConfig, cell) in }
        }
        return fromCell(stage)
    }
}
