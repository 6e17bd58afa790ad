/// One step of a staged change to a list of sections: a batch of updates that a table or a collection view accepts, and
/// the sections as they are after it.
///
/// Set the sections, then do the batch. Deletes, and where a move starts, are positions in the sections before the step;
/// inserts, and where a move ends, are positions in ``sections``. A step with updates has nothing else.
public struct SectionedStage<Model, Row> {
    /// The sections after the step.
    public let sections: [ListSection<Model, Row>]

    /// Sections whose headers and footers are reconfigured in place. The same before and after the step.
    public internal(set) var sectionUpdates: [Int] = []
    /// Rows to reconfigure in place. The same before and after the step.
    public internal(set) var updates: [RowPosition] = []

    /// Positions, before the step, of deleted sections.
    public internal(set) var sectionDeletes: [Int] = []
    /// Positions, after the step, of inserted sections, with their rows.
    public internal(set) var sectionInserts: [Int] = []
    /// The moved sections. No row of such a section comes, goes or moves in the same step.
    public internal(set) var sectionMoves: [ListMove<Int>] = []

    /// Positions, before the step, of deleted rows.
    public internal(set) var deletes: [RowPosition] = []
    /// Positions, after the step, of inserted rows.
    public internal(set) var inserts: [RowPosition] = []
    /// The rows moved within or between sections.
    public internal(set) var moves: [ListMove<RowPosition>] = []

    init(_ sections: [ListSection<Model, Row>]) {
        self.sections = sections
    }
}

extension SectionedStage: Sendable where Model: Sendable, Row: Sendable {}
