extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section, by default to the last one.
    ///
    /// An item that already exists is moved, and a warning is logged. Raises an exception if there are no sections, or
    /// if the given section does not exist.
    ///
    /// - Complexity: O(*k* + log *n*) for *k* new items; O(*k* log *n*) if an item already exists.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let last = content.section(at: numberOfSections - 1) else {
            return stop("There are currently no sections in the data source. Please add a section first.")
        }
        let section = sectionIdentifier ?? last
        if putNew(identifiers, at: content.end(of: section)) { return }
        guard isUnique(identifiers, "item") else { return }
        guard content.contains(section: section) else { return stop(unless: "section != NSNotFound") }
        removeExisting(identifiers)
        _ = putNew(identifiers, at: content.end(of: section))
    }

    /// Inserts items before another item. An item that already exists is moved, and a warning is logged. Raises an
    /// exception if `beforeIdentifier` does not exist or is one of the items.
    ///
    /// - Complexity: O(*k* + log *n*) for *k* new items; O(*k* log *n*) if an item already exists.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, isBehind: false) }

    /// Inserts items after another item. An item that already exists is moved, and a warning is logged. Raises an
    /// exception if `afterIdentifier` does not exist or is one of the items.
    ///
    /// - Complexity: O(*k* + log *n*) for *k* new items; O(*k* log *n*) if an item already exists.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, isBehind: true) }

    /// Deletes items. Items that do not exist are ignored.
    ///
    /// - Complexity: O(*k* log *n*) for *k* items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        guard isUnique(identifiers, "item") else { return }
        for identifier in identifiers { content.remove(identifier) }
        forgetSections()
    }

    /// Deletes all items and all sections.
    ///
    /// - Complexity: O(*n*), because the items and sections are released.
    public mutating func deleteAllItems() {
        content = SnapshotContent()
        forgetSections()
    }

    /// Mirrors `NSDiffableDataSourceSnapshot.moveItem(_:beforeItem:)`. Raises an exception if either item does not
    /// exist, or if both are the same.
    ///
    /// - Complexity: O(log *n*).
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, isBehind: false)
    }

    /// Mirrors `NSDiffableDataSourceSnapshot.moveItem(_:afterItem:)`. Raises an exception if either item does not
    /// exist, or if both are the same.
    ///
    /// - Complexity: O(log *n*).
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, isBehind: true)
    }

    // MARK: Reloading

    /// Marks items to be given new cells when the snapshot is applied. Raises an exception if an item does not exist.
    ///
    /// - Complexity: O(*k*) for *k* items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        if canMark(identifiers, "reload") { reloadedItems.add(identifiers) }
    }

    /// Marks items to have their existing cells reconfigured when the snapshot is applied. Raises an exception if an
    /// item does not exist.
    ///
    /// - Complexity: O(*k*) for *k* items.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        if canMark(identifiers, "reconfigure") { reconfiguredItems.add(identifiers) }
    }

    /// The items marked for reloading, in the order in which they were marked. Unverified: items that were deleted
    /// later are omitted.
    ///
    /// - Complexity: O(*k*) for *k* items.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.all.filter(content.contains) }

    /// The items marked for reconfiguring, in the order in which they were marked. Unverified: items that were deleted
    /// later are omitted.
    ///
    /// - Complexity: O(*k*) for *k* items.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.all.filter(content.contains) }

    // MARK: Implementation

    /// Replaces the items of a section. Unchanged items at the beginning and end of the section are left in place.
    ///
    /// - Returns: Whether an item was taken from another section.
    mutating func setItems(_ new: [ItemIdentifierType], in section: SectionIdentifierType) -> Bool {
        let old = itemIdentifiers(inSection: section)
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        deleteItems(Array(old[start..<old.count - end]))
        let inserted = Array(new[start..<new.count - end])
        if inserted.isEmpty { return false }
        let takesItemsFromOtherSections = inserted.contains(where: content.contains)
        if end > 0 {
            insertItems(inserted, beforeItem: new[new.count - end])
        } else {
            appendItems(inserted, toSection: section)
        }
        return takesItemsFromOtherSections
    }

    private func canMark(_ identifiers: [ItemIdentifierType], _ verb: String) -> Bool {
        guard isUnique(identifiers, "item") else { return false }
        guard let missing = identifiers.first(where: { !content.contains($0) }) else { return true }
        stop("Attempted to \(verb) item identifier that does not exist in the snapshot: \(missing)")
        return false
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside destination: ItemIdentifierType, isBehind: Bool
    ) {
        if putNew(identifiers, at: content.point(beside: destination, isBehind: isBehind)) { return }
        guard isUnique(identifiers, "item") else { return }
        if identifiers.contains(destination) {
            let update = SnapshotText.update("INS", destination, identifiers)
            return stop(
                "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list "
                    + "for update: \(update).")
        }
        guard content.contains(destination) else { return stop(unless: "section != NSNotFound") }
        removeExisting(identifiers)
        _ = putNew(identifiers, at: content.point(beside: destination, isBehind: isBehind))
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, beside destination: ItemIdentifierType, isBehind: Bool
    ) {
        if identifier == destination {
            let update = SnapshotText.update("MOV", destination, [identifier])
            return stop(
                "Invalid update: destination for item move is the same as the source [\(destination)] for update: "
                    + "\(update).")
        }
        guard content.contains(identifier) else { return stop(unless: "fromIndex != NSNotFound") }
        guard content.contains(destination) else { return stop(unless: "toIndex != NSNotFound") }
        content.remove(identifier)
        _ = putNew([identifier], at: content.point(beside: destination, isBehind: isBehind))
    }

    /// Inserts items if the insertion point exists and all items are new. Returns whether they were inserted.
    private mutating func putNew(_ identifiers: [ItemIdentifierType], at point: SnapshotOrder.InsertionPoint?) -> Bool {
        guard let point, content.insert(identifiers, at: point) else { return false }
        forgetSections()
        return true
    }

    /// Removes items that already exist, so that they can be inserted elsewhere, and logs a warning.
    private mutating func removeExisting(_ identifiers: [ItemIdentifierType]) {
        let existing = identifiers.filter(content.contains)
        guard !existing.isEmpty else { return }
        ListWarning.log(SnapshotText.existingItems(existing))
        for identifier in existing { content.remove(identifier) }
    }
}
