/// The way a script names a list. It is indirect so that a million steps take little memory.
indirect enum ListName: Hashable, Sendable, CustomStringConvertible {
    /// `list`: the screen's own, which is meant where none is named.
    case main
    /// `list N`: the one of that number, counted from 0 in the order of the tree.
    case number(Int)
    /// `list id "…"`: by its accessibility identifier.
    case identifier(String)
    /// The list inside a row, which is written as the row itself: `row 3 in row 5`.
    case row(RowName)

    /// The list in the script's own words.
    var description: String {
        switch self {
        case .main: "list"
        case .number(let number): "list \(number)"
        case .identifier(let identifier): "list id \(ScriptSpelling.text(identifier))"
        case .row(let row): row.description
        }
    }

    /// ` in list 1`, or nothing for the screen's own.
    var clause: String { self == .main ? "" : " in \(self)" }
}
