/// Linear forms: each row's unknown, as a sum of multiples of the columns' unknowns.
///
/// The rows hold no constants, as a constraint's constant is the target of its unknown. Most coefficients are zero.
struct Tableau {
    /// The unknown of each row: it follows from the columns' (a *basic* unknown).
    private(set) var rows: [Int] = []
    /// The unknown of each column.
    private(set) var columns: [Int] = []
    /// The coefficients, row by row.
    private(set) var coefficients: [Double] = []
    /// How many columns a row has room for. It is no power of 2, for which caches are slow.
    private var width = 0

    /// A coefficient that is not zero, and where it is in a row or in a column.
    struct Entry {
        let index: Int
        let coefficient: Double
    }

    subscript(row: Int, column: Int) -> Double { coefficients[row * width + column] }

    func start(ofRow row: Int) -> Int { row * width }

    func entries(ofRow row: Int) -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(columns.count)
        for column in columns.indices where self[row, column] != 0 {
            entries.append(Entry(index: column, coefficient: self[row, column]))
        }
        return entries
    }

    func entries(ofColumn column: Int) -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(rows.count)
        for row in rows.indices where self[row, column] != 0 {
            entries.append(Entry(index: row, coefficient: self[row, column]))
        }
        return entries
    }

    // MARK: Rows and columns

    mutating func appendColumn(_ unknown: Int) {
        if columns.count == width { widen() }
        columns.append(unknown)
    }

    /// Removes a column that no row names; the last takes its place.
    mutating func removeColumn(_ column: Int) {
        let last = columns.count - 1
        for row in rows.indices {
            coefficients[row * width + column] = self[row, last]
            coefficients[row * width + last] = 0
        }
        columns.swapAt(column, last)
        columns.removeLast()
    }

    /// Appends a row of zeros.
    mutating func appendRow(_ unknown: Int) {
        rows.append(unknown)
        coefficients.append(contentsOf: repeatElement(0, count: width))
    }

    /// Removes a row; the last takes its place.
    mutating func removeRow(_ row: Int) {
        let last = rows.count - 1
        for column in columns.indices { coefficients[row * width + column] = self[last, column] }
        rows.swapAt(row, last)
        rows.removeLast()
        coefficients.removeLast(width)
    }

    /// Adds a multiple of a column's unknown to a row.
    mutating func add(_ factor: Double, column: Int, to row: Int) {
        Self.add(factor, to: &coefficients[row * width + column])
    }

    /// Adds a multiple of a row to another one.
    mutating func add(_ factor: Double, row source: Int, to row: Int) {
        for entry in entries(ofRow: source) { add(factor * entry.coefficient, column: entry.index, to: row) }
    }

    // MARK: Pivots

    /// Exchanges a row's unknown with a column's, whose coefficient in the row is not zero.
    ///
    /// - Parameter entries: The column's.
    /// - Returns: The entries of the entering unknown's row.
    mutating func pivot(row: Int, column: Int, _ entries: [Entry]) -> [Entry] {
        let inverse = 1 / self[row, column]
        let form = self.entries(ofRow: row).map {
            Entry(index: $0.index, coefficient: $0.index == column ? inverse : -$0.coefficient * inverse)
        }
        for entry in form { coefficients[row * width + entry.index] = entry.coefficient }
        for entry in entries where entry.index != row {
            Self.substitute(form, for: column, in: &coefficients, from: entry.index * width)
        }
        swap(&rows[row], &columns[column])
        return form
    }

    /// Replaces a column's unknown by the form that a pivot gave it, in the row that starts at a position.
    static func substitute(_ form: [Entry], for column: Int, in row: inout [Double], from start: Int) {
        let factor = row[start + column]
        guard factor != 0 else { return }
        row[start + column] = 0
        for entry in form { add(factor * entry.coefficient, to: &row[start + entry.index]) }
    }

    /// A sum of which only rounding is left is zero.
    static func add(_ amount: Double, to coefficient: inout Double) {
        let sum = coefficient + amount
        coefficient = abs(sum) <= abs(amount) * 1e-12 ? 0 : sum
    }

    private mutating func widen() {
        let wider = width + width / 2 + 9
        var copy = [Double](repeating: 0, count: rows.count * wider)
        for row in rows.indices {
            for column in columns.indices { copy[row * wider + column] = self[row, column] }
        }
        (coefficients, width) = (copy, wider)
    }
}
