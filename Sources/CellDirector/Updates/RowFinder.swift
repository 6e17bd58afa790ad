/// Finds rows of the old sections in the new sections, first by object identity and then by row identity.
///
/// Rows with the same identity are paired in order: the first with the first, the second with the second, and so on.
@MainActor
struct RowFinder {
    private var found: [IndexPath: IndexPath] = [:]

    /// - Complexity: O(*n*), where *n* is the number of rows in both lists of sections, or O(1) if there are no rows to
    ///   find.
    init(_ paths: [IndexPath], from old: any SectionList, to new: any SectionList) {
        guard !paths.isEmpty else { return }
        let isWanted = membership(of: paths.compactMap { old.configurator(at: $0).map(RowIdentity.init) })
        var sources = Self.rows(in: old, where: isWanted)
        var targets = Self.rows(in: new, where: isWanted)
        pair(&sources, &targets) { ObjectIdentifier($0.configurator) }
        pair(&sources, &targets) { RowIdentity($0.configurator) }
    }

    private static func rows(in sections: any SectionList, where isWanted: (RowIdentity) -> Bool) -> [PlacedRow] {
        var rows: [PlacedRow] = []
        for section in sections.sectionNumbers {
            sections.eachConfigurator(of: section) { configurator, row in
                guard isWanted(RowIdentity(configurator)) else { return }
                rows.append((configurator, IndexPath(row: row, section: section)))
            }
        }
        return rows
    }

    /// Pairs the sources and targets that have the same key, the first source with the first target and so on, and
    /// removes them from the arrays. Unpaired rows remain in the arrays.
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func pair<Key: Hashable>(
        _ sources: inout [PlacedRow], _ targets: inout [PlacedRow], by key: (PlacedRow) -> Key
    ) {
        var places = Dictionary(grouping: targets.indices) { key(targets[$0]) }.mapValues { $0[...] }
        var isLeft = Array(repeating: true, count: targets.count)
        var leftSources: [PlacedRow] = []
        for source in sources {
            if let place = places[key(source)]?.popFirst() {
                found[source.indexPath] = targets[place].indexPath
                isLeft[place] = false
            } else {
                leftSources.append(source)
            }
        }
        sources = leftSources
        targets = targets.indices.filter { isLeft[$0] }.map { targets[$0] }
    }

    /// Returns the new index path of the row that was at the given index path in the old sections, or `nil` if the row
    /// is no longer in the list.
    subscript(path: IndexPath) -> IndexPath? { found[path] }
}
