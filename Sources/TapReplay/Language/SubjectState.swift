/// What a row, a list or a control can be.
enum SubjectState: String, CaseIterable, Sendable {
    case visible
    case selected
    case highlighted
    /// Of a switch.
    case on
    /// Of a switch.
    case off
    case enabled
    case disabled
    case hidden
    /// Of a list, a row or a text field.
    case editing
    /// Of a row whose actions are open.
    case swiped
    /// Of a text field in which nothing is typed, or a list without rows.
    case empty
}
