import Foundation
import ListDifference

/// A cache of a snapshot's sections with their items. It is filled on first use, which may be on any thread. Copies of
/// a snapshot share the cache.
final class SnapshotSections<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [ListSection<Section, Item>]?

    func forget() { lock.withLock { known = nil } }

    func list(_ content: SnapshotContent<Section, Item>) -> [ListSection<Section, Item>] {
        lock.withLock {
            if let known { return known }
            var sections: [ListSection<Section, Item>] = []
            content.forEachSection { sections.append(ListSection(model: $0, rows: $1)) }
            known = sections
            return sections
        }
    }
}
