import CellDirector
import HeadlessUIKit
import ListDifference

/// The rows of a director's list as they were last shown, so that the next drawing can mark what changed.
@MainActor
struct ShownRows {
    /// What happened to rows since.
    struct Changes {
        var marks: [IndexPath: String] = [:]
        var deleteCount = 0
    }

    private let sections: [TableSection]
    /// What the rows on screen said.
    private let texts: [ObjectIdentifier: [String]]

    /// `nil` if the list is no director's.
    init?(_ table: UITableView) {
        guard let director = table.dataSource as? TableDirector else { return nil }
        sections = director.sections
        texts = Self.texts(table, director)
    }

    private static func texts(_ table: UITableView, _ director: TableDirector) -> [ObjectIdentifier: [String]] {
        var texts: [ObjectIdentifier: [String]] = [:]
        for cell in table.visibleCells {
            if let path = table.indexPath(for: cell), let row = director.configurator(at: path) {
                texts[ObjectIdentifier(row)] = Content.texts(of: cell)
            }
        }
        return texts
    }

    /// What changed up to a later time: `+` came, `~` looks different, `↑` and `↓` moved.
    func changes(to now: ShownRows) -> Changes {
        var changes = Changes()
        for (row, old) in texts {
            if let new = now.texts[row], new != old, let path = now.indexPath(row) { changes.marks[path] = "~" }
        }
        let difference = TableSection.difference(from: sections, to: now.sections)
        for update in difference.updates { changes.marks[IndexPath(update.target)] = "~" }
        for insert in difference.inserts { changes.marks[IndexPath(insert)] = "+" }
        for move in difference.moves { changes.marks[IndexPath(move.to)] = move.to < move.from ? "↑" : "↓" }
        for section in difference.sectionInserts {
            for row in now.sections[section].rows.indices { changes.marks[IndexPath(row: row, section: section)] = "+" }
        }
        changes.deleteCount =
            difference.deletes.count + difference.sectionDeletes.reduce(0) { $0 + sections[$1].rows.count }
        return changes
    }

    private func indexPath(_ row: ObjectIdentifier) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let index = content.rows.firstIndex(where: { ObjectIdentifier($0) == row }) {
                return IndexPath(row: index, section: section)
            }
        }
        return nil
    }
}
