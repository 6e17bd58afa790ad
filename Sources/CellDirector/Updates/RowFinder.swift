/// Finds rows again, by their identity, in the sections that took the place of others.
///
/// Of rows with the same identity the first is found as the first, the second as the second and so on.
@MainActor
struct RowFinder {
    private var found: [IndexPath: IndexPath] = [:]

    /// - Complexity: O(rows) if there is anything to find.
    init<Section: DirectedSection>(
        _ paths: [IndexPath], from old: [Section], to new: [Section], in list: any DirectedList<Section>
    ) {
        guard !paths.isEmpty else { return }
        let wanted = Set(paths.map { RowIdentity(Section._configurator(old[$0.section]._rows[$0.row])) })
        let sources = Self.paths(of: wanted, in: old, list)
        let targets = Self.paths(of: wanted, in: new, list)
        for (identity, source) in sources {
            for (before, after) in zip(source, targets[identity] ?? []) { found[before] = after }
        }
    }

    private static func paths<Section: DirectedSection>(
        of wanted: Set<RowIdentity>, in sections: [Section], _ list: any DirectedList<Section>
    ) -> [RowIdentity: [IndexPath]] {
        var paths: [RowIdentity: [IndexPath]] = [:]
        for (section, content) in sections.enumerated() {
            list.eachConfigurator(of: content) { configurator, row in
                let identity = RowIdentity(configurator)
                if wanted.contains(identity) {
                    paths[identity, default: []].append(IndexPath(row: row, section: section))
                }
            }
        }
        return paths
    }

    /// Where the row is that was at an index path; `nil` if it is gone.
    subscript(path: IndexPath) -> IndexPath? { found[path] }
}
