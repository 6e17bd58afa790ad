extension SubjectState {
    /// What can be in this state, for a sentence.
    var bearers: String {
        switch self {
        case .on, .off: "a switch"
        case .enabled, .disabled: "a control or a label"
        case .selected, .highlighted: "a row or a control"
        case .editing: "a list, a row or a text field"
        case .swiped: "a row"
        case .empty: "a text field or a list"
        case .visible, .hidden: "a view"
        }
    }
}
