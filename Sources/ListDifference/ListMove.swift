/// A move of a row or a section. The position of a row in a list of sections is a ``RowPosition``; any other position
/// is an `Int`.
public struct ListMove<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position before the change.
    public var source: Position
    /// The position after the change.
    public var target: Position

    public init(source: Position, target: Position) {
        self.source = source
        self.target = target
    }
}

extension ListMove: CustomStringConvertible {
    public var description: String { "\(source) → \(target)" }
}
