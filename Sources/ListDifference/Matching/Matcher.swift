/// Pairs elements with the same identity in two lists.
///
/// The matcher uses three methods, cheapest first. It finds the common prefix and suffix by comparing elements. If
/// there are few edits between the prefix and the suffix, it also finds the edits by comparing elements, and hashes
/// only the elements that are still unpaired. If there are many edits, it uses a table of identities.
@usableFromInline
struct Matcher<Matching: ElementMatching> {
    @usableFromInline typealias Elements = UnsafeBufferPointer<Borrowed<Matching.Element>>

    @usableFromInline let source: Elements
    @usableFromInline let target: Elements
    @usableFromInline let matching: Matching
    @usableFromInline var pairing = Pairing()

    @inlinable
    init(_ source: Elements, _ target: Elements, _ matching: Matching) {
        precondition(
            source.count < Int32.max && target.count < Int32.max, "a list has at most 2,147,483,646 elements")
        self.source = source
        self.target = target
        self.matching = matching
    }

    @inlinable
    static func pairing(
        _ source: [Matching.Element], _ target: [Matching.Element], _ matching: Matching
    ) -> Pairing {
        Borrowed.withElements(of: source) { source in
            Borrowed.withElements(of: target) { target in
                var matcher = Matcher(source, target, matching)
                matcher.pairAll()
                return matcher.pairing
            }
        }
    }

    /// Returns the pairing in which elements that share an identity are paired by occurrence: the first in the source
    /// with the first in the target, the second with the second, and so on.
    @inlinable
    static func pairingInOrder(
        _ source: [Matching.Element], _ target: [Matching.Element], _ matching: Matching
    ) -> Pairing {
        Borrowed.withElements(of: source) { source in
            Borrowed.withElements(of: target) { target in
                var matcher = Matcher(source, target, matching)
                matcher.pairByTable(from: 0, source.count, target.count)
                return matcher.pairing
            }
        }
    }

    @inlinable
    mutating func pairAll() {
        let shorter = min(source.count, target.count)
        var head = 0
        while head < shorter, matching.isSame(source[head], target[head]) { head += 1 }
        var tail = 0
        while tail < shorter - head,
            matching.isSame(source[source.count - 1 - tail], target[target.count - 1 - tail])
        { tail += 1 }
        let (old, new) = (source.count - head - tail, target.count - head - tail)
        pairing.keep(ListRun(source: 0, target: 0, count: head))
        if old == 0 || new == 0 {
            pairing.deletes = Array(head..<head + old)
            pairing.inserts = Array(head..<head + new)
        } else if !align(from: head, old, new) {
            pairByTable(from: head, old, new)
        }
        pairing.keep(ListRun(source: head + old, target: head + new, count: tail))
    }

    // MARK: Few edits

    /// Pairs the elements between the common prefix and suffix. Returns `false` if there are too many edits, or if
    /// contents are compared and two pairs with the same identity would cross.
    @inlinable
    mutating func align(from start: Int, _ old: Int, _ new: Int) -> Bool {
        let found = ShortestEdit.runs(
            source.extracting(start..<start + old), target.extracting(start..<start + new), matching)
        guard var runs = found else { return false }
        for index in runs.indices {
            runs[index].source += start
            runs[index].target += start
        }
        var (gone, come): ([Int], [Int]) = ([], [])
        var (from, to) = (start, start)
        for run in runs {
            gone += from..<run.source
            come += to..<run.target
            (from, to) = (run.source + run.count, run.target + run.count)
        }
        gone += from..<start + old
        come += to..<start + new
        let rest = pairRest(gone, come)
        if matching.hasContent, cross(rest.moves, runs) { return false }
        (pairing.moves, pairing.deletes, pairing.inserts) = rest
        for run in runs { pairing.keep(run) }
        return true
    }

    /// Pairs the source elements at the positions `gone` with the target elements at the positions `come`. Returns the
    /// pairs as moves, and the positions of elements without a partner as deletes and inserts. Duplicates are paired in
    /// order.
    @inlinable
    func pairRest(_ gone: [Int], _ come: [Int]) -> (moves: [ListMove<Int>], deletes: [Int], inserts: [Int]) {
        if gone.isEmpty || come.isEmpty { return ([], gone, come) }
        let (old, new) = (gone.map { source[$0].element }, come.map { target[$0].element })
        return Borrowed.withElements(of: old) { old in
            Borrowed.withElements(of: new) { new in
                IdentityTable.withPartners(old, new, matching) { targets, sources in
                    let moves = zip(sources, come).compactMap { partner, position in
                        partner < 0 ? nil : ListMove(source: gone[Int(partner)], target: position)
                    }
                    return (
                        moves, zip(targets, gone).compactMap { $0 < 0 ? $1 : nil },
                        zip(sources, come).compactMap { $0 < 0 ? $1 : nil }
                    )
                }
            }
        }
    }

    /// Returns whether a moved element passes an unmoved element with the same identity.
    ///
    /// If the comparisons would cost more than hashing all unmoved elements, returns whether any unmoved element has
    /// the same identity as a moved element, regardless of their positions.
    @inlinable
    func cross(_ moves: [ListMove<Int>], _ runs: [ListRun]) -> Bool {
        func passed(_ move: ListMove<Int>) -> [ListRun] {
            runs.filter { ($0.source > move.source) != ($0.target > move.target) }
        }
        let comparisons = moves.reduce(0) { $0 + passed($1).reduce(0) { $0 + $1.count } }
        if comparisons > source.count { return meet(moves, runs) }
        return moves.contains { move in
            passed(move).contains { run in
                (run.source..<run.source + run.count).contains { matching.isSame(source[$0], source[move.source]) }
            }
        }
    }

    /// Returns whether a moved element has the same identity as an unmoved element.
    @inlinable
    func meet(_ moves: [ListMove<Int>], _ runs: [ListRun]) -> Bool {
        IdentityTable.withTable(for: moves.count) { table in
            func find(_ position: Int, _ hash: UInt64) -> (slot: Int, position: Int?) {
                table.find(hash) { matching.isSame(source[moves[$0].source], source[position]) }
            }
            for (number, move) in moves.enumerated() {
                let hash = table.hash(source[move.source], matching)
                table.put(number, at: find(move.source, hash).slot, hash)
            }
            return runs.contains { run in
                (run.source..<run.source + run.count).contains {
                    find($0, table.hash(source[$0], matching)).position != nil
                }
            }
        }
    }

    // MARK: Many edits

    @inlinable
    mutating func pairByTable(from start: Int, _ old: Int, _ new: Int) {
        let old = source.extracting(start..<start + old)
        let new = target.extracting(start..<start + new)
        IdentityTable.withPartners(old, new, matching) { pairing.add($0, $1, from: start) }
    }
}
