/// A section of a list. It consists of rows and a model that describes the section.
public struct ListSection<Model, Row> {
    /// The section's identity and content, such as a title.
    public var model: Model
    public var rows: [Row]

    @inlinable
    public init(model: Model, rows: [Row]) {
        self.model = model
        self.rows = rows
    }
}

extension ListSection: Equatable where Model: Equatable, Row: Equatable {}
extension ListSection: Hashable where Model: Hashable, Row: Hashable {}
extension ListSection: Sendable where Model: Sendable, Row: Sendable {}
