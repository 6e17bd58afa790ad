import ListDifference

extension NSDiffableDataSourceSnapshot {
    /// The snapshot as a difference is taken of it.
    var listSections: [ListSection<SectionIdentifierType, ItemIdentifierType>] {
        zip(sectionIdentifiers, items).map { ListSection(model: $0, rows: $1) }
    }

    /// What a list shows between two steps of a change. Its identifiers are unique, as those of both ends are.
    init(_ sections: [ListSection<SectionIdentifierType, ItemIdentifierType>]) {
        self.init()
        for (place, section) in sections.enumerated() {
            sectionIdentifiers.append(section.model)
            items.append(section.rows)
            places[section.model] = place
            for item in section.rows { owners[item] = section.model }
        }
    }

    /// The same without what is to be reloaded.
    var withoutMarks: Self {
        var copy = self
        copy.reloadedItems = IdentifierList()
        copy.reconfiguredItems = IdentifierList()
        copy.reloadedSections = IdentifierList()
        return copy
    }
}
