/// The heights of a section's rows, in points: an estimate for all rows, and the known heights of some.
///
/// Rows without a known height need no storage, so a million rows need no more memory than ten. Known heights are
/// stored in blocks, which are created on demand. In the complexities below, *n* is the number of rows.
struct RowHeights {
    let count: Int
    let estimate: Double
    /// The known heights of each block's rows; NaN means unknown.
    private var blocks: [Int: [Double]] = [:]
    /// For each block, the difference between the total height of the block's rows and the sum of their estimates.
    private var excess: FenwickTree?

    private static let blockSize = 64

    init(count: Int, estimate: Double) {
        self.count = count
        self.estimate = max(0, estimate)
    }

    /// The total height of all rows.
    ///
    /// - Complexity: O(log *n*); O(1) as long as all heights equal the estimate.
    var total: Double { top(of: count) }

    /// Returns a row's known or estimated height.
    ///
    /// - Complexity: O(1).
    func height(of row: Int) -> Double { known(row) ?? estimate }

    /// Returns the height stored for a row; `nil` if the estimate applies.
    ///
    /// - Complexity: O(1).
    func known(_ row: Int) -> Double? {
        guard let height = blocks[row / Self.blockSize]?[row % Self.blockSize], !height.isNaN else { return nil }
        return height
    }

    /// Returns the distance of a row's top from the first row's top.
    ///
    /// - Complexity: O(log *n*); O(1) as long as all heights equal the estimate.
    func top(of row: Int) -> Double {
        guard let excess else { return Double(row) * estimate }
        let block = row / Self.blockSize
        let first = block * Self.blockSize
        var top = Double(first) * estimate + excess.sum(first: block)
        if let heights = blocks[block] {
            for height in heights[..<(row - first)] { top += height.isNaN ? estimate : height }
        } else {
            top += Double(row - first) * estimate
        }
        return top
    }

    /// Returns the row at a position below the first row's top: the last row whose top is at or above that position.
    ///
    /// - Complexity: O(log² *n*); O(1) as long as all heights equal the estimate.
    func row(at y: Double) -> Int {
        guard count > 0, y > 0 else { return 0 }
        // The quotient is limited before the conversion, because an app can scroll to any position.
        if excess == nil { return estimate > 0 ? Int(min(y / estimate, Double(count - 1))) : 0 }
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if top(of: middle) <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Stores a row's height.
    ///
    /// - Returns: The change in the section's height.
    /// - Complexity: O(log *n*); O(*n* / 64) for the first height that differs from the estimate.
    mutating func setHeight(_ height: Double, of row: Int) -> Double {
        // A height that has not changed needs no storage.
        if height == self.height(of: row) { return 0 }
        return keep(CollectionOfOne(height), from: row % Self.blockSize, in: row / Self.blockSize)
    }

    /// Copies the known heights of a range of rows from `old`. The first of these rows is now row `start`.
    ///
    /// - Returns: The change in the section's height.
    /// - Complexity: O(*n* / 64 + *k* log *n*), where *k* is the number of known heights; O(log *n*) if all rows keep
    ///   their positions and no new height is known yet.
    mutating func keep(_ rows: Range<Int>, of old: RowHeights, from start: Int) -> Double {
        if blocks.isEmpty, start == 0, rows == 0..<count, count == old.count, estimate == old.estimate {
            let growth = old.total - total
            self = old
            return growth
        }
        guard !rows.isEmpty, !old.blocks.isEmpty else { return 0 }
        let touched = rows.lowerBound / Self.blockSize...(rows.upperBound - 1) / Self.blockSize
        var growth = 0.0
        if touched.count < old.blocks.count {
            for block in touched { growth += keep(rows, of: old, block, from: start) }
        } else {
            for block in old.blocks.keys { growth += keep(rows, of: old, block, from: start) }
        }
        return growth
    }

    private mutating func keep(_ rows: Range<Int>, of old: RowHeights, _ block: Int, from start: Int) -> Double {
        guard let heights = old.blocks[block] else { return 0 }
        let first = block * Self.blockSize
        var known = rows.clamped(to: first..<first + Self.blockSize)
        var growth = 0.0
        // The rows of an old block may belong to two new blocks.
        while !known.isEmpty {
            let (target, offset) = (start + known.lowerBound - rows.lowerBound).quotientAndRemainder(
                dividingBy: Self.blockSize)
            let end = min(known.upperBound, known.lowerBound + Self.blockSize - offset)
            growth += keep(heights[known.lowerBound - first..<end - first], from: offset, in: target)
            known = end..<known.upperBound
        }
        return growth
    }

    /// Stores consecutive heights in a block, skipping NaN.
    private mutating func keep(_ heights: some Collection<Double>, from offset: Int, in block: Int) -> Double {
        if excess == nil { excess = FenwickTree(zeros: count / Self.blockSize + 1) }
        var growth = 0.0
        var known = blocks.removeValue(forKey: block) ?? Array(repeating: .nan, count: Self.blockSize)
        for (row, height) in zip(offset..., heights) where !height.isNaN {
            growth += height - (known[row].isNaN ? estimate : known[row])
            known[row] = height
        }
        blocks[block] = known
        if growth != 0 { excess?.add(growth, at: block) }
        return growth
    }
}
