/// One step of a staged change to a list: a batch of updates that a table or a collection view accepts, and the list as it
/// is after it.
///
/// Set the list, then do the batch. Deletes, and where a move starts, are positions in the list before the step;
/// inserts, and where a move ends, are positions in ``list``. A step with ``updates`` has nothing else.
public struct ListStage<Element> {
    /// The list after the step.
    public let list: [Element]
    /// Positions of rows to reconfigure in place. The same before and after the step.
    public let updates: [Int]
    /// Positions, before the step, of deleted rows.
    public let deletes: [Int]
    /// Positions, after the step, of inserted rows.
    public let inserts: [Int]
    /// The moved rows.
    public let moves: [ListMove<Int>]
}

extension ListStage: Sendable where Element: Sendable {}

extension ListDifference {
    /// The change in the fewest steps that batch updates allow: none, one or two.
    ///
    /// 1. **Updates**, at their old positions. They are alone because a row that is reloaded can be neither moved nor
    ///    counted with the others in one batch (a reload counts as a delete and an insert).
    /// 2. **Deletes, inserts and moves** together. All name deletes and starts by the old list, inserts and ends by the
    ///    new one, and no position is named twice, so one batch takes them all.
    ///
    /// - Complexity: O(1), and O(*n*) if there are updates.
    public var stages: [ListStage<Element>] {
        var stages: [ListStage<Element>] = []
        if !updates.isEmpty {
            var list = source
            for update in updates { list[update.source] = target[update.target] }
            stages.append(
                ListStage(list: list, updates: updates.map(\.source), deletes: [], inserts: [], moves: []))
        }
        if !deletes.isEmpty || !inserts.isEmpty || !moves.isEmpty {
            stages.append(ListStage(list: target, updates: [], deletes: deletes, inserts: inserts, moves: moves))
        }
        return stages
    }
}
