/// Which section of one list is which of the other, and what changed among their rows.
@usableFromInline
struct SectionedPairing {
    /// For each target section, the source section that is the same, or -1.
    @usableFromInline let partners: [Int]
    let sectionDeletes: [Int]
    let sectionInserts: [Int]
    /// The moves of rows, by ascending target section unless some are across sections.
    var moves: [ListMove<RowPosition>] = []
    /// The rows of sections that stay which have no partner.
    @usableFromInline var gone: [RowPosition] = []
    /// The rows of sections that stay which have no partner, ascending.
    @usableFromInline var come: [RowPosition] = []
    /// For each target section, whether rows of it come, go or move.
    private var isChanged: [Bool]

    @usableFromInline
    init(_ sections: Pairing, targetCount: Int) {
        partners = (0..<targetCount).map(sections.source(of:))
        sectionDeletes = sections.deletes
        sectionInserts = sections.inserts
        isChanged = [Bool](repeating: false, count: targetCount)
    }

    /// Adds what changed among the rows of one section that stays.
    @usableFromInline
    mutating func add(_ rows: Pairing, from: Int, to: Int) {
        let (deletes, inserts, moves) = (rows.deletes, rows.inserts, rows.moves)
        isChanged[to] = !deletes.isEmpty || !inserts.isEmpty || !moves.isEmpty
        for row in deletes { gone.append(RowPosition(section: from, row: row)) }
        for row in inserts { come.append(RowPosition(section: to, row: row)) }
        for move in moves {
            self.moves.append(
                ListMove(
                    from: RowPosition(section: from, row: move.from), to: RowPosition(section: to, row: move.to)))
        }
    }

    /// Turns the rows that went from one section and came to another into moves.
    @usableFromInline
    mutating func addAcross(_ rows: Pairing) {
        for position in come.indices {
            let partner = rows.source(of: position)
            if partner >= 0 { moves.append(ListMove(from: gone[partner], to: come[position])) }
        }
        gone = rows.deletes.map { gone[$0] }
        come = rows.inserts.map { come[$0] }
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
