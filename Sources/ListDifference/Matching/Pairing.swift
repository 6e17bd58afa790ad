/// Which element of one list is which of the other, and which of them change places.
@usableFromInline
struct Pairing {
    /// The elements that keep their order, ascending in both lists.
    @usableFromInline var runs: [ListRun] = []
    /// The elements that change places, by ascending target position.
    @usableFromInline var moves: [ListMove<Int>] = []
    /// The positions of source elements that are nowhere in the target, ascending.
    @usableFromInline var deletes: [Int] = []
    /// The positions of target elements that are nowhere in the source, ascending.
    @usableFromInline var inserts: [Int] = []

    @inlinable
    init() {}

    /// Adds elements that keep their order, behind those that are there.
    @inlinable
    mutating func keep(_ run: ListRun) {
        if run.count > 0 { runs.append(run) }
    }

    /// For each target element the source element that is the same, or -1.
    @usableFromInline
    func sources(count: Int) -> [Int] {
        var sources = [Int](repeating: -1, count: count)
        for run in runs {
            for offset in 0..<run.count { sources[run.target + offset] = run.source + offset }
        }
        for move in moves { sources[move.to] = move.from }
        return sources
    }

    /// How many elements go, come or change places.
    @usableFromInline
    var changeCount: Int { deletes.count + inserts.count + moves.count }
}

extension Pairing {
    /// Adds a part of two lists from the partners of its source and of its target elements, -1 for none: as many as
    /// possible keep their order.
    ///
    /// - Complexity: O(*n* + *m* + *k* log *k*), where *k* is how many elements are out of order.
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
                moves.append(ListMove(from: from, to: to))
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
