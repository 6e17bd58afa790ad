extension ListDifference {
    /// Returns the result of applying the change to a list that has as many elements as the source.
    ///
    /// Unchanged elements are taken from the given list, in their new order; inserted and updated elements are taken
    /// from the target. Returns `nil` if the list's count differs from the source's.
    ///
    /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of elements in the source and the target.
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
