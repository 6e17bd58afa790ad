/// Which element of one list is which of the other, by position.
///
/// The equal head and tail are only counted. What is left between them is spelled out, in positions that count from
/// the end of the head.
@usableFromInline
struct Pairing {
    /// How many elements at the start of both lists are the same.
    @usableFromInline let head: Int
    /// How many elements at the end of both lists are the same.
    @usableFromInline let tail: Int
    /// For each source element between head and tail, the target element that is the same, or -1.
    @usableFromInline var targets: [Int32]
    /// For each target element between head and tail, the source element that is the same, or -1.
    @usableFromInline var sources: [Int32]

    @usableFromInline
    init(head: Int, tail: Int, targets: [Int32], sources: [Int32]) {
        self.head = head
        self.tail = tail
        self.targets = targets
        self.sources = sources
    }

    /// The source element that is the same as a target element, or -1.
    func source(of position: Int) -> Int {
        guard position >= head else { return position }
        guard position - head < sources.count else { return position - sources.count + targets.count }
        let partner = sources[position - head]
        return partner < 0 ? -1 : head + Int(partner)
    }

    /// The positions of source elements that are nowhere in the target.
    var deletes: [Int] { Self.unpaired(targets, head) }

    /// The positions of target elements that are nowhere in the source.
    var inserts: [Int] { Self.unpaired(sources, head) }

    private static func unpaired(_ partners: [Int32], _ head: Int) -> [Int] {
        var positions: [Int] = []
        for (position, partner) in partners.enumerated() where partner < 0 { positions.append(head + position) }
        return positions
    }

    /// The fewest moves that bring the elements that stay into their new order, by ascending target position.
    var moves: [ListMove<Int>] {
        let moved = positionsOutsideLongestIncreasingSubsequence(of: sources)
        return moved.map { ListMove(from: head + Int(sources[$0]), to: head + $0) }
    }
}
