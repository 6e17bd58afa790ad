/// Returns the positions of all values that are not in a longest increasing subsequence, in ascending order. Negative
/// values are ignored. The other values must be distinct.
///
/// Uses patience sorting. The search for a pile starts at the last pile, because most values belong there if the list
/// keeps most of its order.
///
/// - Complexity: O(*k* log *d*), where *k* is the number of values and *d* is the distance from the last pile to a
///   value's pile; O(*k*) if the values are already in order.
func positionsOutsideLongestIncreasingSubsequence(of values: UnsafeBufferPointer<Int32>) -> [Int] {
    guard !isAscending(values) else { return [] }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: values.count * 3) { scratch in
        let previous = UnsafeMutableBufferPointer(rebasing: scratch[..<values.count])
        let pileTop = UnsafeMutableBufferPointer(rebasing: scratch[values.count..<values.count * 2])
        let pileValue = UnsafeMutableBufferPointer(rebasing: scratch[(values.count * 2)...])
        previous.initialize(repeating: -1)
        var piles = 0
        for position in values.indices where values[position] >= 0 {
            let value = values[position]
            let pile = firstPile(above: value, in: pileValue, piles)
            if pile == piles { piles += 1 }
            pileValue.initializeElement(at: pile, to: value)
            pileTop.initializeElement(at: pile, to: Int32(truncatingIfNeeded: position))
            if pile > 0 { previous[position] = pileTop[pile - 1] }
        }
        return left(out: values, previous, last: pileTop[piles - 1])
    }
}

private func isAscending(_ values: UnsafeBufferPointer<Int32>) -> Bool {
    var last: Int32 = -1
    for value in values where value >= 0 {
        if value < last { return false }
        last = value
    }
    return true
}

/// Returns the first pile whose value is greater than the given value. The search goes backward from the last pile and
/// doubles its step size each time.
private func firstPile(above value: Int32, in piles: UnsafeMutableBufferPointer<Int32>, _ count: Int) -> Int {
    var high = count
    var step = 1
    var low = count - 1
    while low >= 0, piles[low] > value {
        high = low
        low -= step
        step *= 2
    }
    low = max(low, -1) + 1
    while low < high {
        let middle = (low + high) / 2
        if piles[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
}

/// Traces the subsequence back from its last position, and returns the positions that are not in the subsequence.
private func left(
    out values: UnsafeBufferPointer<Int32>, _ previous: UnsafeMutableBufferPointer<Int32>, last: Int32
) -> [Int] {
    var outside: [Int] = []
    var kept = Int(last)
    for position in values.indices.reversed() where values[position] >= 0 {
        if position == kept {
            kept = Int(previous[position])
        } else {
            outside.append(position)
        }
    }
    outside.reverse()
    return outside
}
