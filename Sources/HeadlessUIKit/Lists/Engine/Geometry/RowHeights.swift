/// The heights of a section's rows, in points: an estimate for all, and what became known of some.
///
/// Rows of which nothing is known need no storage, so that a million rows cost no more than ten. Others are kept in blocks, made
/// when first needed.
struct RowHeights {
    let count: Int
    let estimate: Double
    /// The known heights of each block's rows; what is no number is not known.
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
    func height(of row: Int) -> Double { known(row) ?? estimate }

    /// A row's height, if it became known to be another than the estimate.
    ///
    /// - Complexity: O(1).
    func known(_ row: Int) -> Double? {
        guard let height = blocks[row / Self.blockSize]?[row % Self.blockSize], !height.isNaN else { return nil }
        return height
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
            for height in heights[..<(row - first)] { top += height.isNaN ? estimate : height }
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
        // One that is as estimated needs no storage.
        if height == self.height(of: row) { return 0 }
        return keep(CollectionOfOne(height), from: row % Self.blockSize, in: row / Self.blockSize)
    }

    /// Keeps what other rows, which are here from a row on, are known to be high.
    ///
    /// - Returns: By how much the section grows.
    /// - Complexity: O(known heights + log rows); O(1) if all rows are the same.
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
        // They may lie in two blocks here.
        while !known.isEmpty {
            let (target, offset) = (start + known.lowerBound - rows.lowerBound).quotientAndRemainder(
                dividingBy: Self.blockSize)
            let end = min(known.upperBound, known.lowerBound + Self.blockSize - offset)
            growth += keep(heights[known.lowerBound - first..<end - first], from: offset, in: target)
            known = end..<known.upperBound
        }
        return growth
    }

    /// Keeps those of successive heights of a block that are numbers.
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
