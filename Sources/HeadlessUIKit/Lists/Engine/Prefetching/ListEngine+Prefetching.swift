import Foundation

/// The state of prefetching: the rows that were announced to the prefetching data source but have not been shown yet,
/// and the scroll direction.
struct Prefetching {
    var announced: [FollowedRow] = []
    /// The visible rows when prefetching was last updated.
    var seen: ClosedRange<RowPath>?
    /// The bounds when prefetching was last updated, in a list whose layout determines positions itself.
    var bounds: CGRect?
    /// Whether the next rows to announce come after the visible rows.
    var isForward = true
}

extension ListEngine {
    /// Announces the next rows in the scroll direction, up to a screenful, to the prefetching data source. Cancels
    /// announced rows that are more than two screenfuls away from the visible rows. Unverified: UIKit does not document
    /// how many rows it announces, or when it cancels them.
    ///
    /// A row is not announced again until it has been shown or canceled, or the whole list has been reloaded. Reloading
    /// the row itself or its section does not cause another announcement; if it did, a data source that reloads the
    /// rows it has fetched would fetch forever. Unverified: UIKit does the same.
    ///
    /// - Complexity: O(*n* + *s*), where *n* is the number of visible rows, and *s* is the number of sections that are
    ///   searched for rows to announce.
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
        // Rows that have been shown, or that no longer exist, are dropped.
        let waiting = prefetching.announced.filter { row in row.path.map { !(first...last).contains($0) } ?? false }
        let cancelled = waiting.compactMap(\.path).filter { !near.contains($0) }
        prefetching.announced = waiting.filter { row in row.path.map(near.contains) ?? false }
        let known = Set(prefetching.announced.compactMap(\.path))
        let next = (prefetching.isForward ? after : before).prefix(screenful).filter {
            !known.contains($0) && placeholder(at: $0) == nil
        }
        phases.begin(.announcing)
        if !cancelled.isEmpty { list.cancelPrefetching(cancelled.map(indexPath)) }
        // If the data source has changed the rows during the call above, the next rows are announced at the next
        // layout.
        guard phases.end(), !next.isEmpty else { return }
        prefetching.announced += next.map { follow($0) }
        list.prefetch(next.map(indexPath))
    }
}
