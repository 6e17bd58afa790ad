/// A hash table that maps hashes to numbers. It uses open addressing, and is divided into parts that are copied
/// individually.
///
/// The upper half of a slot contains a hash, and the lower half contains a number plus one. A slot with the value 0 is
/// free.
struct HashIndex {
    private var parts = PagedArray<Part>(pageBits: 5)
    private var count = 0
    /// The number of upper bits of a hash that select its part.
    private var partBits: UInt64 = 0

    init() { parts.append(Part(capacity: 16)) }

    /// Returns the first number that is stored for the given hash and satisfies the predicate.
    func number(_ hash: UInt32, where isRight: (Int) -> Bool) -> Int? {
        parts[part(hash)].number(hash, where: isRight)
    }

    /// Adds consecutive numbers, beginning with `first`, one for each hash.
    ///
    /// - Returns: The added numbers whose hashes were already in the table.
    mutating func add(_ hashes: [UInt32], from first: Int) -> [Int] {
        while count + hashes.count > parts.count * Part.usualCount { divide() }
        count += hashes.count
        var others: [Int] = []
        for (number, hash) in zip(first..., hashes)
        where parts[part(hash)].add(UInt64(hash) << 32 | UInt64(number + 1)) {
            others.append(number)
        }
        return others
    }

    /// Replaces the number of an entry.
    mutating func renumber(_ hash: UInt32, _ number: Int, to new: Int) {
        parts[part(hash)].renumber(UInt64(hash) << 32 | UInt64(number + 1), to: UInt64(hash) << 32 | UInt64(new + 1))
    }

    mutating func remove(_ hash: UInt32, _ number: Int) {
        parts[part(hash)].remove(UInt64(hash) << 32 | UInt64(number + 1))
        count -= 1
    }

    private func part(_ hash: UInt32) -> Int { Int(UInt64(hash) >> (32 - partBits)) }

    /// Divides each part in two. The upper bits of a hash select its part, so the two new parts are adjacent.
    private mutating func divide() {
        var divided = PagedArray<Part>(pageBits: 5)
        partBits += 1
        for index in 0..<parts.count {
            var halves = (Part(capacity: 2 * Part.usualCount), Part(capacity: 2 * Part.usualCount))
            for entry in parts[index].entries {
                let isFirst = part(UInt32(truncatingIfNeeded: entry >> 32)).isMultiple(of: 2)
                _ = isFirst ? halves.0.add(entry) : halves.1.add(entry)
            }
            divided.append(halves.0)
            divided.append(halves.1)
        }
        parts = divided
    }
}

private struct Part {
    /// The maximum average number of entries per part. When the average exceeds this number, each part is divided in
    /// two.
    static var usualCount: Int { 128 }

    /// The slots. Their number is a power of two, and at most half of them are in use.
    private var slots: [UInt64]
    private var count = 0

    init(capacity: Int) { slots = Array(repeating: 0, count: capacity) }

    var entries: [UInt64] { slots.filter { $0 != 0 } }

    func number(_ hash: UInt32, where isRight: (Int) -> Bool) -> Int? {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            if slots[slot] >> 32 == UInt64(hash) {
                let number = Int(UInt32(truncatingIfNeeded: slots[slot])) - 1
                if isRight(number) { return number }
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    mutating func add(_ entry: UInt64) -> Bool {
        count += 1
        if count * 2 > slots.count { grow() }
        return put(entry)
    }

    private mutating func put(_ entry: UInt64) -> Bool {
        let mask = slots.count - 1
        var slot = home(entry)
        var isAmongOthers = false
        while slots[slot] != 0 {
            if slots[slot] >> 32 == entry >> 32 { isAmongOthers = true }
            slot = (slot + 1) & mask
        }
        slots[slot] = entry
        return isAmongOthers
    }

    private mutating func grow() {
        let old = entries
        slots = Array(repeating: 0, count: slots.count * 2)
        for entry in old { _ = put(entry) }
    }

    /// Replaces an entry with another that has the same hash.
    mutating func renumber(_ entry: UInt64, to new: UInt64) { slots[slot(of: entry)] = new }

    /// Removes an existing entry, and moves the entries that it displaced closer to their home slots.
    mutating func remove(_ entry: UInt64) {
        let mask = slots.count - 1
        var hole = slot(of: entry)
        var slot = (hole + 1) & mask
        while slots[slot] != 0 {
            if (slot - home(slots[slot])) & mask >= (slot - hole) & mask {
                slots[hole] = slots[slot]
                hole = slot
            }
            slot = (slot + 1) & mask
        }
        slots[hole] = 0
        count -= 1
    }

    private func slot(of entry: UInt64) -> Int {
        var slot = home(entry)
        while slots[slot] != entry { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private func home(_ entry: UInt64) -> Int { Int(truncatingIfNeeded: entry >> 32) & (slots.count - 1) }
}
