/// The way a script names a row.
package enum RowName: Hashable, Sendable, CustomStringConvertible {
    /// `row N [of section N]`, counted from 0 like an index path; section 0 when none is written.
    case index(Int, section: Int)
    /// `row first [of section N]`; `nil` means the first of the whole list.
    case first(section: Int?)
    /// `row last [of section N]`; `nil` means the last of the whole list.
    case last(section: Int?)
    /// `row "…"`: the row that shows this text.
    case text(String)
    /// `row id "…"`: the row with this accessibility identifier.
    case identifier(String)

    /// The row in the script's own words.
    package var description: String {
        switch self {
        case .index(let row, section: 0): "row \(row)"
        case .index(let row, section: let section): "row \(row) of section \(section)"
        case .first(section: nil): "row first"
        case .first(section: let section?): "row first of section \(section)"
        case .last(section: nil): "row last"
        case .last(section: let section?): "row last of section \(section)"
        case .text(let text): "row \(ScriptSpelling.text(text))"
        case .identifier(let identifier): "row id \(ScriptSpelling.text(identifier))"
        }
    }
}
