import ListDifference

/// The obvious, slow way to say what a difference means.
enum SlowModel {
    /// Which source position each target position has, or nil: inserts have none, moves name theirs, and the others
    /// follow in order. Nil if the positions do not add up.
    static func partners<Element>(of difference: ListDifference<Element>) -> [Int?]? {
        let gone = Set(difference.deletes).union(difference.moves.map(\.from))
        var rest = difference.source.indices.filter { !gone.contains($0) }[...]
        var partners: [Int?] = []
        for position in difference.target.indices {
            if difference.inserts.contains(position) {
                partners.append(nil)
            } else if let move = difference.moves.first(where: { $0.to == position }) {
                partners.append(move.from)
            } else if let next = rest.popFirst() {
                partners.append(next)
            } else {
                return nil
            }
        }
        return rest.isEmpty ? partners : nil
    }

    /// The length of a longest increasing subsequence, in quadratic time.
    static func longestIncreasingSubsequence(_ values: [Int]) -> Int {
        var lengths: [Int] = []
        for (position, value) in values.enumerated() {
            var best = 0
            for earlier in 0..<position where values[earlier] < value { best = max(best, lengths[earlier]) }
            lengths.append(best + 1)
        }
        return lengths.max() ?? 0
    }

    /// Whether two pairs of one identity cross.
    static func crosses(_ ids: [Int], _ partners: [Int?]) -> Bool {
        var last: [Int: Int] = [:]
        for partner in partners {
            guard let partner else { continue }
            if let earlier = last[ids[partner]], earlier > partner { return true }
            last[ids[partner]] = partner
        }
        return false
    }

    /// How many pairs there are if each identity is paired as often as both lists have it.
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
