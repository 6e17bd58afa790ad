extension NSDiffableDataSourceSnapshot {
    /// Appends sections. Raises an exception if a section already exists.
    ///
    /// - Complexity: O(*k* log *n*) for *k* sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        guard isUnique(identifiers, "section") else { return }
        insert(identifiers, at: numberOfSections)
    }

    /// Mirrors `NSDiffableDataSourceSnapshot.insertSections(_:beforeSection:)`. Raises an exception if a section
    /// already exists, or if `toIdentifier` does not exist.
    ///
    /// - Complexity: O(*k* log *n*) for *k* sections.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, beside: toIdentifier, distance: 0) }

    /// Mirrors `NSDiffableDataSourceSnapshot.insertSections(_:afterSection:)`. Raises an exception if a section already
    /// exists, or if `toIdentifier` does not exist.
    ///
    /// - Complexity: O(*k* log *n*) for *k* sections.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, beside: toIdentifier, distance: 1) }

    /// Deletes sections and their items. Sections that do not exist are ignored.
    ///
    /// - Complexity: O(*k* log *n*) for *k* deleted sections and items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        guard isUnique(identifiers, "section") else { return }
        for identifier in identifiers { content.remove(section: identifier) }
        forgetSections()
    }

    /// Mirrors `NSDiffableDataSourceSnapshot.moveSection(_:beforeSection:)`. Raises an exception if either section does
    /// not exist, or if both are the same.
    ///
    /// - Complexity: O(log *n*).
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, distance: 0) }

    /// Mirrors `NSDiffableDataSourceSnapshot.moveSection(_:afterSection:)`. Raises an exception if either section does
    /// not exist, or if both are the same.
    ///
    /// - Complexity: O(log *n*).
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, distance: 1) }

    /// Marks sections to be given new cells, headers and footers when the snapshot is applied. Raises an exception if a
    /// section does not exist.
    ///
    /// - Complexity: O(*k*) for *k* sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        guard isUnique(identifiers, "section") else { return }
        if let missing = identifiers.first(where: { !content.contains(section: $0) }) {
            return stop("Attempted to reload section identifier that does not exist in the snapshot: \(missing)")
        }
        reloadedSections.add(identifiers)
    }

    /// The sections marked for reloading, in the order in which they were marked. Unverified: sections that were
    /// deleted later are omitted.
    ///
    /// - Complexity: O(*k*) for *k* sections.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        reloadedSections.all.filter(content.contains(section:))
    }

    // MARK: Implementation

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], beside destination: SectionIdentifierType, distance: Int
    ) {
        guard isUnique(identifiers, "section") else { return }
        if identifiers.contains(destination) {
            let update = SnapshotText.update("INS", destination, identifiers)
            return stop(
                "Invalid update: destination for section operation [\(destination)] is in the inserted section list for "
                    + "update: \(update)")
        }
        guard let index = content.index(of: destination) else {
            return stop(unless: "insertIndex != NSNotFound")
        }
        insert(identifiers, at: index + distance)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        let existing = identifiers.filter(content.contains(section:))
        guard existing.isEmpty else { return stop(SnapshotText.existingSections(existing)) }
        content.insert(identifiers, at: index)
        forgetSections()
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, beside destination: SectionIdentifierType, distance: Int
    ) {
        if identifier == destination {
            let update = SnapshotText.update("MOV", destination, [identifier])
            return stop(
                "Invalid update: destination for section move is the same as the source [\(destination)] for update: "
                    + "\(update).")
        }
        guard content.contains(section: identifier) else { return stop(unless: "fromSection != NSNotFound") }
        guard let index = content.index(of: destination) else { return stop(unless: "toSection != NSNotFound") }
        content.move(section: identifier, after: content.section(at: index + distance - 1))
        forgetSections()
    }
}
