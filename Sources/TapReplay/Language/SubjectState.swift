/// What a row, a header, a footer or a control can be.
package enum SubjectState: String, CaseIterable, Sendable {
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
    case editing
}
