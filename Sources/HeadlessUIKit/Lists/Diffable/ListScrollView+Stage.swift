import ListDifference

extension ListScrollView {
    /// Adds the updates of one stage of a difference. Must be called within a block of updates.
    func carryOut<Model, Row>(_ stage: SectionedStage<Model, Row>) { update(stage.batchUpdates) }
}

extension SectionedStage {
    // Nonisolated, because a closure that is isolated to the main actor checks its isolation on every call.
    fileprivate var batchUpdates: [BatchUpdate] {
        var updates: [BatchUpdate] = []
        updates += sectionDeletes.lazy.map { .deleteSection($0) }
        updates += sectionInserts.lazy.map { .insertSection($0) }
        updates += sectionMoves.lazy.map { .moveSection($0.source, to: $0.target) }
        updates += deletes.lazy.map { .deleteRow(RowPath($0)) }
        updates += inserts.lazy.map { .insertRow(RowPath($0)) }
        updates += moves.lazy.map { .moveRow(RowPath($0.source), to: RowPath($0.target)) }
        return updates
    }
}

extension RowPath {
    fileprivate init(_ position: RowPosition) { self.init(position.section, position.row) }
}
