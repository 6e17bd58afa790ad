import HeadlessUIKit

/// A reference to an element of the screen, as written in a script.
///
/// The enumeration is indirect, so that even a million steps take little memory.
package indirect enum Locator: Hashable, Sendable, CustomStringConvertible {
    case row(RowLocator)
    /// `header [of section N] [in LIST]`; the section defaults to 0.
    case header(section: Int, list: ListLocator)
    /// `footer [of section N] [in LIST]`; the section defaults to 0.
    case footer(section: Int, list: ListLocator)
    /// `list`, `list 1` or `list id "…"`. A list inside a row is not represented by this case, because it is written in
    /// the same way as the row.
    case list(ListLocator)
    /// The open menu.
    case menu
    /// The presented alert or action sheet.
    case alert
    /// A bar of the screen.
    case bar(Bar)
    /// The whole screen. Steps search the whole screen for a control unless they name another place.
    case screen
    /// `CONTROL [in PLACE]`: a view inside another element of the screen.
    case control(Control, in: Locator)

    /// The kind of a bar, as it is written in a script.
    package enum Bar: String, CaseIterable, Sendable {
        case navigation = "navigation bar"
        case toolbar
        case tab = "tab bar"
    }

    /// The key that identifies a view.
    package enum Control: Hashable, Sendable, CustomStringConvertible {
        /// `"…"`: text that the view shows.
        case text(String)
        /// `containing "…"` or `/…/`: a part or a pattern of a text that a row shows.
        case match(TextMatch)
        /// `id "…"`: the view's accessibility identifier.
        case identifier(String)
        /// `button` (the only view of its kind) or `button N` (one of several views of its kind). The views are numbered
        /// from 0, from top to bottom and from the leading to the trailing edge.
        case kind(ViewKind, Int?)

        /// The text, identifier or kind that the view must have.
        var name: String {
            switch self {
            case .text(let text): text
            case .match(let match): match.name
            case .identifier(let identifier): identifier
            case .kind(let kind, _): kind.rawValue
            }
        }

        /// A phrase such as `shows "Follow"`, for error messages.
        var phrase: String {
            switch self {
            case .text(let text): "shows \(ScriptSpelling.text(text))"
            case .match(let match): match.phrase
            case .identifier(let identifier): "has the id \(ScriptSpelling.text(identifier))"
            case .kind(let kind, _): "is a \(kind.rawValue)"
            }
        }

        /// Returns whether a text or an identifier is the one that the view must have.
        func isName(_ other: String) -> Bool {
            if case .match(let match) = self { match.matches(other) } else { other == name }
        }

        package var description: String {
            switch self {
            case .text(let text): ScriptSpelling.text(text)
            case .match(let match): match.description
            case .identifier(let identifier): "id \(ScriptSpelling.text(identifier))"
            case .kind(let kind, let number): kind.rawValue + (number.map { " \($0)" } ?? "")
            }
        }
    }

    /// The locator as it is written in a script.
    package var description: String {
        switch self {
        case .row(let row): row.description
        case .header(section: let section, list: let list): "header" + Self.clause(section) + list.clause
        case .footer(section: let section, list: let list): "footer" + Self.clause(section) + list.clause
        case .list(let list): list.description
        case .menu: "menu"
        case .alert: "alert"
        case .bar(let bar): bar.rawValue
        case .screen: "screen"
        case .control(let control, in: .screen): control.description
        case .control(let control, in: let place): "\(control) in \(place)"
        }
    }

    /// Returns a clause such as ` of section 2`, or an empty string for section 0.
    package static func clause(_ section: Int) -> String { section == 0 ? "" : " of section \(section)" }
}
