/// The way a script names a list. It is indirect so that a million steps take little memory.
package indirect enum ListLocator: Hashable, Sendable, CustomStringConvertible {
    /// `list`, or none written: the list that has what is named.
    case main
    /// `list N`: the one of that number, counted from 0 in the order of the tree.
    case number(Int)
    /// `list id "…"`: by its accessibility identifier.
    case identifier(String)
    /// The list inside a row, which is written as the row itself: `row 3 in row 5`.
    case row(RowLocator)

    /// The list in the script's own words.
    package var description: String {
        switch self {
        case .main: "list"
        case .number(let number): "list \(number)"
        case .identifier(let identifier): "list id \(ScriptSpelling.text(identifier))"
        case .row(let row): row.description
        }
    }

    /// ` in list 1`, or nothing where none is written.
    package var clause: String { self == .main ? "" : " in \(self)" }
}
