/// A reference to a table view's row or a collection view's item, as written in a script.
package struct RowLocator: Hashable, Sendable, CustomStringConvertible {
    /// The key that identifies the row in its list.
    package enum Key: Hashable, Sendable {
        /// `row N [of section N]`. Rows and sections are numbered from 0, as in an index path. The section defaults to
        /// 0.
        case index(Int, section: Int)
        /// `row first [of section N]`. If the section is `nil`, this is the first row of the whole list.
        case first(section: Int?)
        /// `row last [of section N]`. If the section is `nil`, this is the last row of the whole list.
        case last(section: Int?)
        /// `row "…" [of section N]` (the row that shows this text), `row containing "…"` or `row /…/` (the row that shows
        /// a text that contains this text or matches this pattern), or `row id "…"` (the row with this accessibility
        /// identifier). If the section is `nil`, the row can be in any section.
        case content(Locator.Control, section: Int? = nil)
    }

    let key: Key
    package let list: ListLocator

    package init(_ key: Key, in list: ListLocator = .main) {
        self.key = key
        self.list = list
    }

    /// The row as it is written in a script.
    package var description: String {
        let row =
            switch key {
            case .index(let row, section: let section): "\(row)" + Locator.clause(section)
            case .first(section: let section): "first" + (section.map { " of section \($0)" } ?? "")
            case .last(section: let section): "last" + (section.map { " of section \($0)" } ?? "")
            case .content(let content, section: let section):
                content.description + (section.map { " of section \($0)" } ?? "")
            }
        return "row \(row)\(list.clause)"
    }
}
