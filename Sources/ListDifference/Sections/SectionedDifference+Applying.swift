extension SectionedDifference {
    /// Returns the result of applying the change to a list of sections that has as many sections as the source, and as
    /// many rows in each section.
    ///
    /// Unchanged sections and rows are taken from the given list, in their new order; inserted and updated sections and
    /// rows are taken from the target. Returns `nil` if the number of sections, or the number of rows in a section,
    /// differs from the source.
    ///
    /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of sections and rows before and after the change.
    public func applying(to list: [Section]) -> [Section]? {
        guard list.map(\.rows.count) == source.map(\.rows.count) else { return nil }
        var positions = stayingRows()
        for move in moves { positions[move.target.section].rows[move.target.row] = move.source }
        var result = target
        for (section, staying) in positions.enumerated() {
            guard let old = staying.source else { continue }
            result[section].model = list[old].model
            for (row, position) in staying.rows.enumerated() {
                guard let position else { continue }
                result[section].rows[row] = list[position.section].rows[position.row]
            }
        }
        for update in sectionUpdates { result[update.target].model = target[update.target].model }
        for update in updates {
            result[update.target.section].rows[update.target.row] =
                target[update.target.section].rows[
                    update.target.row]
        }
        return result
    }

    /// Returns the source section of each target section, and the old positions of the section's rows. The source
    /// section is `nil` if the section was inserted. The old position is `nil` for a row that was inserted or moved.
    private func stayingRows() -> [(source: Int?, rows: [RowPosition?])] {
        let sections = sourcePositions(
            before: source.count, after: target.count, deletes: sectionDeletes, inserts: sectionInserts,
            moves: sectionMoves)
        var taken = source.map { [Bool](repeating: false, count: $0.rows.count) }
        for row in deletes { taken[row.section][row.row] = true }
        for move in moves { taken[move.source.section][move.source.row] = true }
        var placed = target.map { [Bool](repeating: false, count: $0.rows.count) }
        for row in inserts { placed[row.section][row.row] = true }
        for move in moves { placed[move.target.section][move.target.row] = true }
        return sections.enumerated().map { section, old in
            guard old >= 0 else { return (nil, []) }
            var rest = taken[old].indices.lazy.filter { !taken[old][$0] }.makeIterator()
            let rows = placed[section].map { isPlaced in
                isPlaced ? nil : rest.next().map { RowPosition(section: old, row: $0) }
            }
            return (old, rows)
        }
    }
}
