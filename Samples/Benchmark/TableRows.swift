import AllocationCounter
import CellDirector

/// Measures how long it takes to show, scroll and tap long lists.
@MainActor
enum LongTable {
    enum Heights {
        /// Each row has the table's `rowHeight`.
        case uniform
        /// Each row has its own height, which a handler returns.
        case differing
    }

    /// A table with a director, for measuring scrolling and taps.
    @MainActor
    private struct Stage {
        let table = makeTable()
        let director: TableDirector

        init(_ rows: [PersonConfig], _ heights: Heights) {
            director = TableDirector(tableView: table, items: rows, bus: CellActionBus())
            guard heights == .differing else { return }
            director.actionsProxy.on(.height) { (c: PersonConfig, indexPath) in 44 + CGFloat(c.item.id % 7) * 8 }
        }
    }

    /// Returns a closure that loads the rows and shows the first screen.
    static func load(_ count: Int, _ heights: Heights) -> Turns {
        let stage = Stage(people(count), heights)
        stage.table.layoutIfNeeded()
        return { times in
            for _ in 0..<times {
                stage.table.reloadData()
                stage.table.layoutIfNeeded()
            }
        }
    }

    /// Returns a closure that scrolls to rows and taps them. Each run visits the same rows in the same order.
    static func jump(_ count: Int, _ heights: Heights) -> Turns {
        let stage = Stage(people(count), heights)
        var taps = 0
        stage.director.actionsProxy.on(.didSelect) { (c: PersonConfig, cell) in taps += 1 }
        return { times in
            let before = taps
            for turn in 0..<times {
                let goal = IndexPath(row: turn &* 7919 % count, section: 0)
                stage.table.scrollToRow(at: goal, at: .middle, animated: false)
                try? Finger().tap(rowAt: goal, in: stage.table)
            }
            precondition(taps - before == times)
        }
    }

    /// Returns the memory used by all rows and their director after scrolling to a thousand positions, as a multiple of
    /// the memory used by the items, or `nil` if memory isn't counted on this platform.
    static func memory(_ count: Int) -> Double? {
        let empty = allocated_bytes()
        guard empty >= 0 else { return nil }
        let items = (0..<count).map { Person(id: $0, name: "Person \($0)") }
        let model = allocated_bytes() - empty
        let stage = Stage(items.map(PersonConfig.init(item:)), .differing)
        for jump in 0..<1000 {
            let goal = IndexPath(row: jump &* 7919 % count, section: 0)
            stage.table.scrollToRow(at: goal, at: .middle, animated: false)
        }
        let all = allocated_bytes() - empty
        withExtendedLifetime((items, stage)) {}
        return Double(all - model) / Double(model)
    }
}
