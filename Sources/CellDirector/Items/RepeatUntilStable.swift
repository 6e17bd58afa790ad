/// Repeats an operation in rounds, until a round finds nothing left to do. After `CellActionProblem.roundLimit` rounds,
/// the function gives up and reports a problem.
///
/// - Parameters:
///   - operation: A description of the operation that can be the subject of a sentence, such as "showing changed
///     items".
///   - lists: The lists that are not stable. The problem is reported to their buses.
///   - reason: The reason why each round requires another round.
///   - round: A closure that performs a round and returns whether nothing was left to do.
@MainActor
func repeatUntilStable(
    _ operation: String, in lists: @autoclosure () -> [any ItemObserver], because reason: String, _ round: () -> Bool
) {
    for _ in 0..<CellActionProblem.roundLimit { if round() { return } }
    for list in lists() {
        list.bus.report(.unstable(operation: operation, list: "\(type(of: list.hostView))", reason: reason))
    }
}
