extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section, `nil` for the last one. Mirrors
    /// `NSDiffableDataSourceSnapshot.appendItems(_:toSection:)`.
    ///
    /// An item that is there already moves, with a warning. Stops if there is no section, or not this one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let last = sectionIdentifiers.last else {
            return stop("There are currently no sections in the data source. Please add a section first.")
        }
        guard isUnique(identifiers, "item") else { return }
        let section = sectionIdentifier ?? last
        guard let place = places[section] else { return stop(unless: "section != NSNotFound") }
        removeExisting(identifiers)
        items[place] += identifiers
        for identifier in identifiers { owners[identifier] = section }
        forgetPositions()
    }

    /// Mirrors `NSDiffableDataSourceSnapshot.insertItems(_:beforeItem:)`. An item that is there already moves, with a
    /// warning. Stops if the item to insert before is not there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, distance: 0) }

    /// Mirrors `NSDiffableDataSourceSnapshot.insertItems(_:afterItem:)`. An item that is there already moves, with a
    /// warning. Stops if the item to insert after is not there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, distance: 1) }

    /// Removes items; one that is not there is passed over. Mirrors `NSDiffableDataSourceSnapshot.deleteItems(_:)`.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        guard isUnique(identifiers, "item") else { return }
        remove(identifiers.filter { owners[$0] != nil })
        forgetPositions()
    }

    /// Removes all items and all sections. Mirrors `NSDiffableDataSourceSnapshot.deleteAllItems()`.
    public mutating func deleteAllItems() {
        sectionIdentifiers = []
        items = []
        places = [:]
        owners = [:]
        forgetPositions()
    }

    /// Mirrors `NSDiffableDataSourceSnapshot.moveItem(_:beforeItem:)`. Stops if either item is not there, and if both are
    /// the same.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, distance: 0)
    }

    /// Mirrors `NSDiffableDataSourceSnapshot.moveItem(_:afterItem:)`. Stops if either item is not there, and if both are
    /// the same.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, distance: 1)
    }

    // MARK: Reloading

    /// Asks for new cells when the snapshot is applied. Mirrors `NSDiffableDataSourceSnapshot.reloadItems(_:)`. Stops on
    /// an item that is not there.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        if canMark(identifiers, "reload") { reloadedItems.add(identifiers) }
    }

    /// Asks for items' own cells to be configured again when the snapshot is applied. Mirrors
    /// `NSDiffableDataSourceSnapshot.reconfigureItems(_:)`. Stops on an item that is not there.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        if canMark(identifiers, "reconfigure") { reconfiguredItems.add(identifiers) }
    }

    /// The items to be reloaded when the snapshot is applied, in the order asked for. Mirrors
    /// `NSDiffableDataSourceSnapshot.reloadedItemIdentifiers`. That one which was deleted since is left out is believed,
    /// not confirmed.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.all.filter { owners[$0] != nil } }

    /// The items to be configured again when the snapshot is applied, in the order asked for. Mirrors
    /// `NSDiffableDataSourceSnapshot.reconfiguredItemIdentifiers`. That one which was deleted since is left out is
    /// believed, not confirmed.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
        reconfiguredItems.all.filter { owners[$0] != nil }
    }

    // MARK: Inside

    private func canMark(_ identifiers: [ItemIdentifierType], _ verb: String) -> Bool {
        guard isUnique(identifiers, "item") else { return false }
        guard let missing = identifiers.first(where: { owners[$0] == nil }) else { return true }
        stop("Attempted to \(verb) item identifier that does not exist in the snapshot: \(missing)")
        return false
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside destination: ItemIdentifierType, distance: Int
    ) {
        guard isUnique(identifiers, "item") else { return }
        if identifiers.contains(destination) {
            let update = SnapshotText.update("INS", destination, identifiers)
            return stop(
                "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list "
                    + "for update: \(update).")
        }
        guard owners[destination] != nil else { return stop(unless: "section != NSNotFound") }
        removeExisting(identifiers)
        put(identifiers, beside: destination, distance: distance)
    }

    private mutating func move(_ identifier: ItemIdentifierType, beside destination: ItemIdentifierType, distance: Int)
    {
        if identifier == destination {
            let update = SnapshotText.update("MOV", destination, [identifier])
            return stop(
                "Invalid update: destination for item move is the same as the source [\(destination)] for update: "
                    + "\(update).")
        }
        guard owners[identifier] != nil else { return stop(unless: "fromIndex != NSNotFound") }
        guard owners[destination] != nil else { return stop(unless: "toIndex != NSNotFound") }
        remove([identifier])
        put([identifier], beside: destination, distance: distance)
    }

    /// Puts items that are nowhere beside one that is somewhere.
    private mutating func put(
        _ identifiers: [ItemIdentifierType], beside destination: ItemIdentifierType, distance: Int
    ) {
        guard let section = owners[destination], let place = places[section],
            let row = items[place].firstIndex(of: destination)
        else { return }
        items[place].insert(contentsOf: identifiers, at: row + distance)
        for identifier in identifiers { owners[identifier] = section }
        forgetPositions()
    }

    /// Takes those out that are there already, to be put elsewhere, and warns.
    private mutating func removeExisting(_ identifiers: [ItemIdentifierType]) {
        let existing = identifiers.filter { owners[$0] != nil }
        guard !existing.isEmpty else { return }
        ListWarning.log(SnapshotText.existingItems(existing))
        remove(existing)
    }

    /// Takes items out that are there.
    private mutating func remove(_ identifiers: [ItemIdentifierType]) {
        let doomed = Set(identifiers)
        for place in Set(identifiers.compactMap { owners[$0].flatMap { places[$0] } }) {
            items[place].removeAll(where: doomed.contains)
        }
        for identifier in identifiers { owners[identifier] = nil }
    }
}
