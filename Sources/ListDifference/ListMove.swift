/// A move of a row or a section. The position of a row in a list of sections is a ``RowPosition``; any other position
/// is an `Int`.
public struct ListMove<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position before the change.
    public var from: Position
    /// The position after the change.
    public var to: Position

    public init(from: Position, to: Position) {
        self.from = from
        self.to = to
    }
}

extension ListMove: CustomStringConvertible {
    public var description: String { "\(from) → \(to)" }
}
