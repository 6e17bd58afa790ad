/// An update of a row whose content changed. The row may have moved as well.
public struct ListUpdate<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The row's position in the source.
    public var source: Position
    /// The row's position in the target. The element at this position has the new content.
    public var target: Position

    public init(source: Position, target: Position) {
        self.source = source
        self.target = target
    }
}

extension ListUpdate: CustomStringConvertible {
    public var description: String { source == target ? "\(source)" : "\(source) → \(target)" }
}
