extension NSDiffableDataSourceSectionSnapshot {
    /// Items side by side.
    init(flat items: [ItemIdentifierType]) {
        self.init()
        append(items)
    }

    /// Whether no item has, or had, another below it that could be shown.
    var isFlat: Bool { rootItems.count == items.count && expandedItems.isEmpty }

    /// The outline that shows just these items, in their order, made of this one.
    ///
    /// Items stay on their levels as far as that lets them be seen. A new one is on the deeper of the levels before and
    /// behind it. What is below a collapsed item goes where that goes.
    ///
    /// - Parameter moved: An item that belongs where it is now, as a new one does, and all that was below it.
    /// - Complexity: O(*n* (log *n* + *d*)).
    func showing(_ shown: [ItemIdentifierType], moved: (item: ItemIdentifierType, below: Self)? = nil) -> Self {
        if moved == nil, shown == visibleItems { return self }
        func isKnown(_ item: ItemIdentifierType) -> Bool { contains(item) && item != moved?.item }
        // The level of the next known item, for each.
        var nextLevels = Array(repeating: 0, count: shown.count)
        var next = 0
        for index in shown.indices.reversed() {
            nextLevels[index] = next
            if isKnown(shown[index]) { next = tree.level(of: shown[index]) }
        }
        let isShown = Set(shown)
        var new = Self()
        // The last item so far on each level.
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
