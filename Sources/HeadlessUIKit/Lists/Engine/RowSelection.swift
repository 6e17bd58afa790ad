/// The selected rows, in the order of selection.
struct RowSelection<Row: Hashable> {
    /// The selected rows, in the order of selection. A row that is deselected is replaced with `nil`.
    private var rows: [Row?] = []
    private var places: [Row: Int] = [:]

    var isEmpty: Bool { places.isEmpty }

    /// The selected rows, in the order of selection.
    ///
    /// - Complexity: O(*n*), where *n* is the number of selected rows.
    var all: [Row] { rows.compactMap { $0 } }

    /// The row that was selected first; `nil` if no row is selected.
    var first: Row? {
        for row in rows where row != nil { return row }
        return nil
    }

    /// Whether a row is selected.
    ///
    /// - Complexity: O(1).
    func contains(_ row: Row) -> Bool { places[row] != nil }

    /// Selects a row, if it is not selected yet.
    ///
    /// - Complexity: O(1), amortized.
    mutating func insert(_ row: Row) {
        guard places[row] == nil else { return }
        places[row] = rows.count
        rows.append(row)
    }

    /// Deselects a row.
    ///
    /// - Complexity: O(1), amortized.
    mutating func remove(_ row: Row) {
        guard let place = places.removeValue(forKey: row) else { return }
        rows[place] = nil
        if 2 * places.count < rows.count { replace(with: all) }
    }

    mutating func replace(with new: [Row]) {
        self = RowSelection()
        for row in new { insert(row) }
    }
}

extension RowSelection<RowPath> {
    /// Updates the rows' positions after a batch of updates. A reloaded row is deselected.
    mutating func carryOver(_ mapping: BatchMapping) {
        if !isEmpty { replace(with: all.compactMap { mapping.isReloaded($0) ? nil : mapping.path($0) }) }
    }
}
