/// A nonzero coefficient and the slot of the unknown that it applies to.
struct Entry: Sendable {
    let slot: Int
    let coefficient: Double
}

/// A sparse matrix of coefficients, stored row by row.
///
/// A row that grows moves to the end of the entries, with space for as many entries again.
struct SparseRows: Sendable {
    private(set) var entries: [Entry] = []
    private var rows: [Row] = []

    private struct Row {
        var start = 0
        var count = 0
        var capacity = 0
    }

    init() {}

    init(_ rows: [[Entry]]) {
        self.rows.reserveCapacity(rows.count)
        for row in rows { appendRow(row) }
    }

    /// The range of a row's entries in `entries`.
    subscript(row: Int) -> Range<Int> { rows[row].start..<rows[row].start + rows[row].count }

    mutating func appendRow(_ row: [Entry] = []) {
        rows.append(Row(start: entries.count, count: row.count, capacity: row.count))
        entries += row
    }

    mutating func append(_ entry: Entry, to row: Int) {
        if rows[row].count == rows[row].capacity {
            let old = self[row]
            rows[row].start = entries.count
            rows[row].capacity = max(4, 2 * old.count)
            for index in old { entries.append(entries[index]) }
            for _ in old.count..<rows[row].capacity { entries.append(entry) }
        }
        entries[rows[row].start + rows[row].count] = entry
        rows[row].count += 1
    }

    /// Returns the transposed matrix.
    func transposed() -> SparseRows {
        var columns = SparseRows()
        columns.rows = Array(repeating: Row(), count: rows.count)
        for row in rows.indices {
            for index in self[row] { columns.rows[entries[index].slot].capacity += 1 }
        }
        var start = 0
        for column in columns.rows.indices {
            columns.rows[column].start = start
            start += columns.rows[column].capacity
        }
        columns.entries = Array(repeating: Entry(slot: 0, coefficient: 0), count: start)
        for row in rows.indices {
            for index in self[row] {
                let column = entries[index].slot
                columns.entries[columns.rows[column].start + columns.rows[column].count] = Entry(
                    slot: row, coefficient: entries[index].coefficient)
                columns.rows[column].count += 1
            }
        }
        return columns
    }
}
