/// A stage of a change to a list of sections. It consists of a batch of updates that a table or collection view
/// accepts, and the resulting sections.
///
/// Set the sections first, then perform the batch update. Deletes and the sources of moves are positions in the
/// sections before the stage. Inserts and the destinations of moves are positions in ``sections``. A stage with updates
/// contains no other changes.
public struct SectionedStage<Model, Row> {
    /// The sections after the stage.
    public let sections: [ListSection<Model, Row>]

    /// The positions of the sections whose headers and footers are reconfigured in place. Each section has the same
    /// position before and after the stage.
    public internal(set) var sectionUpdates: [Int] = []
    /// The positions of the rows to reconfigure in place. Each row has the same position before and after the stage.
    public internal(set) var updates: [RowPosition] = []

    /// The positions of deleted sections in the list before the stage.
    public package(set) var sectionDeletes: [Int] = []
    /// The positions of inserted sections in the list after the stage. Their rows are inserted with them.
    public package(set) var sectionInserts: [Int] = []
    /// The moved sections. A stage in ``SectionedDifference/stages`` that moves a section doesn't insert, delete or
    /// move rows of that section.
    public internal(set) var sectionMoves: [ListMove<Int>] = []

    /// The positions of deleted rows in the list before the stage.
    public internal(set) var deletes: [RowPosition] = []
    /// The positions of inserted rows in the list after the stage.
    public internal(set) var inserts: [RowPosition] = []
    /// The rows moved within or between sections.
    public internal(set) var moves: [ListMove<RowPosition>] = []

    package init(_ sections: [ListSection<Model, Row>]) {
        self.sections = sections
    }
}

extension SectionedStage: Sendable where Model: Sendable, Row: Sendable {}
