/// The way a script names a part of the screen. It is indirect so that a million steps take little memory.
indirect enum PlaceName: Hashable, Sendable, CustomStringConvertible {
    case row(RowName)
    /// `header [of section N] [in LIST]`; section 0 when none is written.
    case header(section: Int, list: ListName = .main)
    /// `footer [of section N] [in LIST]`; section 0 when none is written.
    case footer(section: Int, list: ListName = .main)
    /// `list`, `list 1`, `list id "…"`, and never the list of a row, which is written as the row.
    case list(ListName)
    /// The menu that is open.
    case menu
    /// The alert, or action sheet, that is presented.
    case alert
    /// All of it.
    case screen

    /// The place in the script's own words.
    var description: String {
        switch self {
        case .row(let row): row.description
        case .header(section: let section, list: let list): "header" + Self.clause(section) + list.clause
        case .footer(section: let section, list: let list): "footer" + Self.clause(section) + list.clause
        case .list(let list): list.description
        case .menu: "menu"
        case .alert: "alert"
        case .screen: "screen"
        }
    }

    private static func clause(_ section: Int) -> String { section == 0 ? "" : " of section \(section)" }
}
