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

    private enum Sections {
        case table(ListDirector<TableSection>, [TableSection])
        case collection(ListDirector<CollectionSection>, [CollectionSection])
    }

    private let sections: Sections
    /// What the rows on screen said.
    private let texts: [ObjectIdentifier: [String]]

    /// `nil` if the list is no director's.
    init?(_ list: ListScrollView) {
        if let director = (list as? UITableView)?.director {
            sections = .table(director, director.sections)
            texts = Self.texts(list, director.configurator)
        } else if let director = (list as? UICollectionView)?.director {
            sections = .collection(director, director.sections)
            texts = Self.texts(list, director.configurator)
        } else {
            return nil
        }
    }

    private static func texts<Row>(
        _ list: ListScrollView, _ configurator: (IndexPath) -> Row?
    ) -> [ObjectIdentifier: [String]] {
        var texts: [ObjectIdentifier: [String]] = [:]
        for (path, cell) in list.shownCells {
            if let row = configurator(path) { texts[ObjectIdentifier(row as AnyObject)] = Content.texts(of: cell) }
        }
        return texts
    }

    /// What changed up to a later time: `+` came, `~` looks different, `↑` and `↓` moved.
    func changes(to now: ShownRows) -> Changes {
        switch (sections, now.sections) {
        case (.table(_, let before), .table(let director, let after)): changes(to: now, director, before, after)
        case (.collection(_, let before), .collection(let director, let after)):
            changes(to: now, director, before, after)
        // One kind of list took the other's place.
        default: Changes()
        }
    }

    private func changes<Section: DirectedSection>(
        to now: ShownRows, _ director: ListDirector<Section>, _ before: [Section], _ after: [Section]
    ) -> Changes {
        var changes = Changes()
        for (row, old) in texts {
            if let new = now.texts[row], new != old, let path = Self.indexPath(row, after) { changes.marks[path] = "~" }
        }
        let difference = director.difference(from: before, to: after, comparesContent: true)
        for update in difference.updates { changes.marks[IndexPath(update.target)] = "~" }
        for insert in difference.inserts { changes.marks[IndexPath(insert)] = "+" }
        for move in difference.moves { changes.marks[IndexPath(move.to)] = move.to < move.from ? "↑" : "↓" }
        for section in difference.sectionInserts {
            for row in after[section]._rows.indices { changes.marks[IndexPath(row: row, section: section)] = "+" }
        }
        changes.deleteCount =
            difference.deletes.count + difference.sectionDeletes.reduce(0) { $0 + before[$1]._rows.count }
        return changes
    }

    private static func indexPath<Section: DirectedSection>(
        _ row: ObjectIdentifier, _ sections: [Section]
    ) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let index = content._rows.firstIndex(where: { ObjectIdentifier($0 as AnyObject) == row }) {
                return IndexPath(row: index, section: section)
            }
        }
        return nil
    }
}
