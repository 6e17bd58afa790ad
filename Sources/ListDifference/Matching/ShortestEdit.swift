/// Finds the shortest sequence of deletes and inserts between two lists by comparing elements, if the sequence is
/// short.
///
/// Implements Myers' greedy algorithm ("An O(ND) Difference Algorithm and Its Variations", 1986). The kept elements are
/// a longest common subsequence, so no other pairing of duplicates keeps more elements in order. The algorithm stops
/// without a result as soon as it would cost more than hashing.
@usableFromInline
struct ShortestEdit<Matching: ElementMatching> {
    @usableFromInline typealias Elements = UnsafeBufferPointer<Borrowed<Matching.Element>>

    @usableFromInline let source: Elements
    @usableFromInline let target: Elements
    @usableFromInline let matching: Matching
    /// The furthest source position reached on each diagonal, or -1 for a diagonal outside the lists. The buffer
    /// contains one row of positions for each number of edits. The row for *d* edits contains *d* + 1 diagonals.
    @usableFromInline let reached: UnsafeMutableBufferPointer<Int32>

    @inlinable
    init(
        _ source: Elements, _ target: Elements, _ matching: Matching, _ reached: UnsafeMutableBufferPointer<Int32>
    ) {
        self.source = source
        self.target = target
        self.matching = matching
        self.reached = reached
    }

    /// Returns the runs of elements that two lists have in common, or `nil` if there are too many edits.
    ///
    /// - Complexity: O(*n* + *m* + *e*²) comparisons, where *n* and *m* are the numbers of source and target elements
    ///   and *e* is the number of edits. The search is abandoned after at most about 5 (*n* + *m*) comparisons or, for
    ///   short lists, 2 (*n* + *m*) + 4,096.
    @inlinable
    static func runs(_ source: Elements, _ target: Elements, _ matching: Matching) -> [ListRun]? {
        var limit = 64
        while limit * limit < 2 * (source.count + target.count) { limit += limit / 4 }
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: (limit + 1) * (limit + 2) / 2) {
            ShortestEdit(source, target, matching, $0).runs(limit)
        }
    }

    @inlinable
    func runs(_ limit: Int) -> [ListRun]? {
        let all = source.count + target.count
        var comparisons = 2 * all + limit * limit
        for edits in 0...limit {
            let row = edits * (edits + 1) / 2
            var furthest = 0
            for index in 0...edits {
                let first = start(edits, index)
                let diagonal = 2 * index - edits
                var from = first
                if first >= 0 {
                    while from < source.count, from - diagonal < target.count,
                        matching.isSame(source[from], target[from - diagonal])
                    { from += 1 }
                    comparisons -= from - first + 1
                    furthest = max(furthest, 2 * from - diagonal)
                }
                reached.initializeElement(at: row + index, to: Int32(truncatingIfNeeded: from))
                if furthest == all { return walkBack(edits, index) }
            }
            // The search is unlikely to succeed if it has covered less than three quarters of the distance that it
            // would have covered by now if the edits were distributed evenly.
            let isLate = edits >= 32 && edits & (edits - 1) == 0 && furthest * limit * 4 < edits * all * 3
            if comparisons < 0 || isLate { return nil }
        }
        return nil
    }

    /// Returns the source position at which a diagonal starts, before the search advances past equal elements.
    ///
    /// The start is the position after a delete on the diagonal below or the position after an insert on the diagonal
    /// above, whichever is further. It is -1 if both positions are outside the lists.
    @inlinable
    @inline(__always)
    func start(_ edits: Int, _ index: Int) -> Int {
        guard edits > 0 else { return 0 }
        let row = edits * (edits - 1) / 2
        let deleted = index > 0 ? Int(reached[row + index - 1]) : -1
        let inserted = index < edits ? Int(reached[row + index]) : -1
        let afterDelete = deleted >= 0 && deleted < source.count ? deleted + 1 : -1
        let afterInsert = inserted - (2 * index - edits) <= target.count ? inserted : -1
        return max(afterDelete, afterInsert)
    }

    /// Traces the edits from the end back to the start, and returns the runs.
    @inlinable
    func walkBack(_ edits: Int, _ index: Int) -> [ListRun] {
        var runs: [ListRun] = []
        var (edits, index) = (edits, index)
        while true {
            let first = start(edits, index)
            let row = edits * (edits + 1) / 2
            let count = Int(reached[row + index]) - first
            if count > 0 { runs.append(ListRun(source: first, target: first - (2 * index - edits), count: count)) }
            if edits == 0 { break }
            edits -= 1
            let isInsert = index <= edits && Int(reached[row - edits - 1 + index]) == first
            if !isInsert { index -= 1 }
        }
        runs.reverse()
        return runs
    }
}
