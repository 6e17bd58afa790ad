import ListDifference

extension CollectionSection: DirectedSection {
    package typealias Row = any CollectionItemConfigurator

    package var rows: [any CollectionItemConfigurator] {
        get { items }
        set { items = newValue }
    }

    package init(rows: [any CollectionItemConfigurator]) { self.init(items: rows) }

    package func view(_ kind: SectionViewKind) -> (any CellConfigurator)? {
        switch kind {
        case .header: header
        case .footer: footer
        }
    }

    package func title(_ kind: SectionViewKind) -> String? { nil }

    package static func configurator(_ row: any CollectionItemConfigurator) -> any CellConfigurator { row }

    package static func difference(from old: [Self], to new: [Self]) -> SectionDifference<Self> {
        compare(old, new, rows: .items)
    }
}

extension ListMatching where Element == any CollectionItemConfigurator {
    /// Items by their configurators' identity and content, asked for in place: nothing is boxed.
    static var items: Self {
        Self(
            hash: { item, hasher in item.hashIdentity(into: &hasher) },
            isSame: { a, b in a.hasSameIdentity(as: b) },
            isEqual: { a, b in a.hasSameContent(as: b) })
    }
}
