/// The position of a row in a list of sections.
public struct RowPosition: Hashable, Sendable {
    public var section: Int
    public var row: Int

    @inlinable
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }
}

extension RowPosition: Comparable {
    @inlinable
    public static func < (a: Self, b: Self) -> Bool { (a.section, a.row) < (b.section, b.row) }
}

extension RowPosition: CustomStringConvertible {
    /// The section and the row, formatted as in UIKit's messages.
    public var description: String { "(\(section) - \(row))" }
}
