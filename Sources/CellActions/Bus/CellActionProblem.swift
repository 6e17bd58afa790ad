/// Something that was dispatched and reached nobody. See ``CellActionBus/onProblem``.
public enum CellActionProblem: Hashable, Sendable {
    /// No handler is registered for a custom action. Reported once for each action and reuse identifier.
    ///
    /// `nearest` is the registered key that was perhaps meant.
    case unhandled(action: String, reuseIdentifier: String, nearest: String?)
    /// The action came from a view that shows no row: outside any cell of a director, or in a cell that was reused,
    /// went off screen, or whose row is gone.
    case noRow(action: String, view: String)
    /// The row has handlers for the action, but no cell that could be handed to them.
    case noCell(action: String, reuseIdentifier: String)
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
        }
    }
}
