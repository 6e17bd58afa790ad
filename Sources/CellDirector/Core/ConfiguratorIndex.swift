/// Where each configurator of a list stands.
struct ConfiguratorIndex {
    private var places: [ObjectIdentifier: (section: Int, row: Int)] = [:]

    /// - Complexity: O(rows).
    init<Section: DirectedSection>(_ sections: [Section]) {
        places.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count })
        for (section, content) in sections.enumerated() {
            for (row, configurator) in content.rows.enumerated() {
                add(Section.configurator(configurator), (section, row))
            }
            for kind in SectionViewKind.allCases {
                if let view = content.view(kind) { add(view, (section, NSNotFound)) }
            }
        }
    }

    private mutating func add(_ configurator: any CellConfigurator, _ place: (section: Int, row: Int)) {
        let key = ObjectIdentifier(configurator)
        if places[key] == nil { places[key] = place }
    }

    func indexPath(of configurator: any CellConfigurator) -> IndexPath? {
        places[ObjectIdentifier(configurator)].map { IndexPath(row: $0.row, section: $0.section) }
    }
}
