extension SectionedDifference {
    /// The change in the fewest steps that batch updates allow: none to three.
    ///
    /// 1. **Updates** of sections and rows, at their old positions. They are alone because a row that is reloaded can be
    ///    neither moved nor counted with the others in one batch (a reload counts as a delete and an insert), and a
    ///    section that is reloaded can't be displaced.
    /// 2. **Deletes, inserts and moves** of sections and rows together. All name deletes and starts by the old sections,
    ///    inserts and ends by the new ones; no position is named twice, no row leaves a section that goes nor enters one
    ///    that comes, so one batch takes them all.
    ///
    /// The second step becomes two, **rows** in the old order of the sections and then **sections**, only if a section
    /// moves whose own rows come, go or move: a batch that moves a section takes its rows as they are. ``sectionMoves``
    /// avoids such sections where another choice of as few moves does.
    ///
    /// - Complexity: O(*n* + *m*) in the sections, and O(*k* log *k*) in the changed rows.
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
        let changesRows = !deletes.isEmpty || !inserts.isEmpty || !moves.isEmpty
        let changesSections = !sectionDeletes.isEmpty || !sectionInserts.isEmpty || !sectionMoves.isEmpty
        let isApart = changesRows && movesChangedSection
        if isApart { stages.append(rowStage(from: current)) }
        guard changesSections || changesRows else { return stages }
        var stage = SectionedStage(target)
        stage.sectionDeletes = sectionDeletes
        stage.sectionInserts = sectionInserts
        stage.sectionMoves = sectionMoves
        if !isApart {
            stage.deletes = deletes
            stage.inserts = inserts
            stage.moves = moves
        }
        stages.append(stage)
        return stages
    }

    /// Whether rows come to, go from or move in a section that moves.
    private var movesChangedSection: Bool {
        guard !sectionMoves.isEmpty else { return false }
        let (from, to) = (Set(sectionMoves.map(\.from)), Set(sectionMoves.map(\.to)))
        return deletes.contains { from.contains($0.section) } || inserts.contains { to.contains($0.section) }
            || moves.contains { from.contains($0.from.section) || to.contains($0.to.section) }
    }

    /// The step that changes all rows while every section is where it was.
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
        stage.inserts = inserts.map(displaced).sorted()
        stage.moves = moves.map { ListMove(from: $0.from, to: displaced($0.to)) }.sorted { $0.to < $1.to }
        return stage
    }
}
