/// The heights of a section's rows, in points: an estimate for all, and what became known of some.
///
/// Rows whose height is the estimate need no storage, so that a million rows cost no more than ten. Others are kept in
/// blocks, made when first needed.
struct RowHeights {
    let count: Int
    let estimate: Double
    private var blocks: [Int: [Double]] = [:]
    /// By how much each block's rows are higher than estimated.
    private var excess: FenwickTree?

    private static let blockSize = 64

    init(count: Int, estimate: Double) {
        self.count = count
        self.estimate = max(0, estimate)
    }

    /// - Complexity: O(log rows), O(1) while all heights are the estimate.
    var total: Double { top(of: count) }

    /// - Complexity: O(1).
    func height(of row: Int) -> Double {
        blocks[row / Self.blockSize]?[row % Self.blockSize] ?? estimate
    }

    /// How far below the first row's top a row begins.
    ///
    /// - Complexity: O(log rows), O(1) while all heights are the estimate.
    func top(of row: Int) -> Double {
        guard let excess else { return Double(row) * estimate }
        let block = row / Self.blockSize
        let first = block * Self.blockSize
        var top = Double(first) * estimate + excess.sum(first: block)
        if let heights = blocks[block] {
            top += heights[..<(row - first)].reduce(0, +)
        } else {
            top += Double(row - first) * estimate
        }
        return top
    }

    /// The row at a distance below the first row's top: the last one that begins at or above it.
    ///
    /// - Complexity: O(log² rows), O(1) while all heights are the estimate.
    func row(at y: Double) -> Int {
        guard count > 0, y > 0 else { return 0 }
        if excess == nil { return estimate > 0 ? min(Int(y / estimate), count - 1) : 0 }
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if top(of: middle) <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Keeps a row's height.
    ///
    /// - Returns: By how much the section grows.
    /// - Complexity: O(log rows); O(rows / 64) for the first height that is not the estimate.
    mutating func setHeight(_ height: Double, of row: Int) -> Double {
        let difference = height - self.height(of: row)
        guard difference != 0 else { return 0 }
        let block = row / Self.blockSize
        if excess == nil { excess = FenwickTree(zeros: count / Self.blockSize + 1) }
        blocks[block, default: Array(repeating: estimate, count: Self.blockSize)][row % Self.blockSize] = height
        excess?.add(difference, at: block)
        return difference
    }
}
