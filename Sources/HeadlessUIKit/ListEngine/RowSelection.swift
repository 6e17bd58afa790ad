/// The rows that are selected, in the order of their selection.
struct RowSelection {
    /// What was deselected leaves a gap.
    private var rows: [RowPath?] = []
    private var places: [RowPath: Int] = [:]

    var isEmpty: Bool { places.isEmpty }

    /// - Complexity: O(selected rows).
    var paths: [RowPath] { rows.compactMap { $0 } }

    /// The row that was selected first.
    var first: RowPath? {
        for row in rows where row != nil { return row }
        return nil
    }

    /// - Complexity: O(1).
    func contains(_ path: RowPath) -> Bool { places[path] != nil }

    /// - Complexity: O(1), amortized.
    mutating func insert(_ path: RowPath) {
        guard places[path] == nil else { return }
        places[path] = rows.count
        rows.append(path)
    }

    /// - Complexity: O(1), amortized.
    mutating func remove(_ path: RowPath) {
        guard let place = places.removeValue(forKey: path) else { return }
        rows[place] = nil
        if 2 * places.count < rows.count { select(paths) }
    }

    /// Takes every row to where a batch of updates takes it. A row that is reloaded is selected no longer.
    mutating func carryOver(_ mapping: BatchMapping) {
        if !isEmpty { select(paths.compactMap { mapping.isReloaded($0) ? nil : mapping.path($0) }) }
    }

    private mutating func select(_ paths: [RowPath]) {
        self = RowSelection()
        for path in paths { insert(path) }
    }
}
