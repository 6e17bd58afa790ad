extension NSDiffableDataSourceSectionSnapshot {
    /// Creates a snapshot whose items are all root items.
    init(flat items: [ItemIdentifierType]) {
        self.init()
        append(items)
    }

    /// Whether all items are root items, and none is expanded.
    var isFlat: Bool { rootItems.count == items.count && expandedItems.isEmpty }

    /// Returns a copy of this snapshot whose visible items are the given items, in the given order.
    ///
    /// An item that remains visible keeps its level if possible. It can be at most one level deeper than the item
    /// before it, and only if that item is expanded. A new item gets the level of the item before it or after it,
    /// whichever is deeper. The items below a collapsed item stay below it.
    ///
    /// - Parameter moved: An item whose level is determined as if the item were new, and the snapshot of the items
    ///   below it.
    /// - Complexity: O(*n* (log *n* + *d*)), where *n* is the number of items, and *d* the deepest level.
    func showing(_ shown: [ItemIdentifierType], moved: (item: ItemIdentifierType, below: Self)? = nil) -> Self {
        if moved == nil, shown == visibleItems { return self }
        func isKnown(_ item: ItemIdentifierType) -> Bool { contains(item) && item != moved?.item }
        // For each item, the level of the next known item.
        var nextLevels = Array(repeating: 0, count: shown.count)
        var next = 0
        for index in shown.indices.reversed() {
            nextLevels[index] = next
            if isKnown(shown[index]) { next = tree.level(of: shown[index]) }
        }
        let isShown = Set(shown)
        var new = Self()
        // The most recent item at each level.
        var path: [ItemIdentifierType] = []
        for (item, nextLevel) in zip(shown, nextLevels) {
            let wanted = isKnown(item) ? tree.level(of: item) : max(path.count - 1, nextLevel)
            let deepest = path.last.map { new.tree.isExpanded($0) ? path.count : path.count - 1 } ?? 0
            path.removeSubrange(min(wanted, deepest)...)
            new.append([item], to: path.last)
            path.append(item)
            if isKnown(item), tree.isExpanded(item) {
                new.expand([item])
            } else {
                var below = isKnown(item) ? snapshot(of: item) : item == moved?.item ? moved?.below ?? Self() : Self()
                for shownElsewhere in below.items where isShown.contains(shownElsewhere) {
                    if below.contains(shownElsewhere) { below.delete([shownElsewhere]) }
                }
                if !below.items.isEmpty { new.replace(childrenOf: item, using: below) }
            }
        }
        return new
    }
}
