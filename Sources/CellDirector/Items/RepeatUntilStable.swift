/// Repeats an operation in rounds, until a round finds nothing left to do. After `CellActionProblem.roundLimit` rounds,
/// the function gives up and reports a problem.
///
/// All work that may cause itself is repeated by this function: showing changed items, carrying out updates, and
/// restoring the scroll position. The work that the last round has requested is dropped by the caller, so that it does
/// not begin again by itself. The list keeps its rows, and shows them as they were after the last round.
///
/// - Parameters:
///   - operation: A description of the operation that can be the subject of a sentence, such as "showing changed
///     items".
///   - lists: The lists that are not stable. The problem is reported to their buses.
///   - reason: The reason why each round requires another round.
///   - round: A closure that performs a round and returns whether nothing was left to do.
/// - Returns: Whether the operation became stable.
@MainActor
@discardableResult
func repeatUntilStable(
    _ operation: @autoclosure () -> String, in lists: @autoclosure () -> [any ItemObserver],
    because reason: @autoclosure () -> String, _ round: () -> Bool
) -> Bool {
    for _ in 0..<CellActionProblem.roundLimit { if round() { return true } }
    let (operation, reason) = (operation(), reason())
    for list in lists() {
        list.bus.report(.unstable(operation: operation, list: "\(type(of: list.hostView))", reason: reason))
    }
    return false
}
