/// Finds which elements of two lists are the same.
///
/// Three ways, the cheaper ones first: the equal ends are only compared; a middle with few edits is aligned by comparing
/// too, with only what is left over hashed; any other middle goes through a table of identities.
@usableFromInline
struct Matcher<Matching: ElementMatching> {
    @usableFromInline typealias Elements = UnsafeBufferPointer<Matching.Element>
    @usableFromInline typealias Partners = UnsafeMutableBufferPointer<Int32>

    @usableFromInline let source: Elements
    @usableFromInline let target: Elements
    @usableFromInline let matching: Matching

    @inlinable
    init(source: Elements, target: Elements, matching: Matching) {
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
                Matcher(source: source, target: target, matching: matching).pairing()
            }
        }
    }

    @inlinable
    func pairing() -> Pairing {
        let shorter = min(source.count, target.count)
        var head = 0
        while head < shorter, matching.isSame(source[head], target[head]) { head += 1 }
        var tail = 0
        while tail < shorter - head,
            matching.isSame(source[source.count - 1 - tail], target[target.count - 1 - tail])
        { tail += 1 }
        var targets = [Int32](repeating: -1, count: source.count - head - tail)
        var sources = [Int32](repeating: -1, count: target.count - head - tail)
        guard !targets.isEmpty, !sources.isEmpty else {
            return Pairing(head: head, tail: tail, targets: targets, sources: sources)
        }
        let middle = Matcher(
            source: Elements(rebasing: source[head..<source.count - tail]),
            target: Elements(rebasing: target[head..<target.count - tail]), matching: matching)
        targets.withUnsafeMutableBufferPointer { targets in
            sources.withUnsafeMutableBufferPointer { sources in
                var alignment = Alignment(middle.source, middle.target, matching, targets, sources)
                if alignment.pair() { return }
                targets.update(repeating: -1)
                sources.update(repeating: -1)
                IdentityTable.pair(middle.source, middle.target, matching, targets, sources)
            }
        }
        return Pairing(head: head, tail: tail, targets: targets, sources: sources)
    }
}
