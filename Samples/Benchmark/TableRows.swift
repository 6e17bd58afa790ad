import AllocationCounter
import CellDirector

/// The table's rows: what a list costs to show, to jump in and to tap, however long it is.
@MainActor
enum LongTable {
    enum Heights {
        /// The table's own, for every row.
        case uniform
        /// Answered by a handler, row by row.
        case differing
    }

    /// A table in whose rows one can jump and tap.
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

    /// Loading the rows and showing the first screen of them.
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

    /// A jump to some row and a tap on it. The rows are the same ones in each repetition.
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

    /// How many times as much memory as their items all the rows of a table take, with their director, shown, scrolled
    /// through by a thousand jumps; `nil` where memory is not counted.
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
