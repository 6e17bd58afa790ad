/// The kinds of messages that a bus dispatches.
public enum DispatchKind: String, Sendable {
    /// A ``CellAction``: an action in a cell on screen, such as a tap.
    case action
    /// A ``RowEvent``: something that happened to a row, whether or not the row has a cell on screen.
    case event
    /// A ``RowQuestion``: a request by the list for information about a row.
    case question
}
