/// The kinds of views a script can name without a text.
enum ControlKind: String, CaseIterable, Sendable {
    case button
    case `switch`
    case label
    case image
    /// A text field or text view.
    case field
    case slider
    case stepper
    /// A segmented control.
    case segments
    /// A control of any kind.
    case control
}
