/// One touch of a finger, as a person would say it.
package enum Touch: Hashable, Sendable, CustomStringConvertible {
    case tap(Target)
    case longPress(Target)
    /// Turns a switch over.
    case toggle(Target)
    case select(RowName)
    case deselect(RowName)
    /// Swipes the row and deletes it.
    case delete(RowName)
    /// Types at the end of a text field; a line break is Return.
    case type(String, into: ControlName)
    /// Empties a text field.
    case clear(ControlName)

    /// The touch in the script's own words.
    package var description: String {
        switch self {
        case .tap(let target): "tap \(target)"
        case .longPress(let target): "long-press \(target)"
        case .toggle(let target): "toggle \(target)"
        case .select(let row): "select \(row)"
        case .deselect(let row): "deselect \(row)"
        case .delete(let row): "delete \(row)"
        case .type(let text, into: let control): "type \(ScriptSpelling.text(text)) into \(control)"
        case .clear(let control): "clear \(control)"
        }
    }
}
