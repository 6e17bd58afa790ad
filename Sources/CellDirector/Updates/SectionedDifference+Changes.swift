import ListDifference

extension IndexPath {
    package init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
}

extension SectionedDifference {
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
