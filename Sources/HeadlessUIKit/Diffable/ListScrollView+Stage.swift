import ListDifference

extension ListScrollView {
    /// Names the changes of one step; to be called within a block of updates.
    func perform<Model, Row>(_ stage: SectionedStage<Model, Row>) {
        var updates: [BatchUpdate] = []
        updates.reserveCapacity(stage.deletes.count + stage.inserts.count + stage.moves.count)
        updates += stage.sectionDeletes.lazy.map { .deleteSection($0) }
        updates += stage.sectionInserts.lazy.map { .insertSection($0) }
        updates += stage.sectionMoves.lazy.map { .moveSection($0.from, to: $0.to) }
        updates += stage.deletes.lazy.map { .deleteRow(RowPath($0)) }
        updates += stage.inserts.lazy.map { .insertRow(RowPath($0)) }
        updates += stage.moves.lazy.map { .moveRow(RowPath($0.from), to: RowPath($0.to)) }
        update(updates)
    }
}

extension RowPath {
    fileprivate init(_ position: RowPosition) { self.init(position.section, position.row) }
}
