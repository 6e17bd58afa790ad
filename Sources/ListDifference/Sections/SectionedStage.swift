/// One step of a staged change to a list of sections: a batch of updates that a table or a collection view accepts, and
/// the sections as they are after it.
///
/// Set the sections, then do the batch. Deletes, and where a move starts, are positions in the sections before the step;
/// inserts, and where a move ends, are positions in ``sections``. A step with updates has nothing else.
public struct SectionedStage<Model, Row> {
    /// The sections after the step.
    public let sections: [ListSection<Model, Row>]

    /// Sections whose header and footer are to be configured again in place. The same before and after the step.
    public internal(set) var sectionUpdates: [Int] = []
    /// Rows to configure again in place. The same before and after the step.
    public internal(set) var updates: [RowPosition] = []

    /// Positions before the step of sections that go.
    public internal(set) var sectionDeletes: [Int] = []
    /// Positions after the step of sections that come, with their rows.
    public internal(set) var sectionInserts: [Int] = []
    /// Sections that change places. No row of such a section comes, goes or moves in the same step.
    public internal(set) var sectionMoves: [ListMove<Int>] = []

    /// Positions before the step of rows that go.
    public internal(set) var deletes: [RowPosition] = []
    /// Positions after the step of rows that come.
    public internal(set) var inserts: [RowPosition] = []
    /// Rows that change places or sections.
    public internal(set) var moves: [ListMove<RowPosition>] = []

    init(_ sections: [ListSection<Model, Row>]) {
        self.sections = sections
    }
}

extension SectionedStage: Sendable where Model: Sendable, Row: Sendable {}
