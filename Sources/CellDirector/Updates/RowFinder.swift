/// Finds rows again in the sections that replace others: by the very object, then by their identity.
///
/// Of rows with the same identity the first is found as the first, the second as the second and so on.
@MainActor
struct RowFinder {
    private struct Row {
        let configurator: any CellConfigurator
        let indexPath: IndexPath
    }

    private var found: [IndexPath: IndexPath] = [:]

    /// - Complexity: O(rows) if there is anything to find.
    init<Section: DirectedSection>(
        _ paths: [IndexPath], from old: [Section], to new: [Section], in list: any DirectedList<Section>
    ) {
        guard !paths.isEmpty else { return }
        let wanted = Set(paths.map { RowIdentity(Section.configurator(of: old[$0.section].rows[$0.row])) })
        var sources = Self.rows(of: wanted, in: old, list)
        var targets = Self.rows(of: wanted, in: new, list)
        pair(&sources, &targets) { ObjectIdentifier($0.configurator) }
        pair(&sources, &targets) { RowIdentity($0.configurator) }
    }

    private static func rows<Section: DirectedSection>(
        of wanted: Set<RowIdentity>, in sections: [Section], _ list: any DirectedList<Section>
    ) -> [Row] {
        var rows: [Row] = []
        for (section, content) in sections.enumerated() {
            list.eachConfigurator(of: content) { configurator, row in
                guard wanted.contains(RowIdentity(configurator)) else { return }
                rows.append(Row(configurator: configurator, indexPath: IndexPath(row: row, section: section)))
            }
        }
        return rows
    }

    /// Pairs rows of one key in order, and leaves the others.
    private mutating func pair<Key: Hashable>(_ sources: inout [Row], _ targets: inout [Row], by key: (Row) -> Key) {
        var places = Dictionary(grouping: targets.indices) { key(targets[$0]) }.mapValues { $0[...] }
        var left = Set(targets.indices)
        var leftSources: [Row] = []
        for source in sources {
            if let place = places[key(source)]?.popFirst() {
                found[source.indexPath] = targets[place].indexPath
                left.remove(place)
            } else {
                leftSources.append(source)
            }
        }
        sources = leftSources
        targets = left.sorted().map { targets[$0] }
    }

    /// Where the row is that was at an index path; `nil` if it is gone.
    subscript(path: IndexPath) -> IndexPath? { found[path] }
}
