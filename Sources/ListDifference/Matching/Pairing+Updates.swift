extension Pairing {
    /// Returns the pairs whose contents differ, in ascending order of their source positions.
    @inlinable
    func updates<Matching: ElementMatching>(
        _ source: [Matching.Element], _ target: [Matching.Element], _ matching: Matching
    ) -> [ListUpdate<Int>] {
        guard matching.hasContent else { return [] }
        var updates: [ListUpdate<Int>] = []
        Borrowed.withElements(of: source) { source in
            Borrowed.withElements(of: target) { target in
                for run in runs {
                    for offset in 0..<run.count
                    where !matching.isEqual(source[run.source + offset], target[run.target + offset]) {
                        updates.append(ListUpdate(source: run.source + offset, target: run.target + offset))
                    }
                }
                let kept = updates.count
                for move in moves where !matching.isEqual(source[move.source], target[move.target]) {
                    updates.append(ListUpdate(source: move.source, target: move.target))
                }
                if updates.count > kept { Self.sortBySource(&updates) }
            }
        }
        return updates
    }

    /// Sorts updates by source position. The method isn't `@inlinable`, so that the sort isn't compiled into client
    /// modules.
    @usableFromInline
    static func sortBySource(_ updates: inout [ListUpdate<Int>]) {
        updates = sorted(updates) { ($0.source, 0) }
    }
}
