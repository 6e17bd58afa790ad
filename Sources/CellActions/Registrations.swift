/// What was registered, in order. An entry that ends leaves a gap, and gaps are closed when they are half of the list.
///
/// So an entry is removed in O(log n), in whatever order entries are removed, and the order of the others is kept.
struct Registrations<Entry: AnyObject> {
    /// The entries and the gaps between them, in the order in which they were registered.
    private(set) var entries: ContiguousArray<Entry?> = []
    /// What each entry was given when it was registered, ascending.
    private var numbers: ContiguousArray<Int> = []
    private var nextNumber = 0
    private var gaps = 0

    var count: Int { entries.count - gaps }

    /// - Returns: The entry's number, by which it is removed.
    mutating func append(_ entry: Entry) -> Int {
        defer { nextNumber += 1 }
        entries.append(entry)
        numbers.append(nextNumber)
        return nextNumber
    }

    /// Removes an entry and returns it, so that it is released where the caller can bear it.
    ///
    /// - Complexity: O(log *n*), amortized.
    mutating func remove(_ number: Int) -> Entry? {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        guard low < numbers.count, numbers[low] == number, let entry = entries[low] else { return nil }
        entries[low] = nil
        gaps += 1
        if gaps * 2 > entries.count { closeGaps() }
        return entry
    }

    private mutating func closeGaps() {
        let kept = entries.indices.filter { entries[$0] != nil }
        entries = ContiguousArray(kept.map { entries[$0] })
        numbers = ContiguousArray(kept.map { numbers[$0] })
        gaps = 0
    }
}
