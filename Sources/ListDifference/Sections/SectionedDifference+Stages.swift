extension SectionedDifference {
    /// The stages of the change. There are as few stages as batch updates allow: zero to three.
    ///
    /// 1. **Updates** of sections and rows, at their old positions. Updates need a separate stage because a batch
    ///    update treats a reload as a delete and an insert, so the row can't also move, and a batch can't combine
    ///    reloads with other changes. A reloaded section can't change its position either.
    /// 2. **Deletes, inserts and moves** of sections and rows together. Deletes and the sources of moves refer to the
    ///    old sections. Inserts and the destinations of moves refer to the new sections. No position is used twice, and
    ///    no row leaves a deleted section or enters an inserted section, so a single batch is enough.
    ///
    /// The second stage is split only if a moved section has inserted, deleted or moved rows, because a batch that
    /// moves a section moves its rows unchanged. The first part changes the **rows** in the old order of the sections,
    /// and the second part changes the **sections**. ``sectionMoves`` avoids moving sections with such rows, unless
    /// that requires additional moves.
    ///
    /// - Complexity: O(*n* + *m*) for the sections, where *n* and *m* are the numbers of sections before and after the
    ///   change, and O(*k* log *k*) for the rows, where *k* is the number of changed rows. If rows are updated, all
    ///   rows of their sections are also copied.
    public var stages: [SectionedStage<Model, Row>] {
        var stages: [SectionedStage<Model, Row>] = []
        var current = source
        if !sectionUpdates.isEmpty || !updates.isEmpty {
            for update in sectionUpdates { current[update.source].model = target[update.target].model }
            for update in updates {
                current[update.source.section].rows[update.source.row] =
                    target[update.target.section].rows[update.target.row]
            }
            var stage = SectionedStage(current)
            stage.sectionUpdates = sectionUpdates.map(\.source)
            stage.updates = updates.map(\.source)
            stages.append(stage)
        }
        guard var stage = singleStage else { return stages }
        if movesChangedSection {
            stages.append(rowStage(from: current))
            (stage.deletes, stage.inserts, stage.moves) = ([], [], [])
        }
        stages.append(stage)
        return stages
    }

    /// A single stage with all deletes, inserts and moves, or `nil` if there are none. The stage is for a list that
    /// accepts changes to the rows of moved sections. The stage contains no updates.
    package var singleStage: SectionedStage<Model, Row>? {
        let changesRows = !deletes.isEmpty || !inserts.isEmpty || !moves.isEmpty
        guard changesRows || !sectionDeletes.isEmpty || !sectionInserts.isEmpty || !sectionMoves.isEmpty else {
            return nil
        }
        var stage = SectionedStage(target)
        stage.sectionDeletes = sectionDeletes
        stage.sectionInserts = sectionInserts
        stage.sectionMoves = sectionMoves
        stage.deletes = deletes
        stage.inserts = inserts
        stage.moves = moves
        return stage
    }

    /// Whether a moved section has inserted, deleted or moved rows.
    private var movesChangedSection: Bool {
        guard !sectionMoves.isEmpty else { return false }
        var isFrom = Array(repeating: false, count: source.count)
        var isTo = Array(repeating: false, count: target.count)
        for move in sectionMoves { (isFrom[move.source], isTo[move.target]) = (true, true) }
        return deletes.contains { isFrom[$0.section] } || inserts.contains { isTo[$0.section] }
            || moves.contains { isFrom[$0.source.section] || isTo[$0.target.section] }
    }

    /// Returns the stage that performs all row changes while every section remains at its old position.
    private func rowStage(from current: [Section]) -> SectionedStage<Model, Row> {
        let old = sourcePositions(
            before: source.count, after: target.count, deletes: sectionDeletes, inserts: sectionInserts,
            moves: sectionMoves)
        var sections = current
        for (section, position) in old.enumerated() where position >= 0 {
            sections[position].rows = target[section].rows
        }
        func displaced(_ row: RowPosition) -> RowPosition { RowPosition(section: old[row.section], row: row.row) }
        var stage = SectionedStage(sections)
        stage.deletes = deletes
        stage.inserts = sorted(inserts.map(displaced)) { ($0.section, $0.row) }
        let displacedMoves = moves.map { ListMove(source: $0.source, target: displaced($0.target)) }
        stage.moves = sorted(displacedMoves) { ($0.target.section, $0.target.row) }
        return stage
    }
}
