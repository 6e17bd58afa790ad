/// The way a script names a part of the screen.
package enum PlaceName: Hashable, Sendable, CustomStringConvertible {
    case row(RowName)
    /// `header [of section N]`; section 0 when none is written.
    case header(section: Int)
    /// `footer [of section N]`; section 0 when none is written.
    case footer(section: Int)
    /// All of it.
    case screen

    /// The place in the script's own words.
    package var description: String {
        switch self {
        case .row(let row): row.description
        case .header(section: 0): "header"
        case .header(section: let section): "header of section \(section)"
        case .footer(section: 0): "footer"
        case .footer(section: let section): "footer of section \(section)"
        case .screen: "screen"
        }
    }
}
