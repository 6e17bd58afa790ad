/// The rows that a list has announced and not yet shown: a screenful or two.
struct Prefetching {
    var announced: [FollowedRow] = []
    /// What was in sight when rows were last announced.
    var seen: ClosedRange<RowPath>?
    /// Whether the rows that lie further down come next.
    var isForward = true
}

extension ListEngine {
    /// Announces the rows just beyond those in sight in the direction of scrolling, a screenful, and cancels what was
    /// announced and lies further than two screenfuls from what is in sight. Unverified: how many rows UIKit announces, and when
    /// it cancels, is not documented.
    ///
    /// A row is announced once until it was shown or cancelled, or the whole list was reloaded. To reload the row itself, or its
    /// section, does not announce it again: else a data source that reloads what it has fetched would fetch for ever. That UIKit
    /// keeps to this is unverified.
    ///
    /// - Complexity: O(rows in sight).
    func updatePrefetching() {
        guard list.prefetches, phases.allows(.announcing), let geometry, let first = shown.first?.path,
            let last = shown.last?.path, prefetching.seen != first...last
        else { return }
        if let seen = prefetching.seen, seen.lowerBound != first { prefetching.isForward = seen.lowerBound < first }
        prefetching.seen = first...last
        let screenful = shown.count
        let after = geometry.paths(after: last, count: 2 * screenful)
        let before = geometry.paths(before: first, count: 2 * screenful)
        let near = (before.last ?? first)...(after.last ?? last)
        // What was shown is announced no longer, nor what has gone.
        let waiting = prefetching.announced.filter { row in row.path.map { !(first...last).contains($0) } ?? false }
        let cancelled = waiting.compactMap(\.path).filter { !near.contains($0) }
        prefetching.announced = waiting.filter { row in row.path.map(near.contains) ?? false }
        let known = Set(prefetching.announced.compactMap(\.path))
        let next = (prefetching.isForward ? after : before).prefix(screenful).filter { !known.contains($0) }
        phases.begin(.announcing)
        if !cancelled.isEmpty { list.cancelPrefetching(cancelled.map(\.indexPath)) }
        // Where who was told has exchanged the rows, the layout that follows announces them.
        guard phases.end(), !next.isEmpty else { return }
        prefetching.announced += next.map { follow($0) }
        list.prefetch(next.map(\.indexPath))
    }
}
