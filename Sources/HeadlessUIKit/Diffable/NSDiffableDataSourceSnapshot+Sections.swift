extension NSDiffableDataSourceSnapshot {
    /// Adds sections at the end. Mirrors `NSDiffableDataSourceSnapshot.appendSections(_:)`. Stops on a section that is
    /// there already.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        guard isUnique(identifiers, "section") else { return }
        insert(identifiers, at: numberOfSections)
    }

    /// Mirrors `NSDiffableDataSourceSnapshot.insertSections(_:beforeSection:)`. Stops on a section that is there already,
    /// and if the section to insert before is not.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, beside: toIdentifier, distance: 0) }

    /// Mirrors `NSDiffableDataSourceSnapshot.insertSections(_:afterSection:)`. Stops on a section that is there already,
    /// and if the section to insert after is not.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, beside: toIdentifier, distance: 1) }

    /// Removes sections with their items; one that is not there is passed over. Mirrors
    /// `NSDiffableDataSourceSnapshot.deleteSections(_:)`.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        guard isUnique(identifiers, "section") else { return }
        let doomed = Set(identifiers.compactMap { places[$0] })
        guard !doomed.isEmpty else { return }
        for place in doomed {
            for item in items[place] { owners[item] = nil }
        }
        let staying = sectionIdentifiers.indices.filter { !doomed.contains($0) }
        arrange(staying.map { sectionIdentifiers[$0] }, staying.map { items[$0] })
    }

    /// Mirrors `NSDiffableDataSourceSnapshot.moveSection(_:beforeSection:)`. Stops if either section is not there, and if
    /// both are the same.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, distance: 0) }

    /// Mirrors `NSDiffableDataSourceSnapshot.moveSection(_:afterSection:)`. Stops if either section is not there, and if
    /// both are the same.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, distance: 1) }

    /// Asks for new cells, header and footer when the snapshot is applied. Mirrors
    /// `NSDiffableDataSourceSnapshot.reloadSections(_:)`. Stops on a section that is not there.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        guard isUnique(identifiers, "section") else { return }
        if let missing = identifiers.first(where: { places[$0] == nil }) {
            return stop("Attempted to reload section identifier that does not exist in the snapshot: \(missing)")
        }
        reloadedSections.add(identifiers)
    }

    /// The sections to be reloaded when the snapshot is applied, in the order asked for. Mirrors
    /// `NSDiffableDataSourceSnapshot.reloadedSectionIdentifiers`. That one which was deleted since is left out is
    /// believed, not confirmed.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        reloadedSections.all.filter { places[$0] != nil }
    }

    // MARK: Inside

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
        guard let place = places[destination] else { return stop(unless: "insertIndex != NSNotFound") }
        insert(identifiers, at: place + distance)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        let existing = identifiers.filter { places[$0] != nil }
        guard existing.isEmpty else { return stop(SnapshotText.existingSections(existing)) }
        guard !identifiers.isEmpty else { return }
        var sections = sectionIdentifiers
        var rows = items
        sections.insert(contentsOf: identifiers, at: place)
        rows.insert(contentsOf: identifiers.map { _ in [] }, at: place)
        arrange(sections, rows)
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
        guard let from = places[identifier] else { return stop(unless: "fromSection != NSNotFound") }
        guard let to = places[destination] else { return stop(unless: "toSection != NSNotFound") }
        var sections = sectionIdentifiers
        var rows = items
        let goal = (from < to ? to - 1 : to) + distance
        sections.insert(sections.remove(at: from), at: goal)
        rows.insert(rows.remove(at: from), at: goal)
        arrange(sections, rows)
    }

    /// Puts sections and their items in a new order.
    private mutating func arrange(_ sections: [SectionIdentifierType], _ rows: [[ItemIdentifierType]]) {
        let kept = zip(sectionIdentifiers, sections).prefix { $0 == $1 }.count
        for section in sectionIdentifiers[kept...] { places[section] = nil }
        sectionIdentifiers = sections
        items = rows
        for place in kept..<sections.count { places[sections[place]] = place }
        forgetPositions()
    }
}
