import CellDirector
import HeadlessUIKit
import ListDifference

/// A record of the rows of a list with a director, as they were last drawn. The next drawing uses the record to mark
/// changes.
@MainActor
struct ShownRows {
    /// The changes in a list's rows since an earlier drawing.
    struct Changes {
        var marks: [IndexPath: String] = [:]
        var deleteCount = 0
    }

    /// The strings shown by each row on screen.
    private let texts: [ObjectIdentifier: [String]]
    /// A closure that returns the changes since this record was made, given the strings that each row on screen shows
    /// now.
    private let changesUpTo: ([ObjectIdentifier: [String]]) -> Changes

    /// Creates a record of a list's rows. Returns `nil` if the list has no director.
    init?(_ list: ListScrollView) {
        if let director = (list as? UITableView)?.director {
            self.init(list, director)
        } else if let director = (list as? UICollectionView)?.director {
            self.init(list, director)
        } else {
            return nil
        }
    }

    private init<Section: DirectedSection>(_ list: ListScrollView, _ director: ListDirector<Section>) {
        var texts: [ObjectIdentifier: [String]] = [:]
        for (path, cell) in list.cellsInSight {
            if let row = director.configurator(at: path) { texts[Self.id(row)] = Content.texts(of: cell) }
        }
        self.texts = texts
        let before = director.sections
        changesUpTo = { [texts] later in
            let now = director.sections
            var changes = Changes()
            let changed = texts.filter { id, old in later[id].map { $0 != old } ?? false }
            for (section, content) in now.enumerated() where !changed.isEmpty {
                for (index, row) in content.rows.enumerated() where changed[Self.id(row)] != nil {
                    changes.marks[IndexPath(row: index, section: section)] = "~"
                }
            }
            let difference = director.difference(from: before, to: now, comparesContent: true)
            for update in difference.updates { changes.marks[IndexPath(update.target)] = "~" }
            for insert in difference.inserts { changes.marks[IndexPath(insert)] = "+" }
            for move in difference.moves {
                changes.marks[IndexPath(move.target)] = move.target < move.source ? "↑" : "↓"
            }
            for section in difference.sectionInserts {
                for row in now[section].rows.indices { changes.marks[IndexPath(row: row, section: section)] = "+" }
            }
            changes.deleteCount =
                difference.deletes.count + difference.sectionDeletes.reduce(0) { $0 + before[$1].rows.count }
            return changes
        }
    }

    private static func id(_ row: some Any) -> ObjectIdentifier { ObjectIdentifier(row as AnyObject) }

    /// Returns the changes from this record to a later record, marked with `+` (inserted), `~` (changed), `↑` and `↓`
    /// (moved).
    func changes(to now: ShownRows) -> Changes { changesUpTo(now.texts) }
}
