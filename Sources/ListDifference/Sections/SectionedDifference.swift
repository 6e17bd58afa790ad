/// The difference between two lists of sections. It consists of deletes, inserts, moves and updates of sections and of
/// rows.
///
///     let difference = SectionedDifference(from: shown, to: new, sections: .value)    // rows by `id`, or by value
///     for stage in difference.stages {
///         sections = stage.sections
///         tableView.performBatchUpdates { … }
///     }
///
/// Deletes and the sources of moves are positions in ``source``. Inserts and the destinations of moves are positions in
/// ``target``.
///
/// A row can move from one section to another if both sections exist before and after the change. The rows of a deleted
/// section are deleted with it, and the rows of an inserted section are inserted with it. They are not listed as row
/// changes, because a batch update can't move a row out of a deleted section or into an inserted section. A row that
/// leaves a deleted section for a remaining section is listed as an insert in the remaining section.
///
/// Several rows may have the same identity. Rows are first paired within a section, as in ``ListDifference``, and the
/// remaining rows are then paired across sections. Sections with the same identity are paired in order. If some of
/// these sections are deleted or inserted, the difference can keep either the first sections or the sections that
/// require the fewest moves. It chooses the alternative with fewer deletes, inserts and moves of sections and rows.
public struct SectionedDifference<Model, Row> {
    public typealias Section = ListSection<Model, Row>

    /// The sections before the change.
    public let source: [Section]
    /// The sections after the change.
    public let target: [Section]

    /// The source positions of deleted sections, in ascending order.
    public let sectionDeletes: [Int]
    /// The target positions of inserted sections, in ascending order.
    public let sectionInserts: [Int]
    /// The moved sections, in ascending order of their target positions.
    ///
    /// The number of moves is as small as possible. Of all sets of moves with that size, this is one that moves the
    /// fewest sections whose rows change.
    public let sectionMoves: [ListMove<Int>]
    /// The sections whose model changed, in ascending order of their source positions.
    public let sectionUpdates: [ListUpdate<Int>]

    /// The positions of rows deleted from remaining sections, in ascending order.
    public let deletes: [RowPosition]
    /// The positions of rows inserted into remaining sections, in ascending order.
    public let inserts: [RowPosition]
    /// The rows moved within or between sections, in ascending order of their target positions. The number of moves is
    /// as small as possible for the chosen pairs.
    public let moves: [ListMove<RowPosition>]
    /// The rows whose content changed, in ascending order of their source positions.
    public let updates: [ListUpdate<RowPosition>]

    /// Whether nothing changed.
    ///
    /// - Complexity: O(1).
    public var isEmpty: Bool {
        sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty && sectionUpdates.isEmpty
            && deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
    }

    /// Creates the difference between two lists of sections whose models and rows are compared with the given
    /// matchings.
    ///
    /// - Complexity: The same as ``ListDifference/init(from:to:by:)`` for the sections and for the rows of each
    ///   section. Creating the difference takes twice as long if deleted or inserted sections have the same identity as
    ///   other sections.
    @inlinable
    public init(
        from source: [Section], to target: [Section], sections: ListMatching<Model>, rows: ListMatching<Row>
    ) {
        self.init(source, target, sections, rows)
    }

    /// Creates the difference between two lists of sections. The compiler specializes the code for the type of the row
    /// matching.
    @inlinable
    package init<Matching: ElementMatching>(
        _ source: [Section], _ target: [Section], _ sections: ListMatching<Model>, _ rows: Matching
    ) where Matching.Element == Row {
        let (before, after) = (source.map(\.model), target.map(\.model))
        // Sections with the same identity are not interchangeable, because they have rows.
        var sections = sections
        sections.hasContent = true
        let first = Pairing.ofSections(before, after, sections)
        var pairing = SectionedPairing(first, source, target, rows)
        var sectionUpdates = first.updatesOfSections(before, after, sections)
        if !first.deletes.isEmpty || !first.inserts.isEmpty {
            // If several sections have the same identity, pairing them in order may keep different sections than the
            // first pairing does. The second pairing is used if it results in fewer deletes, inserts and moves.
            let second = Pairing.ofSections(before, after, sections, inOrder: true)
            if second.sources(count: target.count) != pairing.partners {
                let other = SectionedPairing(second, source, target, rows)
                if other.changeCount < pairing.changeCount {
                    pairing = other
                    sectionUpdates = second.updatesOfSections(before, after, sections)
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
        moves = sorted(pairing.moves) { ($0.target.section, $0.target.row) }
        updates = sorted(pairing.updates) { ($0.source.section, $0.source.row) }
    }
}

extension SectionedDifference: Sendable where Model: Sendable, Row: Sendable {}

extension SectionedDifference where Row: Hashable {
    /// Creates the difference between two lists of sections whose rows are identified by their values. There are no row
    /// updates.
    ///
    /// - Complexity: The same as ``init(from:to:sections:rows:)``.
    @inlinable
    public init(from source: [Section], to target: [Section], sections: ListMatching<Model>) {
        self.init(source, target, sections, ValueMatching())
    }
}

extension SectionedDifference where Row: Identifiable & Equatable {
    /// Creates the difference between two lists of sections whose rows are matched by `id`. The content of rows is
    /// compared with `==`.
    ///
    /// - Complexity: The same as ``init(from:to:sections:rows:)``.
    @inlinable
    public init(from source: [Section], to target: [Section], sections: ListMatching<Model>) {
        self.init(source, target, sections, IDMatching())
    }
}

extension SectionedDifference where Row: Identifiable & Hashable {
    /// Creates the difference between two lists of sections whose rows are matched by `id`. The content of rows is
    /// compared with `==`.
    ///
    /// - Complexity: The same as ``init(from:to:sections:rows:)``.
    @inlinable
    public init(from source: [Section], to target: [Section], sections: ListMatching<Model>) {
        self.init(source, target, sections, IDMatching())
    }
}
