/// Finds rows again, by their identity, in the sections that took the place of others.
///
/// Of rows with the same identity the first is found as the first, the second as the second and so on.
struct RowFinder {
    private struct Identity: Hashable {
        let row: any CellConfigurator

        func hash(into hasher: inout Hasher) { row.hashIdentity(into: &hasher) }

        static func == (a: Self, b: Self) -> Bool { a.row === b.row || a.row.hasSameIdentity(as: b.row) }
    }

    private var found: [IndexPath: IndexPath] = [:]

    /// - Complexity: O(rows) if there is anything to find.
    init<Section: DirectedSection>(_ paths: [IndexPath], from old: [Section], to new: [Section]) {
        guard !paths.isEmpty else { return }
        let wanted = Set(paths.map { Identity(row: Section.configurator(old[$0.section].rows[$0.row])) })
        let sources = Self.places(of: wanted, in: old)
        let targets = Self.places(of: wanted, in: new)
        for (identity, source) in sources {
            for (before, after) in zip(source, targets[identity] ?? []) { found[before] = after }
        }
    }

    private static func places<Section: DirectedSection>(
        of wanted: Set<Identity>, in sections: [Section]
    ) -> [Identity: [IndexPath]] {
        var places: [Identity: [IndexPath]] = [:]
        for (section, content) in sections.enumerated() {
            for (row, configurator) in content.rows.enumerated() {
                let identity = Identity(row: Section.configurator(configurator))
                if wanted.contains(identity) {
                    places[identity, default: []].append(IndexPath(row: row, section: section))
                }
            }
        }
        return places
    }

    /// Where the row is that was at an index path; `nil` if it is gone.
    subscript(path: IndexPath) -> IndexPath? { found[path] }
}
