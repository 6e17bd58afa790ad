import ListDifference

extension ListScrollView {
    /// Names the changes of one step; to be called within a block of updates.
    func perform<Model, Row>(_ stage: SectionedStage<Model, Row>) {
        update(stage.sectionDeletes.map { .deleteSection($0) })
        update(stage.sectionInserts.map { .insertSection($0) })
        update(stage.sectionMoves.map { .moveSection($0.from, to: $0.to) })
        update(stage.deletes.map { .deleteRow(RowPath($0)) })
        update(stage.inserts.map { .insertRow(RowPath($0)) })
        update(stage.moves.map { .moveRow(RowPath($0.from), to: RowPath($0.to)) })
    }
}

extension RowPath {
    fileprivate init(_ position: RowPosition) { self.init(position.section, position.row) }
}
