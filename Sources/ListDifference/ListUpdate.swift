/// A row whose content changed. It may have moved as well.
public struct ListUpdate<Position: Hashable & Sendable>: Hashable, Sendable {
    /// Where the row is in the source.
    public var source: Position
    /// Where the row, with its new content, is in the target.
    public var target: Position

    public init(source: Position, target: Position) {
        self.source = source
        self.target = target
    }
}

extension ListUpdate: CustomStringConvertible {
    public var description: String { source == target ? "\(source)" : "\(source) → \(target)" }
}
