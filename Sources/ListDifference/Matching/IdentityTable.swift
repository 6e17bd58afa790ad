/// A hash table that maps identities to positions. It uses open addressing.
///
/// The lower bits of a slot store a position plus one, and the upper bits store part of the identity's hash. Positions
/// use only as many bits as necessary. Comparing the hash bits rules out nearly all other identities without accessing
/// an element. A slot that contains zero is free. At most half of the slots are used.
@usableFromInline
struct IdentityTable {
    @usableFromInline let slots: UnsafeMutableBufferPointer<UInt32>
    @usableFromInline let mask: Int
    /// A mask for the bits of a slot that store the position.
    @usableFromInline let positionBits: UInt32
    /// An empty hasher. Copying a hasher is cheaper than creating one.
    @usableFromInline let hasher = Hasher()

    @inlinable
    init(_ slots: UnsafeMutableBufferPointer<UInt32>) {
        slots.initialize(repeating: 0)
        self.slots = slots
        mask = slots.count - 1
        positionBits = UInt32(truncatingIfNeeded: mask)
    }

    /// Returns the number of slots that a table needs for the given number of elements. The result is a power of two,
    /// and at least twice the number of elements.
    @inlinable
    static func capacity(for count: Int) -> Int {
        1 << (Int.bitWidth - max(count * 2 - 1, 1).leadingZeroBitCount)
    }

    /// Calls a closure with an empty table that has space for the given number of elements.
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

    /// Returns the slot that holds an identity, together with the position stored in the slot. If no slot holds the
    /// identity, returns the free slot in which to store it.
    ///
    /// - Parameter isSame: A closure that returns whether the element at a position has the identity. The closure is
    ///   called only if the hash bits match.
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

    /// Returns the bits of a hash that are stored in a slot. Other bits of the hash select the slot.
    @inlinable
    func mark(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) & ~positionBits }

    /// Pairs elements with the same identity in order, and calls a closure with two buffers. They contain the target
    /// position of each source element's partner, and the source position of each target element's partner, or -1 for
    /// an element without a partner.
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

    /// Pairs the elements of two lists.
    ///
    /// Each source element is hashed once. Each target element is first compared with a few source elements that follow
    /// the partner of the previous target element. The target element is hashed only if none of these source elements
    /// match. This pays off because most lists keep most of their order, and comparing is cheaper than hashing. A
    /// source element can be found by comparing only if its identity is unique, so duplicates stay in order.
    ///
    /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of source and target elements.
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

    /// Searches three source elements, beginning at the given position, for an element that is unpaired, has a unique
    /// identity and matches the given element. Returns its position, or -1 if there is no match.
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

    /// Inserts all elements. For each identity, the table then stores the position of the first element with that
    /// identity.
    ///
    /// - Parameter next: A buffer that receives, for each element, the position of the next element with the same
    ///   identity. The value is -2 for the last of several elements with the same identity, and -1 for an element whose
    ///   identity is unique.
    @inlinable
    func fill<Matching: ElementMatching>(
        _ elements: UnsafeBufferPointer<Borrowed<Matching.Element>>, _ matching: Matching,
        _ next: UnsafeMutableBufferPointer<Int32>
    ) {
        next.initialize(repeating: -1)
        // Computes a few hashes at a time before accessing their slots, so that cache misses overlap.
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

    /// Returns the positions of elements that have the same identity as an earlier element, in ascending order.
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
