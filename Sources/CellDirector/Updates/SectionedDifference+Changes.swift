import ListDifference

extension IndexPath {
    package init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
}

extension SectionedDifference {
    /// Whether rows can be in both lists and yet get new cells: those that leave a section that goes or enter one that
    /// comes, and in UIKit those whose section must be reloaded for its header or footer.
    var replacesSections: Bool { !sectionDeletes.isEmpty || !sectionInserts.isEmpty || !sectionUpdates.isEmpty }

    /// How many sections and rows are deleted, inserted, moved or changed.
    var changeCount: Int {
        sectionDeletes.count + sectionInserts.count + sectionMoves.count + sectionUpdates.count + deletes.count
            + inserts.count + moves.count + updates.count
    }
}
