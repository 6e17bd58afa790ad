/// A reference to a list, as written in a script.
///
/// The enumeration is indirect, so that even a million steps take little memory.
package indirect enum ListLocator: Hashable, Sendable, CustomStringConvertible {
    /// The screen's only list, or the only list that contains the given row, header or footer. It is written as `list`,
    /// or left out.
    case main
    /// `list N`: the list with this number. Lists that are not hidden are numbered from 0, in the order of the view
    /// tree.
    case number(Int)
    /// `list id "…"`: the list with this accessibility identifier.
    case identifier(String)
    /// The list inside a row. It is written as the row itself, such as `row 5` in `row 3 in row 5`.
    case row(RowLocator)

    /// The list as it is written in a script.
    package var description: String {
        switch self {
        case .main: "list"
        case .number(let number): "list \(number)"
        case .identifier(let identifier): "list id \(ScriptSpelling.text(identifier))"
        case .row(let row): row.description
        }
    }

    /// A clause such as ` in list 1`, or an empty string for ``main``.
    package var clause: String { self == .main ? "" : " in \(self)" }
}
