/// A row that moved: `Int` positions in a list, ``RowPosition`` ones in a list of sections.
public struct ListMove<Position: Hashable & Sendable>: Hashable, Sendable {
    /// Where the row is before the change.
    public var from: Position
    /// Where the row is after the change.
    public var to: Position

    public init(from: Position, to: Position) {
        self.from = from
        self.to = to
    }
}

extension ListMove: CustomStringConvertible {
    public var description: String { "\(from) → \(to)" }
}
