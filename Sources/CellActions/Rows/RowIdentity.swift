/// A row's identity, for use as a dictionary key.
package struct RowIdentity: Hashable {
    private let row: any CellConfigurator

    package init(_ row: any CellConfigurator) { self.row = row }

    package func hash(into hasher: inout Hasher) { row.hashIdentity(into: &hasher) }

    package static func == (a: Self, b: Self) -> Bool { a.row === b.row || a.row.hasSameIdentity(as: b.row) }
}
