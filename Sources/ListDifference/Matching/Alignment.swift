/// Pairs the elements of two lists with few edits between them by comparing neighbours, and hashes only what is left
/// over.
///
/// It gives up, without harm, as soon as the edits are many, or if a row that moved may have passed over a duplicate of
/// itself: then only a table of all identities can pair duplicates in order.
@usableFromInline
struct Alignment<Matching: ElementMatching> {
    @usableFromInline typealias Elements = UnsafeBufferPointer<Matching.Element>
    @usableFromInline typealias Partners = UnsafeMutableBufferPointer<Int32>

    @usableFromInline let source: Elements
    @usableFromInline let target: Elements
    @usableFromInline let matching: Matching
    /// The partners of the source elements, or -1.
    @usableFromInline let targets: Partners
    /// The partners of the target elements, or -1.
    @usableFromInline let sources: Partners
    /// The source elements without a partner, ascending.
    @usableFromInline var gone: [Int32] = []
    /// The target elements without a partner, ascending.
    @usableFromInline var come: [Int32] = []

    /// How far apart two elements are looked for, deletes and inserts together. Beyond it lies a block of edits.
    @inlinable
    static var window: Int { 8 }
    /// How many edits that the window does not bridge are too many.
    @inlinable
    static var mostMisses: Int { 8 }

    @inlinable
    init(_ source: Elements, _ target: Elements, _ matching: Matching, _ targets: Partners, _ sources: Partners) {
        self.source = source
        self.target = target
        self.matching = matching
        self.targets = targets
        self.sources = sources
    }

    /// Pairs all that is the same, or returns false.
    ///
    /// - Complexity: O(*n* + *m*) comparisons, and O(*e*) hashes, where *e* is the number of edits.
    @inlinable
    mutating func pair() -> Bool {
        guard align() else { return false }
        guard !gone.isEmpty, !come.isEmpty else { return true }
        return pairLeftovers()
    }

    /// Walks both lists side by side.
    @inlinable
    mutating func align() -> Bool {
        let most = 16 + min(source.count, target.count) / 128
        var (from, to, misses) = (0, 0, 0)
        while from < source.count, to < target.count {
            if matching.isSame(source[from], target[to]) {
                targets[from] = Int32(truncatingIfNeeded: to)
                sources[to] = Int32(truncatingIfNeeded: from)
                from += 1
                to += 1
                continue
            }
            var (deletes, inserts) = (1, 1)
            if let found = nextPair(after: from, to) {
                (deletes, inserts) = found
            } else {
                misses += 1
                if misses > Self.mostMisses { return false }
            }
            for _ in 0..<deletes { gone.append(Int32(truncatingIfNeeded: from)); from += 1 }
            for _ in 0..<inserts { come.append(Int32(truncatingIfNeeded: to)); to += 1 }
            if gone.count > most || come.count > most { return false }
        }
        while from < source.count { gone.append(Int32(truncatingIfNeeded: from)); from += 1 }
        while to < target.count { come.append(Int32(truncatingIfNeeded: to)); to += 1 }
        return true
    }

    /// The fewest deletes and inserts after which both lists go on with the same element.
    @inlinable
    func nextPair(after from: Int, _ to: Int) -> (deletes: Int, inserts: Int)? {
        for distance in 1...Self.window {
            for deletes in 0...distance {
                let inserts = distance - deletes
                guard from + deletes < source.count, to + inserts < target.count else { continue }
                if matching.isSame(source[from + deletes], target[to + inserts]) { return (deletes, inserts) }
            }
        }
        return nil
    }

    /// Pairs what is left over, in order, or returns false if that could cross a pair of the same identity.
    @inlinable
    func pairLeftovers() -> Bool {
        let old = gone.map { source[Int($0)] }
        let new = come.map { target[Int($0)] }
        var newOfOld = [Int32](repeating: -1, count: old.count)
        var oldOfNew = [Int32](repeating: -1, count: new.count)
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                newOfOld.withUnsafeMutableBufferPointer { newOfOld in
                    oldOfNew.withUnsafeMutableBufferPointer { oldOfNew in
                        IdentityTable.pair(old, new, matching, newOfOld, oldOfNew)
                    }
                }
            }
        }
        var comparisons = (source.count + target.count) / 4 * 3
        for (position, partner) in newOfOld.enumerated() where partner >= 0 {
            if crosses(Int(gone[position]), Int(come[Int(partner)]), &comparisons) { return false }
        }
        for (position, partner) in newOfOld.enumerated() where partner >= 0 {
            targets[Int(gone[position])] = come[Int(partner)]
            sources[Int(come[Int(partner)])] = gone[position]
        }
        return true
    }

    /// Whether an aligned pair of the same identity starts on one side of the pair and ends on the other, or too many
    /// comparisons would be needed to know.
    @inlinable
    func crosses(_ from: Int, _ to: Int, _ comparisons: inout Int) -> Bool {
        let element = source[from]
        var position = from + 1
        while position < source.count, targets[position] < to {
            if targets[position] >= 0 {
                comparisons -= 1
                if comparisons < 0 || matching.isSame(source[position], element) { return true }
            }
            position += 1
        }
        position = from - 1
        while position >= 0, targets[position] < 0 || targets[position] > to {
            if targets[position] >= 0 {
                comparisons -= 1
                if comparisons < 0 || matching.isSame(source[position], element) { return true }
            }
            position -= 1
        }
        return false
    }
}
