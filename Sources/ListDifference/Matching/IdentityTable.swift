/// A hash table from identities to positions, with open addressing.
///
/// A slot holds a position plus one in as many lower bits as positions need, and bits of the identity's hash in the
/// others, so that nearly all other identities are passed over without a look at an element. Zero is a free slot. At
/// most half of the slots are taken.
@usableFromInline
struct IdentityTable {
    @usableFromInline let slots: UnsafeMutableBufferPointer<UInt32>
    @usableFromInline let mask: Int
    /// The bits of a slot that hold a position.
    @usableFromInline let positionBits: UInt32
    /// A hasher that nothing was fed to: copying it is cheaper than making one.
    @usableFromInline let hasher = Hasher()

    @inlinable
    init(_ slots: UnsafeMutableBufferPointer<UInt32>) {
        slots.initialize(repeating: 0)
        self.slots = slots
        mask = slots.count - 1
        positionBits = UInt32(truncatingIfNeeded: mask)
    }

    /// The number of slots for a number of elements: a power of two, at least twice as many.
    @inlinable
    static func capacity(for count: Int) -> Int {
        1 << (Int.bitWidth - max(count * 2 - 1, 1).leadingZeroBitCount)
    }

    /// Gives a body an empty table for a number of elements.
    @inlinable
    static func withTable<Result>(for count: Int, _ body: (IdentityTable) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity(for: count)) { body(IdentityTable($0)) }
    }

    @inlinable
    func hash<Matching: ElementMatching>(_ element: borrowing Borrowed<Matching.Element>, _ matching: Matching)
        -> UInt64
    {
        var hasher = hasher
        matching.hash(element, into: &hasher)
        return UInt64(truncatingIfNeeded: hasher.finalize())
    }

    /// The slot that holds an identity and the position in it, or the free slot where the identity belongs.
    ///
    /// The element is not touched but by `isSame`, which tells whether the one at a position has the identity.
    @inlinable
    @inline(__always)
    func find(_ hash: UInt64, isSame: (Int) -> Bool) -> (slot: Int, position: Int?) {
        let mark = mark(hash)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while true {
            let taken = slots[slot]
            if taken == 0 { return (slot, nil) }
            if taken & ~positionBits == mark {
                let position = Int(truncatingIfNeeded: taken & positionBits) - 1
                if isSame(position) { return (slot, position) }
            }
            slot = (slot + 1) & mask
        }
    }

    @inlinable
    func put(_ position: Int, at slot: Int, _ hash: UInt64) {
        slots[slot] = mark(hash) | UInt32(truncatingIfNeeded: position + 1)
    }

    /// The bits of a hash that a slot holds. They are not those that choose the slot.
    @inlinable
    func mark(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) & ~positionBits }

    /// Gives a body the partners of the source elements and those of the target elements, -1 for none: of each identity the
    /// first is paired with the first, the second with the second and so on.
    @inlinable
    static func withPartners<Matching: ElementMatching, Result>(
        _ source: UnsafeBufferPointer<Borrowed<Matching.Element>>,
        _ target: UnsafeBufferPointer<Borrowed<Matching.Element>>,
        _ matching: Matching,
        _ body: (UnsafeMutableBufferPointer<Int32>, UnsafeMutableBufferPointer<Int32>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: source.count) { targets in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: target.count) { sources in
                targets.initialize(repeating: -1)
                sources.initialize(repeating: -1)
                pair(source, target, matching, targets, sources)
                return body(targets, sources)
            }
        }
    }

    /// Each source element is hashed once. A target element is hashed only if it is none of those that follow the
    /// partner of the element before it: most of a list keeps its order, and to compare is cheaper than to hash. Only a
    /// source element that is the one of its identity is paired that way, so the order among duplicates is kept.
    ///
    /// - Complexity: O(*n* + *m*).
    @inlinable
    static func pair<Matching: ElementMatching>(
        _ source: UnsafeBufferPointer<Borrowed<Matching.Element>>,
        _ target: UnsafeBufferPointer<Borrowed<Matching.Element>>,
        _ matching: Matching, _ targets: UnsafeMutableBufferPointer<Int32>,
        _ sources: UnsafeMutableBufferPointer<Int32>
    ) {
        withTable(for: source.count) { table in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: source.count) { next in
                table.fill(source, matching, next)
                var expected = 0
                for position in target.indices {
                    var partner = candidate(target[position], from: expected, in: source, matching, targets, next)
                    if partner < 0 {
                        let hash = table.hash(target[position], matching)
                        let found = table.find(hash) { matching.isSame(source[$0], target[position]) }
                        guard let first = found.position, targets[first] < 0 else { continue }
                        partner = first
                        if next[first] >= 0 { table.put(Int(next[first]), at: found.slot, hash) }
                    }
                    targets[partner] = Int32(truncatingIfNeeded: position)
                    sources[position] = Int32(truncatingIfNeeded: partner)
                    expected = partner + 1
                }
            }
        }
    }

    /// The element among the next three that is the same and the only one of its identity, or -1.
    @inlinable
    @inline(__always)
    static func candidate<Matching: ElementMatching>(
        _ element: borrowing Borrowed<Matching.Element>, from start: Int,
        in source: UnsafeBufferPointer<Borrowed<Matching.Element>>,
        _ matching: Matching, _ targets: UnsafeMutableBufferPointer<Int32>, _ next: UnsafeMutableBufferPointer<Int32>
    ) -> Int {
        var candidate = start
        let end = min(start + 3, source.count)
        while candidate < end {
            if targets[candidate] < 0, next[candidate] == -1, matching.isSame(source[candidate], element) {
                return candidate
            }
            candidate += 1
        }
        return -1
    }

    /// Puts all elements in, so that a slot holds the first position of its identity.
    ///
    /// `next` becomes the next position of the same identity, -2 for the last of several, -1 for the one of its identity.
    @inlinable
    func fill<Matching: ElementMatching>(
        _ elements: UnsafeBufferPointer<Borrowed<Matching.Element>>, _ matching: Matching,
        _ next: UnsafeMutableBufferPointer<Int32>
    ) {
        next.initialize(repeating: -1)
        // Hashes first, then slots, a few at a time: the waits for slots that are not in the cache overlap.
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 32) { hashes in
            var end = elements.count
            while end > 0 {
                let start = max(0, end - hashes.count)
                for position in start..<end {
                    hashes.initializeElement(at: position - start, to: hash(elements[position], matching))
                }
                for position in (start..<end).reversed() {
                    let hash = hashes[position - start]
                    let found = find(hash) { matching.isSame(elements[$0], elements[position]) }
                    if let later = found.position {
                        next[position] = Int32(truncatingIfNeeded: later)
                        if next[later] == -1 { next[later] = -2 }
                    }
                    put(position, at: found.slot, hash)
                }
                end = start
            }
        }
    }

    /// The positions of elements whose identity an earlier element has as well, ascending.
    @inlinable
    static func duplicates<Matching: ElementMatching>(
        in elements: UnsafeBufferPointer<Borrowed<Matching.Element>>, _ matching: Matching
    ) -> [Int] {
        withTable(for: elements.count) { table in
            var duplicates: [Int] = []
            for position in elements.indices {
                let hash = table.hash(elements[position], matching)
                let found = table.find(hash) { matching.isSame(elements[$0], elements[position]) }
                if found.position == nil {
                    table.put(position, at: found.slot, hash)
                } else {
                    duplicates.append(position)
                }
            }
            return duplicates
        }
    }
}
