/// Something that was registered, and ends with its subscription.
protocol Registered: AnyObject {
    var subscription: CellActionSubscription { get }
}

/// What was registered, in order. An entry that ends leaves a gap, and gaps are closed when they are half of the list.
///
/// So an entry is removed in O(log n), in whatever order entries are removed, and the order of the others is kept.
struct Registrations<Entry: Registered> {
    /// The entries and the gaps between them, in the order in which they were registered.
    private(set) var entries: ContiguousArray<Entry?> = []
    /// What each entry was given when it was registered, ascending.
    private var numbers: ContiguousArray<Int> = []
    /// No number is given twice: an entry that went with all others may still be removed by its own.
    private var nextNumber = 0
    private var gaps = 0
    /// How many entries there may be before those that have ended are looked for.
    private var sweepCount = Self.smallestSweepCount
    private static var smallestSweepCount: Int { 32 }

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

    /// Removes all entries and returns them.
    mutating func removeAll() -> [Entry] {
        defer { (entries, numbers, gaps) = ([], [], 0) }
        return entries.compactMap { $0 }
    }

    private mutating func closeGaps() {
        let kept = entries.indices.filter { entries[$0] != nil }
        entries = ContiguousArray(kept.map { entries[$0] })
        numbers = ContiguousArray(kept.map { numbers[$0] })
        gaps = 0
    }

    // MARK: Those whose owner or source has gone

    /// What to look through for entries that have ended: all, each time their number has doubled, else nothing.
    ///
    /// Those whose owner has gone are let go when something is dispatched to them. Where nothing is, they never outnumber the
    /// others by much, at a cost that is O(1) for each that is registered. To look is the caller's, since it may release an owner.
    var dueForSweep: ContiguousArray<Entry?> { count >= sweepCount ? entries : [] }

    /// Those that had ended were removed.
    mutating func didSweep() { sweepCount = max(Self.smallestSweepCount, count * 2) }
}

extension ContiguousArray {
    /// Lets go of the entries that have ended.
    func cancelEnded<Entry: Registered>() where Element == Entry? {
        for case let entry? in self where entry.subscription.isCancelled { entry.subscription.cancel() }
    }
}
