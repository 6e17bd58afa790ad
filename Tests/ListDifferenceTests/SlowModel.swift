import ListDifference

/// A slow, straightforward model of differences.
enum SlowModel {
    /// Returns the source position for each target position, or `nil` for an inserted element. Moved elements have the
    /// source positions of their moves, and the remaining elements keep their order. Returns `nil` instead of an array
    /// if the positions are inconsistent.
    static func partners<Element>(of difference: ListDifference<Element>) -> [Int?]? {
        let gone = Set(difference.deletes).union(difference.moves.map(\.source))
        var rest = difference.source.indices.filter { !gone.contains($0) }[...]
        var partners: [Int?] = []
        for position in difference.target.indices {
            if difference.inserts.contains(position) {
                partners.append(nil)
            } else if let move = difference.moves.first(where: { $0.target == position }) {
                partners.append(move.source)
            } else if let next = rest.popFirst() {
                partners.append(next)
            } else {
                return nil
            }
        }
        return rest.isEmpty ? partners : nil
    }

    /// Returns the length of a longest increasing subsequence, in quadratic time.
    static func longestIncreasingSubsequence(_ values: [Int]) -> Int {
        var lengths: [Int] = []
        for (position, value) in values.enumerated() {
            var best = 0
            for earlier in 0..<position where values[earlier] < value { best = max(best, lengths[earlier]) }
            lengths.append(best + 1)
        }
        return lengths.max() ?? 0
    }

    /// Returns the length of a longest common subsequence.
    static func longestCommonSubsequence(_ source: [Int], _ target: [Int]) -> Int {
        var lengths = [Int](repeating: 0, count: target.count + 1)
        for old in source {
            var diagonal = 0
            for (position, new) in target.enumerated() {
                let above = lengths[position + 1]
                lengths[position + 1] = old == new ? diagonal + 1 : max(above, lengths[position])
                diagonal = above
            }
        }
        return lengths[target.count]
    }

    /// Pairs elements with the same identity by occurrence: the first with the first, the second with the second, and
    /// so on. Returns the source position for each target position, or `nil` for an unpaired element.
    static func partnersInOrder(_ source: [Int], _ target: [Int]) -> [Int?] {
        var positions = Dictionary(grouping: source.indices) { source[$0] }
        return target.map { id in
            guard let first = positions[id]?.first else { return nil }
            positions[id]?.removeFirst()
            return first
        }
    }

    /// Returns the number of moves that are necessary when elements with the same identity are paired by occurrence.
    static func movesInOrder(_ source: [Int], _ target: [Int]) -> Int {
        let kept = partnersInOrder(source, target).compactMap { $0 }
        return kept.count - longestIncreasingSubsequence(kept)
    }

    /// Returns how many sections and rows are removed, inserted or moved if elements with the same identity are paired
    /// by occurrence. Sections are paired first, then the rows within paired sections, and then the remaining rows
    /// across sections.
    static func changesInOrder(_ source: [EntrySection], _ target: [EntrySection]) -> Int {
        let partners = partnersInOrder(source.map(\.model.id), target.map(\.model.id))
        let kept = partners.compactMap { $0 }
        var changes = source.count + target.count - kept.count - longestIncreasingSubsequence(kept)
        var (gone, inserted): ([Int], [Int]) = ([], [])
        for (section, partner) in partners.enumerated() {
            guard let partner else { continue }
            let (old, new) = (source[partner].rows.map(\.id), target[section].rows.map(\.id))
            let rows = partnersInOrder(old, new)
            let stays = Set(rows.compactMap { $0 })
            gone += old.indices.filter { !stays.contains($0) }.map { old[$0] }
            inserted += new.indices.filter { rows[$0] == nil }.map { new[$0] }
            changes += movesInOrder(old, new)
        }
        return changes + gone.count + inserted.count - pairs(gone, inserted)
    }

    /// Whether any two pairs of elements with the same identity cross.
    static func crosses(_ ids: [Int], _ partners: [Int?]) -> Bool {
        var last: [Int: Int] = [:]
        for partner in partners {
            guard let partner else { continue }
            if let earlier = last[ids[partner]], earlier > partner { return true }
            last[ids[partner]] = partner
        }
        return false
    }

    /// Returns the largest possible number of pairs of elements with the same identity.
    static func pairs(_ source: [Int], _ target: [Int]) -> Int {
        var counts: [Int: Int] = [:]
        for id in source { counts[id, default: 0] += 1 }
        var pairs = 0
        for id in target {
            guard let count = counts[id], count > 0 else { continue }
            counts[id] = count - 1
            pairs += 1
        }
        return pairs
    }
}
