/// The way a script names a row of a table, or an item of a collection.
package struct RowLocator: Hashable, Sendable, CustomStringConvertible {
    /// What the row is known by in its list.
    package enum Key: Hashable, Sendable {
        /// `row N [of section N]`, counted from 0 like an index path. Section 0 when none is written.
        case index(Int, section: Int)
        /// `row first [of section N]`; `nil` for the whole list's first.
        case first(section: Int?)
        /// `row last [of section N]`; `nil` for the whole list's last.
        case last(section: Int?)
        /// `row "…"`: the row that shows this text; `row id "…"`: the one with this accessibility identifier.
        case content(Locator.Control)
    }

    let key: Key
    package let list: ListLocator

    package init(_ key: Key, in list: ListLocator = .main) {
        self.key = key
        self.list = list
    }

    /// The row in the script's own words.
    package var description: String {
        let row =
            switch key {
            case .index(let row, section: let section): "\(row)" + Locator.clause(section)
            case .first(section: let section): "first" + (section.map { " of section \($0)" } ?? "")
            case .last(section: let section): "last" + (section.map { " of section \($0)" } ?? "")
            case .content(let content): content.description
            }
        return "row \(row)\(list.clause)"
    }
}
