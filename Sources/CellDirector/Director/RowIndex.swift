/// Where each row of a list is, found by its configurator or by its identity.
@MainActor
struct RowIndex {
    private typealias Position = (section: Int, row: Int)

    private let rows: [(configurator: any CellConfigurator, position: Position)]
    private var byObject: [ObjectIdentifier: Int] = [:]
    /// Made when somebody looks for a row by another configurator than its own.
    private var byIdentity: [RowIdentity: Int]?
    /// When that was, on the clock that all items share: an item that changes may be another identity.
    private var identifiedAt = 0

    /// - Complexity: O(rows).
    init<Section: DirectedSection>(_ sections: [Section], in list: any DirectedList<Section>) {
        var rows: [(any CellConfigurator, Position)] = []
        rows.reserveCapacity(sections.reduce(0) { $0 + $1._rows.count })
        for (number, section) in sections.enumerated() {
            list.eachConfigurator(of: section) { rows.append(($0, (number, $1))) }
            for kind in SectionViewKind.allCases {
                if let view = list.view(kind, of: section) { rows.append((view, (number, NSNotFound))) }
            }
        }
        self.rows = rows
        byObject.reserveCapacity(rows.count)
        for (number, row) in rows.enumerated() where byObject[ObjectIdentifier(row.0)] == nil {
            byObject[ObjectIdentifier(row.0)] = number
        }
    }

    /// The first row that the very configurator represents, else the first of its type with its identity.
    mutating func find(
        _ configurator: any CellConfigurator
    ) -> (configurator: any CellConfigurator, indexPath: IndexPath)? {
        guard let number = byObject[ObjectIdentifier(configurator)] ?? findIdentity(configurator) else { return nil }
        let (row, position) = rows[number]
        return (row, IndexPath(row: position.row, section: position.section))
    }

    private mutating func findIdentity(_ configurator: any CellConfigurator) -> Int? {
        let identity = RowIdentity(configurator)
        if let known = byIdentity?[identity] { return known }
        if byIdentity == nil || identifiedAt < ItemClock.now { makeIdentities() }
        return byIdentity?[identity]
    }

    private mutating func makeIdentities() {
        identifiedAt = ItemClock.now
        let identities = rows.lazy.map { RowIdentity($0.configurator) }
        byIdentity = Dictionary(zip(identities, rows.indices), uniquingKeysWith: { first, _ in first })
    }
}
