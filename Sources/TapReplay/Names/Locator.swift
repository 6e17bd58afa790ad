/// The way a script names something on the screen. It is indirect so that a million steps take little memory.
package indirect enum Locator: Hashable, Sendable, CustomStringConvertible {
    case row(RowLocator)
    /// `header [of section N] [in LIST]`; section 0 when none is written.
    case header(section: Int, list: ListLocator)
    /// `footer [of section N] [in LIST]`; section 0 when none is written.
    case footer(section: Int, list: ListLocator)
    /// `list`, `list 1`, `list id "…"`; never a row's list. That is written as the row.
    case list(ListLocator)
    /// The menu that is open.
    case menu
    /// The alert, or action sheet, that is presented.
    case alert
    /// All of it, which is meant where nothing else is written.
    case screen
    /// `CONTROL [in PLACE]`: a view inside one of the others.
    case control(Control, in: Locator)

    /// What a view is known by.
    package enum Control: Hashable, Sendable, CustomStringConvertible {
        /// `"…"`: a text it shows.
        case text(String)
        /// `id "…"`: its accessibility identifier.
        case identifier(String)
        /// `button`: the only one of its kind; `button N`: one of several, counted from 0 in the order of the tree.
        case kind(ControlKind, Int?)

        /// What it is looked for by, for a sentence.
        var sought: (verb: String, name: String) {
            switch self {
            case .text(let text): ("shows", text)
            case .identifier(let identifier): ("has the id", identifier)
            case .kind(let kind, _): ("is a", kind.rawValue)
            }
        }

        package var description: String {
            switch self {
            case .text(let text): ScriptSpelling.text(text)
            case .identifier(let identifier): "id \(ScriptSpelling.text(identifier))"
            case .kind(let kind, let number): kind.rawValue + (number.map { " \($0)" } ?? "")
            }
        }
    }

    /// The name in the script's own words.
    package var description: String {
        switch self {
        case .row(let row): row.description
        case .header(section: let section, list: let list): "header" + Self.clause(section) + list.clause
        case .footer(section: let section, list: let list): "footer" + Self.clause(section) + list.clause
        case .list(let list): list.description
        case .menu: "menu"
        case .alert: "alert"
        case .screen: "screen"
        case .control(let control, in: .screen): control.description
        case .control(let control, in: let place): "\(control) in \(place)"
        }
    }

    /// ` of section 2`, or nothing for section 0.
    package static func clause(_ section: Int) -> String { section == 0 ? "" : " of section \(section)" }
}
