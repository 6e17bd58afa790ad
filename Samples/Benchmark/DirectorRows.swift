import CellDirector
import ListDifference

/// Measures how long it takes to update a table's items, from the call to the director until the visible cells have
/// been laid out.
@MainActor
enum DirectorUpdate {
    /// Two lists that differ in replaced, deleted, inserted, moved and changed items. They share no configurators, as
    /// if a screen had re-created its configurators.
    struct Pair {
        let source: [any TableRowConfigurator]
        let target: [any TableRowConfigurator]
        let edits: Int

        init(rows: Int, edits: Int) {
            self.edits = edits
            let old = (0..<rows).map { Person(id: $0, name: "Person \($0)") }
            var new = old
            for edit in 0..<edits {
                let place = (edit * 2 + 1) * (rows - edits) / (edits * 2)
                switch edit % 5 {
                case 0: new[place] = Person(id: rows + edit, name: "In place of another")
                case 1: new.remove(at: place)
                case 2: new.insert(Person(id: rows + edit, name: "New"), at: place)
                case 3: new.insert(new.remove(at: place), at: place / 2)
                default: new[place].name = "Renamed"
                }
            }
            source = old.map(PersonConfig.init(item:))
            target = new.map(PersonConfig.init(item:))
        }
    }

    /// Returns a closure that updates a table from one list to the other and back.
    static func turns(_ pair: Pair) -> Turns {
        let table = makeTable()
        let director = TableDirector(tableView: table, items: pair.source, bus: CellActionBus())
        table.layoutIfNeeded()
        table.contentOffset.y = table.contentSize.height / 2
        table.layoutIfNeeded()
        var isThere = false
        return { times in
            for _ in 0..<times {
                director.update(items: isThere ? pair.source : pair.target)
                table.layoutIfNeeded()
                isThere.toggle()
            }
        }
    }

    #if !OUTSIDE
    /// Returns a closure that only computes the difference, as the director does.
    static func difference(_ pair: Pair) -> Turns {
        let director = TableDirector(tableView: makeTable())
        let (source, target) = ([TableSection(rows: pair.source)], [TableSection(rows: pair.target)])
        var isThere = false
        return { times in
            for _ in 0..<times {
                let difference = director.difference(
                    from: isThere ? target : source, to: isThere ? source : target, comparesContent: false)
                precondition(opaque(difference).isEmpty == (pair.edits == 0))
                isThere.toggle()
            }
        }
    }
    #endif
}
