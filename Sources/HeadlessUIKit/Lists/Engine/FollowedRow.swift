/// A row that is followed through changes by whoever keeps this: the scroll, a finger, an open row, a menu, the selection.
@MainActor
final class FollowedRow {
    /// Where the row is now; `nil`: it has gone, or the list was reloaded.
    private(set) var path: RowPath?
    /// Whether a row is still the same once it, or its section, was reloaded.
    private let outlivesReloads: Bool

    fileprivate init(_ path: RowPath, outlivesReloads: Bool) {
        self.path = path
        self.outlivesReloads = outlivesReloads
    }

    fileprivate func follow(_ mapping: BatchMapping, _ counts: [Int]) {
        guard let old = path else { return }
        if outlivesReloads {
            path = mapping.isReloaded(section: old.section) ? mapping.inReloadedSection(old, counts) : mapping.path(old)
        } else {
            path = mapping.isReloaded(old) ? nil : mapping.path(old)
        }
    }

    fileprivate func lose() { path = nil }
}

/// The rows of a list that are followed. Those that nobody else keeps any longer are dropped.
@MainActor
struct FollowedRows {
    private var rows: [FollowedRow] = []
    /// At how many rows those that nobody else keeps are dropped.
    private var limit = 16

    var count: Int { rows.count }

    /// - Complexity: O(1), amortized.
    mutating func follow(_ path: RowPath, outlivesReloads: Bool) -> FollowedRow {
        if rows.count >= limit {
            var kept: [FollowedRow] = []
            for index in rows.indices where !isKnownUniquelyReferenced(&rows[index]) { kept.append(rows[index]) }
            rows = kept
            limit = max(16, 2 * rows.count)
        }
        let row = FollowedRow(path, outlivesReloads: outlivesReloads)
        rows.append(row)
        return row
    }

    /// Carries every row over to where a batch of updates takes it, of which the counts after it are known.
    func carryOver(_ mapping: BatchMapping, _ counts: [Int]) {
        for row in rows { row.follow(mapping, counts) }
    }

    /// The list was reloaded: no row is known any longer.
    mutating func loseAll() {
        for row in rows { row.lose() }
        rows = []
    }
}
