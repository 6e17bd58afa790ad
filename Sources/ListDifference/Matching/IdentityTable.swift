/// A hash table from identities to positions, with open addressing.
///
/// A slot holds a position plus one in its lower half and the upper half of the identity's hash in its upper half, so
/// that nearly all other identities are passed over without a look at an element. Zero is a free slot. At most half of
/// the slots are taken.
@usableFromInline
struct IdentityTable {
    @usableFromInline let slots: UnsafeMutableBufferPointer<UInt64>
    @usableFromInline let mask: Int

    @inlinable
    init(_ slots: UnsafeMutableBufferPointer<UInt64>) {
        slots.initialize(repeating: 0)
        self.slots = slots
        mask = slots.count - 1
    }

    /// The number of slots for a number of elements: a power of two, at least twice as many.
    @inlinable
    static func capacity(for count: Int) -> Int {
        1 << (Int.bitWidth - max(count * 2 - 1, 1).leadingZeroBitCount)
    }

    /// The slot that holds the element's identity, or the free one where it belongs, and what belongs there beside the
    /// position.
    @inlinable
    func find<Matching: ElementMatching>(
        _ element: Matching.Element, in elements: UnsafeBufferPointer<Matching.Element>, _ matching: Matching
    ) -> (slot: Int, mark: UInt64, position: Int?) {
        var hasher = Hasher()
        matching.hash(element, into: &hasher)
        let hash = UInt64(truncatingIfNeeded: hasher.finalize())
        let mark = hash & 0xFFFF_FFFF_0000_0000
        var slot = Int(truncatingIfNeeded: hash) & mask
        while true {
            let taken = slots[slot]
            if taken == 0 { return (slot, mark, nil) }
            if taken & 0xFFFF_FFFF_0000_0000 == mark {
                let position = Int(truncatingIfNeeded: taken & 0xFFFF_FFFF) - 1
                if matching.isSame(elements[position], element) { return (slot, mark, position) }
            }
            slot = (slot + 1) & mask
        }
    }

    @inlinable
    func put(_ position: Int, at slot: Int, _ mark: UInt64) {
        slots[slot] = mark | UInt64(truncatingIfNeeded: position + 1)
    }

    /// Pairs the elements of two lists that are the same: of each identity the first with the first, the second with the
    /// second and so on.
    ///
    /// Each source element is hashed once. A target element is hashed only if it is none of those that follow the
    /// partner of the element before it: most of a list keeps its order, and to compare is cheaper than to hash. Only a
    /// source element that is the one of its identity is paired that way, so the order among duplicates is kept.
    ///
    /// - Complexity: O(*n* + *m*).
    @inlinable
    static func pair<Matching: ElementMatching>(
        _ source: UnsafeBufferPointer<Matching.Element>, _ target: UnsafeBufferPointer<Matching.Element>,
        _ matching: Matching, _ targets: UnsafeMutableBufferPointer<Int32>,
        _ sources: UnsafeMutableBufferPointer<Int32>
    ) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity(for: source.count)) { slots in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: source.count) { next in
                let table = IdentityTable(slots)
                table.fill(source, matching, next)
                var expected = 0
                for position in target.indices {
                    let element = target[position]
                    var partner = -1
                    var candidate = expected
                    let end = min(expected + 3, source.count)
                    while candidate < end {
                        if targets[candidate] < 0, next[candidate] == -1, matching.isSame(source[candidate], element) {
                            partner = candidate
                            break
                        }
                        candidate += 1
                    }
                    if partner < 0 {
                        let found = table.find(element, in: source, matching)
                        guard let first = found.position, targets[first] < 0 else { continue }
                        partner = first
                        if next[first] >= 0 { table.put(Int(next[first]), at: found.slot, found.mark) }
                    }
                    targets[partner] = Int32(truncatingIfNeeded: position)
                    sources[position] = Int32(truncatingIfNeeded: partner)
                    expected = partner + 1
                }
            }
        }
    }

    /// Puts all elements in, so that a slot holds the first position of its identity.
    ///
    /// `next` becomes the next position of the same identity, -2 for the last of several, -1 for the one of its identity.
    @inlinable
    func fill<Matching: ElementMatching>(
        _ elements: UnsafeBufferPointer<Matching.Element>, _ matching: Matching,
        _ next: UnsafeMutableBufferPointer<Int32>
    ) {
        next.initialize(repeating: -1)
        for position in elements.indices.reversed() {
            let found = find(elements[position], in: elements, matching)
            if let later = found.position {
                next[position] = Int32(truncatingIfNeeded: later)
                if next[later] == -1 { next[later] = -2 }
            }
            put(position, at: found.slot, found.mark)
        }
    }

    /// The positions of elements whose identity an earlier element has as well, ascending.
    @inlinable
    static func duplicates<Matching: ElementMatching>(
        in elements: UnsafeBufferPointer<Matching.Element>, _ matching: Matching
    ) -> [Int] {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity(for: elements.count)) { slots in
            let table = IdentityTable(slots)
            var duplicates: [Int] = []
            for position in elements.indices {
                let found = table.find(elements[position], in: elements, matching)
                if found.position == nil {
                    table.put(position, at: found.slot, found.mark)
                } else {
                    duplicates.append(position)
                }
            }
            return duplicates
        }
    }
}
