/// The pairs of elements with the same identity in two lists, and the changes to their positions.
@usableFromInline
struct Pairing {
    /// The runs of elements that keep their order. The positions of the runs are in ascending order in both lists.
    @usableFromInline var runs: [ListRun] = []
    /// The moved elements, in ascending order of their target positions.
    @usableFromInline var moves: [ListMove<Int>] = []
    /// The positions of source elements that are not in the target, in ascending order.
    @usableFromInline var deletes: [Int] = []
    /// The positions of target elements that are not in the source, in ascending order.
    @usableFromInline var inserts: [Int] = []

    @inlinable
    init() {}

    /// Appends a run of elements that keep their order, unless the run is empty.
    @inlinable
    mutating func keep(_ run: ListRun) {
        if run.count > 0 { runs.append(run) }
    }

    /// Returns the source position for each target element, or -1 for an inserted element.
    @usableFromInline
    func sources(count: Int) -> [Int] {
        var sources = [Int](repeating: -1, count: count)
        for run in runs {
            for offset in 0..<run.count { sources[run.target + offset] = run.source + offset }
        }
        for move in moves { sources[move.target] = move.source }
        return sources
    }

    /// The number of elements that are deleted, inserted or moved.
    @usableFromInline
    var changeCount: Int { deletes.count + inserts.count + moves.count }
}

extension Pairing {
    /// Adds the pairs in one part of the two lists, so that as many elements as possible keep their order. The
    /// arguments contain the partners of the part's source elements (`targets`) and of its target elements (`sources`),
    /// where -1 indicates an element without a partner.
    ///
    /// - Complexity: O(*n* + *m* + *k* log *k*), where *n* and *m* are the numbers of source and target elements in the
    ///   part, and *k* is the number of elements that are out of order.
    @usableFromInline
    mutating func add(
        _ targets: UnsafeMutableBufferPointer<Int32>, _ sources: UnsafeMutableBufferPointer<Int32>, from start: Int
    ) {
        for position in targets.indices where targets[position] < 0 { deletes.append(start + position) }
        let moved = positionsOutsideLongestIncreasingSubsequence(of: UnsafeBufferPointer(sources))
        moves.reserveCapacity(moved.count)
        var run = ListRun(source: 0, target: 0, count: 0)
        for position in sources.indices {
            let (from, to) = (start + Int(sources[position]), start + position)
            if from < start {
                inserts.append(to)
            } else if moves.count < moved.count, moved[moves.count] == position {
                moves.append(ListMove(source: from, target: to))
            } else if run.source + run.count == from, run.target + run.count == to {
                run.count += 1
            } else {
                keep(run)
                run = ListRun(source: from, target: to, count: 1)
            }
        }
        keep(run)
    }
}
