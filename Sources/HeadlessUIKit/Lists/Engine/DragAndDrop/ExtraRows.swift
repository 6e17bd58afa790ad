/// The positions of rows that a list shows in addition to those of its data source, which are placeholders.
///
/// A row of the data source has a different position among the shown rows if there are extra rows before it in its
/// section.
struct ExtraRows {
    /// For each section, the positions of its extra rows among the shown rows, in ascending order.
    private var rows: [Int: [Int]] = [:]

    init(_ paths: [RowPath] = []) {
        for path in paths.sorted() { rows[path.section, default: []].append(path.row) }
    }

    var isEmpty: Bool { rows.isEmpty }

    func contains(_ shown: RowPath) -> Bool { rows[shown.section]?.contains(shown.row) ?? false }

    /// The number of extra rows in a section.
    func count(_ section: Int) -> Int { rows[section]?.count ?? 0 }

    /// Returns the shown position of a row of the data source.
    func shown(_ counted: RowPath) -> RowPath {
        var shown = counted
        for row in rows[counted.section] ?? [] where row <= shown.row { shown.row += 1 }
        return shown
    }

    /// Returns the position in the data source of a shown row. For an extra row, returns the position of the row after
    /// it.
    func counted(_ shown: RowPath) -> RowPath {
        RowPath(shown.section, shown.row - (rows[shown.section]?.count { $0 < shown.row } ?? 0))
    }

    /// Adds the extra rows to the data source's row counts.
    func added(to counts: [Int]) -> [Int] {
        isEmpty ? counts : counts.enumerated().map { $1 + count($0) }
    }

    /// Removes the extra rows from the counts of shown rows.
    func removed(from counts: [Int]) -> [Int] {
        isEmpty ? counts : counts.enumerated().map { $1 - count($0) }
    }

    /// Returns the extra rows after a batch of updates to the data source's rows. Each keeps its position after the row
    /// before it that stays. Those of deleted and reloaded sections are dropped.
    func after(_ mapping: BatchMapping) -> ExtraRows {
        var paths: [RowPath] = []
        for (section, extra) in rows {
            guard let new = mapping.sections[section], !mapping.isReloaded(section: section) else { continue }
            for (index, row) in extra.enumerated() {
                let last = (0..<row - index).last { mapping.stays(RowPath(section, $0)) }
                let start = last.flatMap { mapping.path(RowPath(section, $0)) }.map { $0.row + 1 } ?? 0
                paths.append(RowPath(new, start + index))
            }
        }
        return ExtraRows(paths)
    }

    /// Returns a batch of updates to the data source's rows as updates to the shown rows.
    ///
    /// - Parameter after: The extra rows after the updates.
    func shown(_ updates: [BatchUpdate], after: ExtraRows) -> [BatchUpdate] {
        updates.map { update in
            switch update {
            case .deleteRow(let path): .deleteRow(shown(path))
            case .insertRow(let path): .insertRow(after.shown(path))
            case .reloadRow(let path): .reloadRow(shown(path))
            case .moveRow(let from, to: let to): .moveRow(shown(from), to: after.shown(to))
            case .deleteSection, .insertSection, .reloadSection, .moveSection: update
            }
        }
    }
}
