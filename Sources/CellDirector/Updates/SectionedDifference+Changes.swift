import ListDifference

extension IndexPath {
    package init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
}

extension SectionedDifference {
    /// Whether rows can be in both lists and yet get new cells: those that leave a section that goes, enter one that
    /// comes, or stand in one whose views are replaced.
    var replacesSections: Bool { !sectionDeletes.isEmpty || !sectionInserts.isEmpty || !sectionUpdates.isEmpty }

    /// How many sections and rows are deleted, inserted, moved or changed.
    var changeCount: Int {
        sectionDeletes.count + sectionInserts.count + sectionMoves.count + sectionUpdates.count + deletes.count
            + inserts.count + moves.count + updates.count
    }
}
