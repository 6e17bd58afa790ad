import ListDifference

extension ListMatching where Element == any TableRowConfigurator {
    /// Rows by their configurators' identity and content, asked for in place: nothing is boxed.
    static var rows: Self {
        Self(
            hash: { row, hasher in row.hashIdentity(into: &hasher) },
            isSame: { a, b in a.hasSameIdentity(as: b) },
            isEqual: { a, b in a.hasSameContent(as: b) })
    }
}

/// What changed between two states of a director's table.
package typealias TableDifference = SectionedDifference<SectionModel, any TableRowConfigurator>
