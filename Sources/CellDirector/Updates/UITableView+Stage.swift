import ListDifference

extension UITableView {
    /// Tells the table of one stage's changes. To be called inside a batch update, after the rows were exchanged.
    func perform<Model, Row>(_ stage: SectionedStage<Model, Row>) {
        if !stage.sectionDeletes.isEmpty { deleteSections(IndexSet(stage.sectionDeletes), with: .automatic) }
        if !stage.sectionInserts.isEmpty { insertSections(IndexSet(stage.sectionInserts), with: .automatic) }
        for move in stage.sectionMoves { moveSection(move.from, toSection: move.to) }
        if !stage.deletes.isEmpty { deleteRows(at: stage.deletes.map(IndexPath.init), with: .automatic) }
        if !stage.inserts.isEmpty { insertRows(at: stage.inserts.map(IndexPath.init), with: .automatic) }
        for move in stage.moves { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }
}

extension IndexPath {
    package init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
}

extension SectionedDifference {
    /// Whether rows can be in both lists and yet get new cells: those that leave a section that goes, enter one that
    /// comes, or stand in one whose views are replaced.
    var replacesSections: Bool { !sectionDeletes.isEmpty || !sectionInserts.isEmpty || !sectionUpdates.isEmpty }

    /// How many sections and rows go, come, move or look different.
    var changeCount: Int {
        sectionDeletes.count + sectionInserts.count + sectionMoves.count + sectionUpdates.count + deletes.count
            + inserts.count + moves.count + updates.count
    }
}
