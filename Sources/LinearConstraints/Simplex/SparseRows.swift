/// A coefficient that is not zero, and whose it is.
struct Entry: Sendable {
    let slot: Int
    let coefficient: Double
}

/// Rows of coefficients, of which most are zero, one after the other.
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

    /// Where the entries of a row are.
    subscript(row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

    /// The columns as rows.
    func transposed() -> SparseRows {
        let count = starts.count - 1
        var columns = SparseRows()
        columns.entries = Array(repeating: Entry(slot: 0, coefficient: 0), count: entries.count)
        // While it is filled, a column starts where its next entry goes.
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
