/// The way a script names a row of a table, or an item of a collection.
struct RowName: Hashable, Sendable, CustomStringConvertible {
    /// What the row is known by in its list.
    enum Key: Hashable, Sendable {
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
    }

    var key: Key

    /// The list it is in.
    var list: ListName

    init(_ key: Key, in list: ListName = .main) {
        self.key = key
        self.list = list
    }

    /// A row of the screen's list by its number.
    static func index(_ row: Int, section: Int) -> RowName { RowName(.index(row, section: section)) }
    /// The first row of the screen's list or of a section.
    static func first(section: Int?) -> RowName { RowName(.first(section: section)) }
    /// The last row of the screen's list or of a section.
    static func last(section: Int?) -> RowName { RowName(.last(section: section)) }
    /// A row of the screen's list by a text.
    static func text(_ text: String) -> RowName { RowName(.text(text)) }
    /// A row of the screen's list by its accessibility identifier.
    static func identifier(_ identifier: String) -> RowName { RowName(.identifier(identifier)) }

    /// The same row of another list.
    func `in`(_ list: ListName) -> RowName { RowName(key, in: list) }

    /// The row in the script's own words.
    var description: String {
        let row =
            switch key {
            case .index(let row, section: 0): "row \(row)"
            case .index(let row, section: let section): "row \(row) of section \(section)"
            case .first(section: nil): "row first"
            case .first(section: let section?): "row first of section \(section)"
            case .last(section: nil): "row last"
            case .last(section: let section?): "row last of section \(section)"
            case .text(let text): "row \(ScriptSpelling.text(text))"
            case .identifier(let identifier): "row id \(ScriptSpelling.text(identifier))"
            }
        return row + list.clause
    }
}
