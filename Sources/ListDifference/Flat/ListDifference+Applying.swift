extension ListDifference {
    /// Applies the change to a list: the elements that stay are the list's own, in their new order; those that come or
    /// changed are the target's.
    ///
    /// Returns nil if the list has not as many elements as the source.
    ///
    /// - Complexity: O(*n* + *m*).
    public func applying(to list: [Element]) -> [Element]? {
        guard list.count == source.count else { return nil }
        let positions = sourcePositions(
            before: source.count, after: target.count, deletes: deletes, inserts: inserts, moves: moves)
        var result = target
        for (position, old) in positions.enumerated() where old >= 0 { result[position] = list[old] }
        for update in updates { result[update.target] = target[update.target] }
        return result
    }
}
