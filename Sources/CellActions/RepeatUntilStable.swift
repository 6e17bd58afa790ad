/// How often work is repeated that asks for itself again.
let roundLimit = 100

/// Repeats work of lists until a round finds nothing more to do. After ``roundLimit`` rounds it reports that and gives up.
///
/// - Parameters:
///   - operation: The work, as the subject of a sentence: "showing changed items".
///   - lists: The lists that are not stable, whose buses report it.
///   - reason: Why another round is needed each time.
///   - round: The work. Returns whether nothing was left to do.
/// - Returns: Whether it became stable.
@MainActor
@discardableResult
package func repeatUntilStable(
    _ operation: String, in lists: @autoclosure () -> [any CellActionHost], because reason: String,
    _ round: () -> Bool
) -> Bool {
    for _ in 0..<roundLimit { if round() { return true } }
    for list in lists() {
        let name = "\(type(of: list.hostView))"
        list.hostBus.report(.unstable(operation: operation, list: name, reason: reason))
    }
    return false
}
