/// A stage of a change to a list. It consists of a batch of updates that a table or collection view accepts, and the
/// resulting list.
///
/// Set the list first, then perform the batch update. Deletes and the sources of moves are positions in the list before
/// the stage. Inserts and the destinations of moves are positions in ``list``. A stage with ``updates`` contains no
/// other changes.
public struct ListStage<Element> {
    /// The list after the stage.
    public let list: [Element]
    /// The positions of the rows to reconfigure in place. Each row has the same position before and after the stage.
    public let updates: [Int]
    /// The positions of deleted rows in the list before the stage.
    public let deletes: [Int]
    /// The positions of inserted rows in the list after the stage.
    public let inserts: [Int]
    /// The moved rows.
    public let moves: [ListMove<Int>]
}

extension ListStage: Sendable where Element: Sendable {}

extension ListDifference {
    /// The stages of the change. There are as few stages as batch updates allow: zero, one or two.
    ///
    /// 1. **Updates**, at the old positions of the rows. Updates need a separate stage because a batch update treats a
    ///    reload as a delete and an insert, so the row can't also move, and a batch can't combine reloads with other
    ///    changes.
    /// 2. **Deletes, inserts and moves** together. Deletes and the sources of moves refer to the old list. Inserts and
    ///    the destinations of moves refer to the new list. No position is used twice, so a single batch is enough.
    ///
    /// - Complexity: O(1), or O(*n*) if there are updates.
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
