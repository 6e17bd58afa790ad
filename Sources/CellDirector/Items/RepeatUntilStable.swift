/// Repeats work of lists until a round finds nothing more to do. After `CellActionProblem.roundLimit` rounds it reports that and
/// gives up.
///
/// - Parameters:
///   - operation: The work, as the subject of a sentence: "showing changed items".
///   - lists: The lists that are not stable, whose buses report it.
///   - reason: Why another round is needed each time.
///   - round: The work. Returns whether nothing was left to do.
@MainActor
func repeatUntilStable(
    _ operation: String, in lists: @autoclosure () -> [any ItemObserver], because reason: String, _ round: () -> Bool
) {
    for _ in 0..<CellActionProblem.roundLimit { if round() { return } }
    for list in lists() {
        list.bus.report(.unstable(operation: operation, list: "\(type(of: list.hostView))", reason: reason))
    }
}
