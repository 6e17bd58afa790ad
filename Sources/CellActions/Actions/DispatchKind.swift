/// The kinds of messages that a bus dispatches.
public enum DispatchKind: String, Sendable {
    /// A ``CellAction``: the user did something in a cell on screen.
    case action
    /// A ``RowEvent``: something happened to a row, which may have no cell on screen.
    case event
    /// A ``RowQuestion``: the list needs to know something about a row.
    case question
}
