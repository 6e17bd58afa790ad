/// An object that is registered until its subscription ends.
protocol Registered: AnyObject {
    var subscription: CellActionSubscription { get }
}

/// An ordered list of registered entries. Removing an entry leaves a gap. The gaps are closed when they make up more
/// than half of the list.
///
/// Entries can therefore be removed in any order, in O(log *n*) time, and the remaining entries keep their order.
struct Registrations<Entry: Registered> {
    /// The entries in the order of registration, with `nil` for gaps.
    private(set) var entries: ContiguousArray<Entry?> = []
    /// The numbers that the entries were assigned when they were registered, in ascending order.
    private var numbers: ContiguousArray<Int> = []
    /// The next number. Numbers are never reused, because `remove(_:)` may still be called for an entry that
    /// `removeAll()` removed.
    private var nextNumber = 0
    private var gaps = 0
    /// When the list reaches this number of entries, it is searched for entries that have ended.
    private var sweepCount = Self.smallestSweepCount
    private static var smallestSweepCount: Int { 32 }

    var count: Int { entries.count - gaps }

    /// - Returns: The entry's number, which is used to remove the entry.
    mutating func append(_ entry: Entry) -> Int {
        defer { nextNumber += 1 }
        entries.append(entry)
        numbers.append(nextNumber)
        return nextNumber
    }

    /// Removes an entry and returns it, so that the caller can release it at a safe point.
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

    // MARK: Entries whose owner or source was deallocated

    /// Whether the entries must be checked for ended subscriptions, because their number has reached a threshold: twice
    /// the number of entries that were left after the last check, but at least 32.
    ///
    /// If an entry's owner has been deallocated, the entry is normally removed by the next dispatch to it. The check
    /// limits the number of such entries if there is no dispatch, at an amortized cost of O(1) per registration. The
    /// check is left to the caller, because reading a weak reference to an owner may release the owner.
    var isDueForSweep: Bool { count >= sweepCount }

    /// Sets the next threshold. Called after ended entries have been removed.
    mutating func didSweep() { sweepCount = max(Self.smallestSweepCount, count * 2) }
}

extension ContiguousArray {
    /// Cancels the subscriptions of the entries that have ended, which removes these entries from their list.
    func cancelEnded<Entry: Registered>() where Element == Entry? {
        for case let entry? in self where entry.subscription.isCancelled { entry.subscription.cancel() }
    }
}

/// Registered entries that can be added on any thread. They are removed on the main actor, which releases what their
/// closures captured.
final class SharedRegistrations<Entry: Registered & Sendable>: Sendable {
    private let list = Locked(Registrations<Entry>())

    /// The entries in the order of registration, with `nil` for gaps.
    var entries: ContiguousArray<Entry?> { list.withLock { $0.entries } }

    func insert(_ entry: Entry) {
        let (number, isDue) = list.withLock { ($0.append(entry), $0.isDueForSweep) }
        entry.subscription.whenCancelled { [weak self] in onMainActor { [weak self] in self?.remove(number) } }
        if isDue { onMainActor { [weak self] in self?.sweep() } }
    }

    // Entries and their owners are released outside the lock, because a `deinit` may cancel another subscription.

    private func remove(_ number: Int) {
        let removed = list.withLock { $0.remove(number) }
        withExtendedLifetime(removed) {}
    }

    private func sweep() {
        entries.cancelEnded()
        list.withLock { $0.didSweep() }
    }

    func removeAll() -> [Entry] { list.withLock { $0.removeAll() } }

    func cancelAll() {
        for entry in removeAll() { entry.subscription.cancel() }
    }
}
