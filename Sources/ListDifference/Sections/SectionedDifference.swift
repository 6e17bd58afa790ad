/// What changed between two lists of sections: deletes, inserts, moves and updates of sections and of rows.
///
///     let difference = SectionedDifference(from: shown, to: new, sections: .value)    // rows by `id`, or by value
///     for stage in difference.stages {
///         sections = stage.sections
///         tableView.performBatchUpdates { … }
///     }
///
/// Deletes, and where a move starts, are positions in ``source``; inserts, and where a move ends, are positions in
/// ``target``.
///
/// A row can move from one section to another, if both are there before and after. The rows of a section that goes go
/// with it, and the rows of a section that comes come with it; they are in no list of rows, because a batch of updates
/// can move no row out of a deleted section nor into an inserted one. A row that leaves a section that goes for one
/// that stays is an insert there.
///
/// Rows with the same identity are allowed. They are paired in order within a section first, and what is left over is
/// paired in order across sections.
public struct SectionedDifference<Model, Row> {
    public typealias Section = ListSection<Model, Row>

    /// The sections before the change.
    public let source: [Section]
    /// The sections after the change.
    public let target: [Section]

    /// Positions in the source of the sections that go, ascending.
    public let sectionDeletes: [Int]
    /// Positions in the target of the sections that come, ascending.
    public let sectionInserts: [Int]
    /// The sections that change places, by ascending position in the target: the fewest possible, and among those
    /// choices the one that moves the fewest sections whose rows change.
    public let sectionMoves: [ListMove<Int>]
    /// The sections that are the same and whose model looks different, by ascending position in the source.
    public let sectionUpdates: [ListUpdate<Int>]

    /// The rows that go from sections that stay, ascending.
    public let deletes: [RowPosition]
    /// The rows that come to sections that stay, ascending.
    public let inserts: [RowPosition]
    /// The rows that change places or sections, by ascending position in the target: the fewest possible.
    public let moves: [ListMove<RowPosition>]
    /// The rows that are the same and look different, by ascending position in the source.
    public let updates: [ListUpdate<RowPosition>]

    /// Whether nothing changed.
    public var isEmpty: Bool {
        sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty && sectionUpdates.isEmpty
            && deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
    }

    /// The difference of two lists of sections, by a matching of their models and one of their rows.
    ///
    /// - Complexity: O(*n* + *m* + *k* log *k*), where *k* is the number of rows between the equal ends of their
    ///   sections, and of sections.
    @inlinable
    public init(
        from source: [Section], to target: [Section], sections: ListMatching<Model>, rows: ListMatching<Row>
    ) {
        self.init(source, target, sections, rows)
    }

    @inlinable
    init<Matching: ElementMatching>(
        _ source: [Section], _ target: [Section], _ sections: ListMatching<Model>, _ rows: Matching
    ) where Matching.Element == Row {
        let (before, after) = (source.map(\.model), target.map(\.model))
        let sectionPairing = Matcher.pairing(before, after, sections)
        let sectionUpdates = sectionPairing.updates(before, after, sections)
        var pairing = SectionedPairing(sectionPairing, targetCount: target.count)
        var updates: [ListUpdate<RowPosition>] = []
        for (section, partner) in pairing.partners.enumerated() where partner >= 0 {
            let (old, new) = (source[partner].rows, target[section].rows)
            let rowPairing = Matcher.pairing(old, new, rows)
            pairing.add(rowPairing, from: partner, to: section)
            for update in rowPairing.updates(old, new, rows) {
                updates.append(
                    ListUpdate(
                        source: RowPosition(section: partner, row: update.source),
                        target: RowPosition(section: section, row: update.target)))
            }
        }
        if !pairing.gone.isEmpty, !pairing.come.isEmpty {
            pairing.gone.sort()
            let old = pairing.gone.map { source[$0.section].rows[$0.row] }
            let new = pairing.come.map { target[$0.section].rows[$0.row] }
            let across = Matcher.pairing(old, new, rows)
            for update in across.updates(old, new, rows) {
                updates.append(
                    ListUpdate(source: pairing.gone[update.source], target: pairing.come[update.target]))
            }
            pairing.addAcross(across)
        }
        self.init(source, target, pairing, sectionUpdates, updates)
    }

    @usableFromInline
    init(
        _ source: [Section], _ target: [Section], _ pairing: SectionedPairing, _ sectionUpdates: [ListUpdate<Int>],
        _ updates: [ListUpdate<RowPosition>]
    ) {
        self.source = source
        self.target = target
        self.sectionUpdates = sectionUpdates
        self.updates = updates.sorted { $0.source < $1.source }
        sectionDeletes = pairing.sectionDeletes
        sectionInserts = pairing.sectionInserts
        sectionMoves = pairing.sectionMoves
        deletes = pairing.gone.sorted()
        inserts = pairing.come
        moves = pairing.moves.sorted { $0.to < $1.to }
    }
}

extension SectionedDifference: Sendable where Model: Sendable, Row: Sendable {}

extension SectionedDifference where Row: Hashable {
    /// The difference of two lists of sections whose rows are their own identity. Rows have no updates.
    @inlinable
    public init(from source: [Section], to target: [Section], sections: ListMatching<Model>) {
        self.init(source, target, sections, ValueMatching())
    }
}

extension SectionedDifference where Row: Identifiable & Equatable {
    /// The difference of two lists of sections with rows by `id`, and `==` for their content.
    @inlinable
    public init(from source: [Section], to target: [Section], sections: ListMatching<Model>) {
        self.init(source, target, sections, IDMatching())
    }
}

extension SectionedDifference where Row: Identifiable & Hashable {
    /// The difference of two lists of sections with rows by `id`, and `==` for their content.
    @inlinable
    public init(from source: [Section], to target: [Section], sections: ListMatching<Model>) {
        self.init(source, target, sections, IDMatching())
    }
}
