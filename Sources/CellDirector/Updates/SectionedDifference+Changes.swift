import ListDifference

extension IndexPath {
    package init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
}

extension RowPosition {
    init(_ indexPath: IndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}

extension SectionedDifference {
    /// For each new section, the position of the old section that it corresponds to, or -1 if it is inserted.
    var sourceSections: [Int] {
        sourcePositions(
            before: source.count, after: target.count, deletes: sectionDeletes, inserts: sectionInserts,
            moves: sectionMoves)
    }

    /// Whether rows that exist both before and after the update may get new cells. This applies to rows of deleted or
    /// inserted sections and, in UIKit, to rows whose section must be reloaded because its header or footer has
    /// changed.
    var replacesSections: Bool { !sectionDeletes.isEmpty || !sectionInserts.isEmpty || !sectionUpdates.isEmpty }

    /// The number of deleted, inserted, moved and changed sections and rows.
    var changeCount: Int {
        sectionDeletes.count + sectionInserts.count + sectionMoves.count + sectionUpdates.count + deletes.count
            + inserts.count + moves.count + updates.count
    }
}
