/// The pairs of sections with the same identity in two lists, and the changes to their rows.
@usableFromInline
struct SectionedPairing {
    /// The source section of each target section, or -1 for an inserted section.
    @usableFromInline let partners: [Int]
    let sectionDeletes: [Int]
    let sectionInserts: [Int]
    /// The moved rows: first the rows that move within their sections, in ascending order of the target sections, and
    /// then the rows that move between sections.
    var moves: [ListMove<RowPosition>] = []
    /// The positions of unpaired source rows in remaining sections. The positions are in ascending order after all rows
    /// have been paired.
    @usableFromInline var gone: [RowPosition] = []
    /// The positions of unpaired target rows in remaining sections, in ascending order.
    @usableFromInline var come: [RowPosition] = []
    var updates: [ListUpdate<RowPosition>] = []
    /// Whether each target section has inserted, deleted or moved rows.
    private var isChanged: [Bool]

    /// Pairs the rows of the remaining sections.
    @inlinable
    init<Model, Matching: ElementMatching>(
        _ sections: Pairing, _ source: [ListSection<Model, Matching.Element>],
        _ target: [ListSection<Model, Matching.Element>], _ matching: Matching
    ) {
        self.init(sections, targetCount: target.count)
        for (section, partner) in partners.enumerated() where partner >= 0 {
            let (old, new) = (source[partner].rows, target[section].rows)
            let rows = Matcher.pairing(old, new, matching)
            add(rows, rows.updates(old, new, matching), from: partner, to: section)
        }
        guard sortGone() else { return }
        let old = gone.map { source[$0.section].rows[$0.row] }
        let new = come.map { target[$0.section].rows[$0.row] }
        let across = Matcher.pairing(old, new, matching)
        addAcross(across, across.updates(old, new, matching))
    }

    // The methods below aren't `@inlinable`, so that they aren't compiled into client modules.

    /// Sorts the unpaired source rows. Returns whether unpaired rows must be compared across sections.
    @usableFromInline
    mutating func sortGone() -> Bool {
        gone = sorted(gone) { ($0.section, $0.row) }
        guard let left = gone.first?.section, let entered = come.first?.section else { return false }
        // If all unpaired rows belong to a single pair of sections, the rows have already been compared.
        return partners[entered] != left || gone.last?.section != left || come.last?.section != entered
    }

    @usableFromInline
    init(_ sections: Pairing, targetCount: Int) {
        partners = sections.sources(count: targetCount)
        sectionDeletes = sections.deletes
        sectionInserts = sections.inserts
        isChanged = [Bool](repeating: false, count: targetCount)
    }

    /// Adds the row changes of one remaining section.
    @usableFromInline
    mutating func add(_ rows: Pairing, _ rowUpdates: [ListUpdate<Int>], from: Int, to: Int) {
        updates += rowUpdates.map {
            ListUpdate(
                source: RowPosition(section: from, row: $0.source), target: RowPosition(section: to, row: $0.target))
        }
        isChanged[to] = rows.changeCount > 0
        for row in rows.deletes { gone.append(RowPosition(section: from, row: row)) }
        for row in rows.inserts { come.append(RowPosition(section: to, row: row)) }
        for move in rows.moves {
            moves.append(
                ListMove(
                    source: RowPosition(section: from, row: move.source),
                    target: RowPosition(section: to, row: move.target)))
        }
    }

    /// Turns deletes and inserts of rows with the same identity into moves between sections.
    @usableFromInline
    mutating func addAcross(_ rows: Pairing, _ rowUpdates: [ListUpdate<Int>]) {
        updates += rowUpdates.map { ListUpdate(source: gone[$0.source], target: come[$0.target]) }
        for (position, partner) in rows.sources(count: come.count).enumerated() where partner >= 0 {
            moves.append(ListMove(source: gone[partner], target: come[position]))
        }
        gone = rows.deletes.map { gone[$0] }
        come = rows.inserts.map { come[$0] }
    }

    /// The number of sections and rows that are deleted, inserted or moved.
    @usableFromInline
    var changeCount: Int {
        sectionDeletes.count + sectionInserts.count + sectionMoves.count + gone.count + come.count + moves.count
    }

    /// The smallest possible set of section moves. If several sets have that size, this is one that moves the fewest
    /// sections whose rows change, because moving such sections requires an additional stage.
    var sectionMoves: [ListMove<Int>] {
        let stays = partners.indices.filter { partners[$0] >= 0 }
        let moved = positionsOutsideHeaviestIncreasingSubsequence(
            of: stays.map { partners[$0] }, isPreferred: stays.map { isChanged[$0] })
        return moved.map { ListMove(source: partners[stays[$0]], target: stays[$0]) }
    }
}
