/// A list's question about a row, whose cell may not exist.
///
///     director.actionsProxy.on(.canEdit) { (c: UserCellConfig, indexPath) in true }
///     director.actionsProxy.on(.moveTarget) { (c: UserCellConfig, indexPath, proposed) in proposed }
///
/// The handler registered last answers, alone. When it is cancelled, the one before it answers again. Where no handler is
/// registered, the list behaves as if its delegate did not implement the method; editing alone needs a handler.
public struct RowQuestion<Payload: Sendable, Answer>: Hashable, Sendable {
    package let name: ActionName

    package init(_ name: String) { self.name = ActionName(name, .list) }
}

extension RowQuestion: CustomStringConvertible {
    /// The question's name.
    public var description: String { name.text }
}
