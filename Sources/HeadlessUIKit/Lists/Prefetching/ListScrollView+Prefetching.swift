/// The rows that a list has announced and not yet shown: a screenful or two.
struct Prefetching {
    var announced: [RowPath] = []
    /// What was in sight when rows were last announced.
    var seen: ClosedRange<RowPath>?
    /// Whether the rows that lie further down come next.
    var isForward = true
}

extension ListScrollView {
    /// Announces the rows just beyond those in sight in the direction of scrolling, a screenful, and cancels what was
    /// announced and lies further than two screenfuls from what is in sight. Believed: how many rows UIKit announces, and when
    /// it cancels, is not documented.
    ///
    /// - Complexity: O(rows in sight).
    final func updatePrefetching() {
        guard prefetches, failure == nil, !isUpdating, pending.depth == 0, let geometry,
            let first = shown.first?.path, let last = shown.last?.path, prefetching.seen != first...last
        else { return }
        if let seen = prefetching.seen, seen.lowerBound != first { prefetching.isForward = seen.lowerBound < first }
        prefetching.seen = first...last
        let screenful = shown.count
        let after = geometry.paths(after: last, count: 2 * screenful)
        let before = geometry.paths(before: first, count: 2 * screenful)
        let near = (before.last ?? first)...(after.last ?? last)
        prefetching.announced.removeAll { (first...last).contains($0) }
        let cancelled = prefetching.announced.filter { !near.contains($0) }
        prefetching.announced.removeAll { !near.contains($0) }
        let known = Set(prefetching.announced)
        let next = (prefetching.isForward ? after : before).prefix(screenful).filter { !known.contains($0) }
        let rows = changes
        if !cancelled.isEmpty { cancelPrefetching(cancelled) }
        // Who was told may have exchanged the rows: the layout that follows announces them.
        guard rows == changes, self.geometry != nil else { return }
        prefetching.announced += next
        if !next.isEmpty { prefetch(next) }
    }

    /// Carries what was announced over to its new places; what is gone or reloaded is forgotten.
    final func carryOverPrefetching(_ mapping: BatchMapping) {
        prefetching.announced = prefetching.announced.compactMap { mapping.isReloaded($0) ? nil : mapping.path($0) }
        prefetching.seen = nil
    }
}
