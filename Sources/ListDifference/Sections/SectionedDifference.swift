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
/// Rows with the same identity are allowed. They are paired within a section first, as ``ListDifference`` pairs them, and
/// what is left over is paired across sections. Sections with the same identity are paired in order; if some of them go
/// or come, it is either the first of them that stay or those that change places least, whichever changes fewer rows.
public struct SectionedDifference<Model, Row> {
    public typealias Section = ListSection<Model, Row>

    /// The sections before the change.
    public let source: [Section]
    /// The sections after the change.
    public let target: [Section]

    /// Source positions of deleted sections, ascending.
    public let sectionDeletes: [Int]
    /// Target positions of inserted sections, ascending.
    public let sectionInserts: [Int]
    /// The moved sections, by ascending target position: the fewest possible, and among those choices the one that
    /// moves the fewest sections whose rows change.
    public let sectionMoves: [ListMove<Int>]
    /// The sections whose model changed, by ascending source position.
    public let sectionUpdates: [ListUpdate<Int>]

    /// The rows deleted from sections that stay, ascending.
    public let deletes: [RowPosition]
    /// The rows inserted into sections that stay, ascending.
    public let inserts: [RowPosition]
    /// The rows moved within or between sections, by ascending target position: the fewest possible.
    public let moves: [ListMove<RowPosition>]
    /// The rows whose content changed, by ascending source position.
    public let updates: [ListUpdate<RowPosition>]

    /// Whether nothing changed.
    ///
    /// - Complexity: O(1).
    public var isEmpty: Bool {
        sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty && sectionUpdates.isEmpty
            && deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
    }

    /// Creates the difference of two sectioned lists with two matchings.
    ///
    /// - Complexity: That of ``ListDifference/init(from:to:by:)`` for the sections and for the rows of each, twice if
    ///   sections that go or come are the same as others.
    @inlinable
    public init(
        from source: [Section], to target: [Section], sections: ListMatching<Model>, rows: ListMatching<Row>
    ) {
        self.init(source, target, sections, rows)
    }

    /// The difference by a matching of rows that is compiled into the loops.
    @inlinable
    package init<Matching: ElementMatching>(
        _ source: [Section], _ target: [Section], _ sections: ListMatching<Model>, _ rows: Matching
    ) where Matching.Element == Row {
        let (before, after) = (source.map(\.model), target.map(\.model))
        // Sections that are the same are not interchangeable: they have rows.
        var sections = sections
        sections.hasContent = true
        let first = Matcher.pairing(before, after, sections)
        var pairing = SectionedPairing(first, source, target, rows)
        var sectionUpdates = first.updates(before, after, sections)
        if !first.deletes.isEmpty || !first.inserts.isEmpty {
            // Of sections that are the same, others could stay: those in order, if fewer rows change then.
            let second = Matcher.pairingInOrder(before, after, sections)
            if second.sources(count: target.count) != pairing.partners {
                let other = SectionedPairing(second, source, target, rows)
                if other.changeCount < pairing.changeCount {
                    pairing = other
                    sectionUpdates = second.updates(before, after, sections)
                }
            }
        }
        self.init(source, target, pairing, sectionUpdates)
    }

    @usableFromInline
    init(
        _ source: [Section], _ target: [Section], _ pairing: SectionedPairing, _ sectionUpdates: [ListUpdate<Int>]
    ) {
        self.source = source
        self.target = target
        self.sectionUpdates = sectionUpdates
        sectionDeletes = pairing.sectionDeletes
        sectionInserts = pairing.sectionInserts
        sectionMoves = pairing.sectionMoves
        deletes = pairing.gone
        inserts = pairing.come
        moves = pairing.moves.sorted { $0.to < $1.to }
        updates = pairing.updates.sorted { $0.source < $1.source }
    }
}

extension SectionedDifference: Sendable where Model: Sendable, Row: Sendable {}

extension SectionedDifference where Row: Hashable {
    /// The difference of two sectioned lists whose rows identify themselves. Rows have no updates.
    ///
    /// - Complexity: That of ``init(from:to:sections:rows:)``.
    @inlinable
    public init(from source: [Section], to target: [Section], sections: ListMatching<Model>) {
        self.init(source, target, sections, ValueMatching())
    }
}

extension SectionedDifference where Row: Identifiable & Equatable {
    /// The difference of two sectioned lists by `id`, with `==` for content.
    ///
    /// - Complexity: That of ``init(from:to:sections:rows:)``.
    @inlinable
    public init(from source: [Section], to target: [Section], sections: ListMatching<Model>) {
        self.init(source, target, sections, IDMatching())
    }
}

extension SectionedDifference where Row: Identifiable & Hashable {
    /// The difference of two sectioned lists by `id`, with `==` for content.
    ///
    /// - Complexity: That of ``init(from:to:sections:rows:)``.
    @inlinable
    public init(from source: [Section], to target: [Section], sections: ListMatching<Model>) {
        self.init(source, target, sections, IDMatching())
    }
}
