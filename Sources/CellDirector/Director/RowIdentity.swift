/// A row by its identity, as a key.
struct RowIdentity: Hashable {
    let row: any CellConfigurator

    init(_ row: any CellConfigurator) { self.row = row }

    func hash(into hasher: inout Hasher) { row.hashIdentity(into: &hasher) }

    static func == (a: Self, b: Self) -> Bool { a.row === b.row || a.row.hasSameIdentity(as: b.row) }
}
