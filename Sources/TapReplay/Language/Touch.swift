/// One touch of a finger, as a person would say it.
package enum Touch: Hashable, Sendable, CustomStringConvertible {
    case tap(Target)
    case longPress(Target)
    /// Turns a switch over.
    case toggle(Target)
    case select(RowName)
    case deselect(RowName)
    /// Opens a row's actions; all the way across, does the first.
    case swipe(RowName, SwipeDirection, fully: Bool)
    /// Swipes the row and deletes it, or taps its minus.
    case delete(RowName)
    /// Taps the plus of the row.
    case insert(RowName)
    /// Drags the row by its handle to the place of another.
    case move(RowName, to: RowName)
    /// Taps the row's detail button.
    case tapAccessory(RowName)
    /// Taps a title of the index at the list's side.
    case tapIndex(String, ListName)
    /// Chooses an item of the open menu, by the titles that lead to it, at least one.
    case choose([String])
    /// Taps beside the open menu.
    case dismissMenu
    /// Types at the end of a text field, or over its text; a line break is Return.
    case type(String, into: ControlName, isOver: Bool = false)
    /// Empties a text field.
    case clear(ControlName)
    /// Slides a slider to a value.
    case slide(ControlName, to: Double)
    /// Taps one of a stepper's buttons.
    case step(ControlName, StepperButton, times: Int)

    /// The touch in the script's own words.
    package var description: String {
        switch self {
        case .tap(let target): return "tap \(target)"
        case .longPress(let target): return "long-press \(target)"
        case .toggle(let target): return "toggle \(target)"
        case .select(let row): return "select \(row)"
        case .deselect(let row): return "deselect \(row)"
        case .swipe(let row, let direction, fully: let fully):
            return "swipe \(row) \(direction.rawValue)" + (fully ? " fully" : "")
        case .delete(let row): return "delete \(row)"
        case .insert(let row): return "insert \(row)"
        case .move(let row, to: let destination): return "move \(row) to \(destination)"
        case .tapAccessory(let row): return "tap accessory of \(row)"
        case .tapIndex(let title, let list): return "tap index \(ScriptSpelling.text(title))" + list.clause
        case .choose(let titles): return "choose " + titles.map(ScriptSpelling.text).joined(separator: " > ")
        case .dismissMenu: return "dismiss menu"
        case .type(let text, into: let control, isOver: let isOver):
            return "type \(ScriptSpelling.text(text)) \(isOver ? "over" : "into") \(control)"
        case .clear(let control): return "clear \(control)"
        case .slide(let control, to: let value): return "slide \(control) to \(ScriptSpelling.number(value))"
        case .step(let control, let button, times: let times):
            return "step \(control) \(button.rawValue)" + (times == 1 ? "" : " \(times) times")
        }
    }
}
