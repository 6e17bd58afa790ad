import CellActions

extension CellActionProblem {
    /// A suggestion for fixing the problem, if the problem's description does not include one.
    var advice: String? {
        switch self {
        case .unhandled(let action, _, _): "add a handler, as in `actionsProxy.on(.custom(\"\(action)\")) { … }`"
        case .noRow: "send it while the view is in the cell of a row"
        case .rowIsGone: "use it only while the director has the row"
        case .failed: "catch the error in the handler, and show it"
        case .noCell, .replacedWhileEdited, .directorReplaced, .directorReleased, .unstable: nil
        }
    }
}
