import ListDifference

extension SlowModel {
    /// Returns a description of the first problem in a difference of lists, or `nil` if there is none.
    static func problem(of difference: ListDifference<Entry>) -> String? {
        let (source, target) = (difference.source, difference.target)
        guard difference.applying(to: source) == target else {
            return "applying the difference does not give the target"
        }
        guard let partners = partners(of: difference) else { return "the positions are inconsistent" }
        let pairs = partners.enumerated().compactMap { to, from in from.map { (from: $0, to: to) } }
        if pairs.contains(where: { source[$0.from].id != target[$0.to].id }) {
            return "paired elements have different identities"
        }
        if pairs.count != Self.pairs(source.map(\.id), target.map(\.id)) { return "a pair is missing" }
        if crosses(source.map(\.id), partners) { return "duplicates cross each other" }
        let fewest = pairs.count - longestIncreasingSubsequence(pairs.map(\.from))
        if difference.moves.count != fewest { return "\(fewest) moves are enough" }
        if fewest > movesInOrder(source.map(\.id), target.map(\.id)) {
            return "pairing in order needs fewer moves"
        }
        let updates = pairs.filter { source[$0.from] != target[$0.to] }.sorted { $0.from < $1.from }
        if difference.updates != updates.map({ ListUpdate(source: $0.from, target: $0.to) }) { return "wrong updates" }
        if difference.deletes != difference.deletes.sorted() { return "deletes are not ascending" }
        if difference.inserts != difference.inserts.sorted() { return "inserts are not ascending" }
        return nil
    }

    /// Returns a description of the first problem in a difference of sections whose section and row identities are
    /// unique, or `nil` if there is none.
    static func problem(of difference: SectionedDifference<Entry, Entry>) -> String? {
        let (source, target) = (difference.source, difference.target)
        let old = Dictionary(uniqueKeysWithValues: source.enumerated().map { ($1.model.id, $0) })
        let new = Set(target.map(\.model.id))
        let order = target.compactMap { old[$0.model.id] }
        let moved = order.count - longestIncreasingSubsequence(order)
        if difference.sectionMoves.count != moved { return "\(moved) section moves are enough" }
        if difference.sectionDeletes != source.indices.filter({ !new.contains(source[$0].model.id) }) {
            return "wrong section deletes"
        }
        if difference.sectionInserts != target.indices.filter({ old[target[$0].model.id] == nil }) {
            return "wrong section inserts"
        }
        var rows: [Int: RowPosition] = [:]
        for (section, value) in source.enumerated() where new.contains(value.model.id) {
            for (row, entry) in value.rows.enumerated() { rows[entry.id] = RowPosition(section: section, row: row) }
        }
        var (inserts, updates): ([RowPosition], [ListUpdate<RowPosition>]) = ([], [])
        var moves = 0
        for (section, value) in target.enumerated() {
            guard let partner = old[value.model.id] else { continue }
            var order: [Int] = []
            for (row, entry) in value.rows.enumerated() {
                let position = RowPosition(section: section, row: row)
                guard let from = rows.removeValue(forKey: entry.id) else {
                    inserts.append(position)
                    continue
                }
                if from.section == partner { order.append(from.row) } else { moves += 1 }
                if source[from.section].rows[from.row] != entry {
                    updates.append(ListUpdate(source: from, target: position))
                }
            }
            moves += order.count - longestIncreasingSubsequence(order)
        }
        if difference.inserts != inserts { return "wrong inserts" }
        if difference.deletes != rows.values.sorted() { return "wrong deletes" }
        if difference.moves.count != moves { return "\(moves) row moves are enough" }
        if difference.updates != updates.sorted(by: { $0.source < $1.source }) { return "wrong updates" }
        return problemOfStages(difference, order, old)
    }

    /// Returns a description of the problem if the number of stages is not minimal, or `nil` if it is minimal. Rows and
    /// sections can change in the same stage if there is a minimal choice of section moves that leaves all sections with
    /// changed rows in place.
    private static func problemOfStages(
        _ difference: SectionedDifference<Entry, Entry>, _ order: [Int], _ old: [Int: Int]
    ) -> String? {
        var changed = Set(difference.deletes.map(\.section)).union(difference.moves.map(\.source.section))
        for section in difference.inserts.map(\.section) + difference.moves.map(\.target.section) {
            if let partner = old[difference.target[section].model.id] { changed.insert(partner) }
        }
        let longest = longestIncreasingSubsequence(order)
        let isOneEnough = (0..<(1 << order.count)).contains { choice in
            let kept = order.indices.filter { choice & (1 << $0) != 0 }.map { order[$0] }
            return kept.count == longest && kept == kept.sorted() && changed.isSubset(of: kept)
        }
        let updates = difference.updates.isEmpty && difference.sectionUpdates.isEmpty ? 0 : 1
        let hasMore =
            !difference.sectionDeletes.isEmpty || !difference.sectionInserts.isEmpty || !difference.deletes.isEmpty
            || !difference.sectionMoves.isEmpty || !difference.inserts.isEmpty || !difference.moves.isEmpty
        let stages = updates + (hasMore ? (isOneEnough ? 1 : 2) : 0)
        return difference.stages.count == stages ? nil : "\(stages) stages are enough"
    }
}
