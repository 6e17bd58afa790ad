/// Linear forms: each row's unknown, as a sum of multiples of the columns' unknowns.
///
/// The rows hold no constants, as a constraint's constant is the target of its unknown. Most coefficients are zero.
struct Tableau {
    /// The unknown of each row: it follows from the columns' (a *basic* unknown).
    private(set) var rows: [Int] = []
    /// The unknown of each column.
    private(set) var columns: [Int] = []
    private var coefficients: [Double] = []
    /// How many columns a row has room for.
    private var stride = 0

    /// A coefficient that is not zero, of the row that the last pivot changed into the entering unknown's.
    struct Entry {
        let column: Int
        let coefficient: Double
    }

    subscript(row: Int, column: Int) -> Double { coefficients[row * stride + column] }

    // MARK: Rows and columns

    mutating func appendColumn(_ unknown: Int) {
        if columns.count == stride { widen() }
        columns.append(unknown)
    }

    /// Removes a column that no row names; the last takes its place.
    mutating func removeColumn(_ column: Int) {
        let last = columns.count - 1
        for start in Swift.stride(from: 0, to: coefficients.count, by: stride) {
            coefficients[start + column] = coefficients[start + last]
            coefficients[start + last] = 0
        }
        columns.swapAt(column, last)
        columns.removeLast()
    }

    /// Appends a row of zeros.
    mutating func appendRow(_ unknown: Int) {
        rows.append(unknown)
        coefficients.append(contentsOf: repeatElement(0, count: stride))
    }

    /// Removes a row; the last takes its place.
    mutating func removeRow(_ row: Int) {
        let last = rows.count - 1
        if row != last {
            for column in columns.indices { coefficients[row * stride + column] = coefficients[last * stride + column] }
        }
        rows.swapAt(row, last)
        rows.removeLast()
        coefficients.removeLast(stride)
    }

    /// Adds a multiple of a column's unknown to a row.
    mutating func add(_ factor: Double, column: Int, to row: Int) { coefficients[row * stride + column] += factor }

    /// Adds a multiple of a row to another one.
    mutating func add(_ factor: Double, row source: Int, to row: Int) {
        for column in columns.indices {
            let coefficient = coefficients[source * stride + column]
            if coefficient != 0 { Self.add(factor * coefficient, to: &coefficients[row * stride + column]) }
        }
    }

    // MARK: Pivots

    /// Exchanges a row's unknown with a column's, whose coefficient in the row is not zero.
    ///
    /// - Returns: The entering unknown's row.
    mutating func pivot(row: Int, column: Int) -> [Entry] {
        let start = row * stride
        let inverse = 1 / coefficients[start + column]
        var entries: [Entry] = []
        for other in columns.indices where coefficients[start + other] != 0 {
            let coefficient = other == column ? inverse : -coefficients[start + other] * inverse
            coefficients[start + other] = coefficient
            entries.append(Entry(column: other, coefficient: coefficient))
        }
        for other in rows.indices where other != row && coefficients[other * stride + column] != 0 {
            Self.substitute(entries, for: column, in: &coefficients, from: other * stride)
        }
        swap(&rows[row], &columns[column])
        return entries
    }

    /// Replaces a column's unknown by what a pivot said it is, in the form that starts at a position.
    static func substitute(_ entries: [Entry], for column: Int, in form: inout [Double], from start: Int = 0) {
        let factor = form[start + column]
        guard factor != 0 else { return }
        form[start + column] = 0
        for entry in entries { add(factor * entry.coefficient, to: &form[start + entry.column]) }
    }

    /// A sum of which only rounding is left is zero.
    static func add(_ amount: Double, to coefficient: inout Double) {
        let sum = coefficient + amount
        coefficient = abs(sum) <= abs(amount) * 1e-12 ? 0 : sum
    }

    private mutating func widen() {
        let wider = max(8, stride * 2)
        var copy = [Double](repeating: 0, count: rows.count * wider)
        for row in rows.indices {
            for column in columns.indices { copy[row * wider + column] = coefficients[row * stride + column] }
        }
        (coefficients, stride) = (copy, wider)
    }
}
