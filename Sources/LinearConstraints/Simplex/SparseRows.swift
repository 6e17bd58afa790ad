/// A nonzero coefficient and the slot of the unknown that it applies to.
struct Entry: Sendable {
    let slot: Int
    let coefficient: Double
}

/// A sparse matrix of coefficients, stored row by row.
struct SparseRows: Sendable {
    private(set) var entries: [Entry] = []
    private var starts = [0]

    init() {}

    init(_ rows: [[Entry]]) {
        starts.reserveCapacity(rows.count + 1)
        for row in rows {
            entries += row
            starts.append(entries.count)
        }
    }

    /// The range of a row's entries in `entries`.
    subscript(row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

    /// Returns the transposed matrix.
    func transposed() -> SparseRows {
        let count = starts.count - 1
        var columns = SparseRows()
        columns.entries = Array(repeating: Entry(slot: 0, coefficient: 0), count: entries.count)
        // While the matrix is being filled, `starts` contains the index of the next entry for each column.
        columns.starts = Array(repeating: 0, count: count + 2)
        for entry in entries { columns.starts[entry.slot + 2] += 1 }
        for column in 0..<count { columns.starts[column + 2] += columns.starts[column + 1] }
        for row in 0..<count {
            for index in self[row] {
                let column = entries[index].slot
                columns.entries[columns.starts[column + 1]] = Entry(slot: row, coefficient: entries[index].coefficient)
                columns.starts[column + 1] += 1
            }
        }
        columns.starts.removeLast()
        return columns
    }
}
