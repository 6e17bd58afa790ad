/// The maximum number of rounds for work in which each round may request another round.
///
/// UIKit's layout feedback loop debugger uses the same limit with `-UIViewLayoutFeedbackLoopDebuggingThreshold 100`
/// (WWDC 2016, session 236).
let roundLimit = 100

/// Repeats work until a round leaves nothing to do. Logs a warning and gives up after ``roundLimit`` rounds.
///
/// Code called in a round, such as a delegate method, a layout or a handler, may request another round. If the work
/// does not become stable, a caller that stores such requests drops them, so that the same work does not start again.
///
/// - Parameters:
///   - what: The beginning of the warning, such as "UITableView still has rows to show".
///   - reason: The reason why each round requires another round; `nil` if a warning has been logged already.
///   - round: The work of a round. Returns whether nothing was left to do.
/// - Returns: Whether the work became stable.
@MainActor
@discardableResult
func repeatUntilStable<Failure: Error>(
    _ what: @autoclosure () -> String, because reason: @autoclosure () -> String?, _ round: () throws(Failure) -> Bool
) throws(Failure) -> Bool {
    for _ in 0..<roundLimit { if try round() { return true } }
    if let reason = reason() { ListWarning.log("\(what()) after \(roundLimit) rounds: \(reason).") }
    return false
}
