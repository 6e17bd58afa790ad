/// A move of a row. A position is an `Int` in a flat list, or a ``RowPosition`` in a list of sections.
public struct ListMove<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The row's position before the change.
    public var from: Position
    /// The row's position after the change.
    public var to: Position

    public init(from: Position, to: Position) {
        self.from = from
        self.to = to
    }
}

extension ListMove: CustomStringConvertible {
    public var description: String { "\(from) → \(to)" }
}
