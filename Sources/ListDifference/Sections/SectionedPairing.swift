/// Which section of one list is which of the other, and what changed among their rows.
@usableFromInline
struct SectionedPairing {
    /// For each target section, the source section that is the same, or -1.
    @usableFromInline let partners: [Int]
    let sectionDeletes: [Int]
    let sectionInserts: [Int]
    /// The moves of rows, by ascending target section unless some are across sections.
    var moves: [ListMove<RowPosition>] = []
    /// The rows of sections that stay which have no partner, ascending once all are paired.
    @usableFromInline var gone: [RowPosition] = []
    /// The rows of sections that stay which have no partner, ascending.
    @usableFromInline var come: [RowPosition] = []
    @usableFromInline var updates: [ListUpdate<RowPosition>] = []
    /// For each target section, whether rows of it come, go or move.
    private var isChanged: [Bool]

    /// Pairs the rows of the sections that stay.
    @inlinable
    init<Model, Matching: ElementMatching>(
        _ sections: Pairing, _ source: [ListSection<Model, Matching.Element>],
        _ target: [ListSection<Model, Matching.Element>], _ matching: Matching
    ) {
        self.init(sections, targetCount: target.count)
        for (section, partner) in partners.enumerated() where partner >= 0 {
            let (old, new) = (source[partner].rows, target[section].rows)
            let rows = Matcher.pairing(old, new, matching)
            add(rows, from: partner, to: section)
            for update in rows.updates(old, new, matching) {
                updates.append(
                    ListUpdate(
                        source: RowPosition(section: partner, row: update.source),
                        target: RowPosition(section: section, row: update.target)))
            }
        }
        gone.sort()
        guard let left = gone.first?.section, let entered = come.first?.section else { return }
        // Rows that left one section and entered the same have been compared.
        if partners[entered] == left, gone.last?.section == left, come.last?.section == entered { return }
        let old = gone.map { source[$0.section].rows[$0.row] }
        let new = come.map { target[$0.section].rows[$0.row] }
        let across = Matcher.pairing(old, new, matching)
        for update in across.updates(old, new, matching) {
            updates.append(ListUpdate(source: gone[update.source], target: come[update.target]))
        }
        addAcross(across)
    }

    @usableFromInline
    init(_ sections: Pairing, targetCount: Int) {
        partners = sections.sources(count: targetCount)
        sectionDeletes = sections.deletes
        sectionInserts = sections.inserts
        isChanged = [Bool](repeating: false, count: targetCount)
    }

    /// Adds what changed among the rows of one section that stays.
    @usableFromInline
    mutating func add(_ rows: Pairing, from: Int, to: Int) {
        isChanged[to] = rows.changeCount > 0
        for row in rows.deletes { gone.append(RowPosition(section: from, row: row)) }
        for row in rows.inserts { come.append(RowPosition(section: to, row: row)) }
        for move in rows.moves {
            moves.append(
                ListMove(
                    from: RowPosition(section: from, row: move.from), to: RowPosition(section: to, row: move.to)))
        }
    }

    /// Turns the rows that went from one section and came to another into moves.
    @usableFromInline
    mutating func addAcross(_ rows: Pairing) {
        for (position, partner) in rows.sources(count: come.count).enumerated() where partner >= 0 {
            moves.append(ListMove(from: gone[partner], to: come[position]))
        }
        gone = rows.deletes.map { gone[$0] }
        come = rows.inserts.map { come[$0] }
    }

    /// How many sections and rows go, come or change places.
    @usableFromInline
    var changeCount: Int {
        sectionDeletes.count + sectionInserts.count + sectionMoves.count + gone.count + come.count + moves.count
    }

    /// The fewest moves of sections, and among those the ones of the fewest sections whose rows change: such a section
    /// costs a stage.
    var sectionMoves: [ListMove<Int>] {
        let stays = partners.indices.filter { partners[$0] >= 0 }
        let moved = positionsOutsideHeaviestIncreasingSubsequence(
            of: stays.map { partners[$0] }, isPreferred: stays.map { isChanged[$0] })
        return moved.map { ListMove(from: partners[stays[$0]], to: stays[$0]) }
    }
}
