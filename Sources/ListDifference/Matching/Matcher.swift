/// Finds which elements of two lists are the same.
///
/// Three ways, the cheaper ones first: the equal ends are only compared; between them few edits are found by comparing
/// too, with only what is left over hashed; many edits go through a table of identities.
@usableFromInline
struct Matcher<Matching: ElementMatching> {
    @usableFromInline typealias Elements = UnsafeBufferPointer<Matching.Element>

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
        source.withUnsafeBufferPointer { source in
            target.withUnsafeBufferPointer { target in
                var matcher = Matcher(source, target, matching)
                matcher.pairAll()
                return matcher.pairing
            }
        }
    }

    /// The pairing in which of each identity the first stays with the first, the second with the second and so on.
    @inlinable
    static func pairingInOrder(
        _ source: [Matching.Element], _ target: [Matching.Element], _ matching: Matching
    ) -> Pairing {
        source.withUnsafeBufferPointer { source in
            target.withUnsafeBufferPointer { target in
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

    /// Pairs what lies between the equal ends, if few edits do and no two pairs of one identity cross.
    @inlinable
    mutating func align(from start: Int, _ old: Int, _ new: Int) -> Bool {
        let found = ShortestEdit.runs(
            Elements(rebasing: source[start..<start + old]), Elements(rebasing: target[start..<start + new]), matching)
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
        let moves = pairs(gone, come)
        if matching.hasContent, cross(moves, runs) { return false }
        for run in runs { pairing.keep(run) }
        pairing.moves = moves
        let (moved, places) = (Set(moves.map(\.from)), Set(moves.map(\.to)))
        pairing.deletes = gone.filter { !moved.contains($0) }
        pairing.inserts = come.filter { !places.contains($0) }
        return true
    }

    /// The elements at the given positions that are the same, in order.
    @inlinable
    func pairs(_ gone: [Int], _ come: [Int]) -> [ListMove<Int>] {
        guard !gone.isEmpty, !come.isEmpty else { return [] }
        let (old, new) = (gone.map { source[$0] }, come.map { target[$0] })
        return old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                IdentityTable.withPartners(old, new, matching) { _, sources in
                    sources.indices.compactMap { position in
                        let partner = Int(sources[position])
                        return partner < 0 ? nil : ListMove(from: gone[partner], to: come[position])
                    }
                }
            }
        }
    }

    /// Whether an element that moves passes over one of the same identity that stays, or too many comparisons would be
    /// needed to know.
    @inlinable
    func cross(_ moves: [ListMove<Int>], _ runs: [ListRun]) -> Bool {
        var comparisons = 4 * (source.count + target.count)
        for move in moves {
            let element = source[move.from]
            for run in runs where (run.source > move.from) != (run.target > move.to) {
                comparisons -= run.count
                if comparisons < 0 { return true }
                for position in run.source..<run.source + run.count where matching.isSame(source[position], element) {
                    return true
                }
            }
        }
        return false
    }

    // MARK: Many edits

    @inlinable
    mutating func pairByTable(from start: Int, _ old: Int, _ new: Int) {
        let old = Elements(rebasing: source[start..<start + old])
        let new = Elements(rebasing: target[start..<start + new])
        IdentityTable.withPartners(old, new, matching) { pairing.add($0, $1, from: start) }
    }
}
