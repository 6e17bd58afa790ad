/// The kinds of messages that a bus dispatches.
public enum DispatchKind: String, Sendable {
    /// A ``CellAction``: an action in a cell on screen, such as a tap.
    case action
    /// A ``RowEvent``: something happened to a row, which may have no cell on screen.
    case event
    /// A ``RowQuestion``: the list needs information about a row.
    case question
}
