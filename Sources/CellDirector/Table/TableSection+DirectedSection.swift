import ListDifference

extension TableSection: DirectedSection {
    package typealias Row = any TableRowConfigurator

    package init(rows: [any TableRowConfigurator]) { self.init(id: nil, rows: rows) }

    package func view(_ kind: SectionViewKind) -> (any CellConfigurator)? {
        switch kind {
        case .header: header
        case .footer: footer
        }
    }

    package func title(_ kind: SectionViewKind) -> String? {
        switch kind {
        case .header: headerTitle
        case .footer: footerTitle
        }
    }

    package static func configurator(_ row: any TableRowConfigurator) -> any CellConfigurator { row }

    package static func difference(from old: [Self], to new: [Self]) -> SectionDifference<Self> {
        compare(old, new, rows: .rows)
    }
}

extension ListMatching where Element == any TableRowConfigurator {
    /// Rows by their configurators' identity and content, asked for in place: nothing is boxed.
    static var rows: Self {
        Self(
            hash: { row, hasher in row.hashIdentity(into: &hasher) },
            isSame: { a, b in a.hasSameIdentity(as: b) },
            isEqual: { a, b in a.hasSameContent(as: b) })
    }
}
