/// A row whose position is kept up to date when the list changes. It is retained by the object that follows the row,
/// for example the scroll anchor, a touch, an open row, a menu or the selection.
@MainActor
final class FollowedRow {
    /// The row's current position. It becomes `nil` if the row is removed or the list is reloaded. Unless
    /// `outlivesReloads` is `true`, it also becomes `nil` if the row or its section is reloaded.
    private(set) var path: RowPath?
    /// Whether the row is still followed after the row or its section is reloaded.
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

    fileprivate func removePath() { path = nil }
}

/// A list's followed rows. From time to time, the rows that no other object retains are dropped.
@MainActor
struct FollowedRows {
    private var rows: [FollowedRow] = []
    /// When the number of rows reaches this limit, the rows that no other object retains are dropped.
    private var limit = 16

    var count: Int { rows.count }

    /// Starts following a row.
    ///
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

    /// Updates the position of every row after a batch of updates. `counts` are the row counts after the batch.
    func carryOver(_ mapping: BatchMapping, _ counts: [Int]) {
        for row in rows { row.follow(mapping, counts) }
    }

    /// Sets the positions of all rows to `nil`, because the list was reloaded.
    mutating func removeAllPaths() {
        for row in rows { row.removePath() }
        rows = []
    }
}
