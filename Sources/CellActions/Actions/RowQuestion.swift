/// A question that the list asks about a row, whether or not the row has a cell.
///
///     director.actionsProxy.on(.canEdit) { (c: UserCellConfig, indexPath) in true }
///     director.actionsProxy.on(.moveTarget) { (c: UserCellConfig, indexPath, proposed) in proposed }
///
/// Only the most recently registered handler answers. When that handler is cancelled, the previously registered handler
/// answers again. If no handler is registered, the list behaves as if its delegate did not implement the corresponding
/// method. The exceptions are ``canMove`` and, for a table row, ``canEdit`` and `editingStyle`: their defaults depend
/// on which handlers for editing and moving are registered.
public struct RowQuestion<Payload: Sendable, Answer>: Hashable, Sendable {
    package let name: ActionName

    package init(_ name: String) { self.name = ActionName(name, .list) }
}

extension RowQuestion: CustomStringConvertible {
    /// The question's name.
    public var description: String { name.text }
}
