import CellActions

extension CellActionProblem {
    /// Returns a suggestion for fixing the problem, if the problem's description does not include one.
    ///
    /// - Parameter payloadType: The type of the unhandled action's payload, if it has one.
    func advice(payloadType: (String) -> String?) -> String? {
        switch self {
        case .unhandled(let action, _, _):
            if let type = payloadType(action) {
                "add a handler, as in `actionsProxy.on(CellAction<\(type)>(\"\(action)\")) { config, cell, payload in … }`"
            } else {
                "add a handler, as in `actionsProxy.on(.custom(\"\(action)\")) { … }`"
            }
        case .noRow: "send it while the view is in the cell of a row"
        case .rowIsGone: "use it only while the director has the row"
        case .failed: "catch the error in the handler, and show it"
        case .noCell, .replacedWhileEdited, .directorReplaced, .directorReleased, .unstable: nil
        }
    }
}
