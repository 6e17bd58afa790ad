/// Something that was dispatched or asked for and reached nobody. See ``CellActionBus/onProblem``.
public enum CellActionProblem: Hashable, Sendable {
    /// No handler is registered for a custom action. Reported once for each action and type of configurator.
    ///
    /// `nearest` is the registered key that was perhaps meant.
    case unhandled(action: String, reuseIdentifier: String, nearest: String?)
    /// The action came from a view that shows no row: outside any cell of a director, or in a cell that was reused,
    /// went off screen, or whose row is gone.
    case noRow(action: String, view: String)
    /// The row has handlers for the action, but no cell that could be handed to them.
    case noCell(action: String, reuseIdentifier: String)
    /// The list no longer has the row that was to be reloaded, updated or scrolled to, or that an event was about.
    case rowIsGone(operation: String, reuseIdentifier: String)
    /// A row was replaced while a person was editing, swiping or dragging it, because its value is its identity and the
    /// value has changed. Reported once for each reuse identifier.
    case replacedWhileEdited(reuseIdentifier: String)
}

extension CellActionProblem: CustomStringConvertible {
    /// The problem as a sentence.
    public var description: String {
        switch self {
        case .unhandled(let action, let reuseIdentifier, let nearest):
            let hint = nearest.map { "; did you mean \($0)?" } ?? ""
            return "nobody handles \"\(action)\" of \(reuseIdentifier)\(hint)"
        case .noRow(let action, let view):
            return "\"\(action)\" was sent from \(view), which shows no row of a director now, so nobody hears it"
        case .noCell(let action, let reuseIdentifier):
            return "\"\(action)\" of \(reuseIdentifier) has handlers, but the row has no cell on screen; "
                + "handle the row event \"\(action)Row\", which needs none"
        case .rowIsGone(let operation, let reuseIdentifier):
            return "\"\(operation)\" of \(reuseIdentifier) came too late: the list no longer has the row"
        case .replacedWhileEdited(let reuseIdentifier):
            return
                "a row of \(reuseIdentifier) was replaced while it was being edited, since its value is its identity "
                + "and has changed; give its configurator an identity of its own, as in init(item:id:)"
        }
    }
}
