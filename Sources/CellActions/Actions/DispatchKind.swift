/// The three kinds of things that are dispatched.
public enum DispatchKind: String, Sendable {
    /// A ``CellAction``: somebody did something in a cell that is there.
    case action
    /// A ``RowEvent``: something happened to a row, whose cell may not be there.
    case event
    /// A ``RowQuestion``: the list asks something about a row.
    case question
}
