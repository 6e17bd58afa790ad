/// How often work is repeated that asks for itself again: as often as UIKit's layout feedback loop debugger takes for a loop
/// with `-UIViewLayoutFeedbackLoopDebuggingThreshold 100` (WWDC 2016, session 236).
let roundLimit = 100

/// Repeats work until a round finds nothing more to do. After ``roundLimit`` rounds it warns and gives up.
///
/// Code that a round calls may ask for another round: a delegate, a layout, a handler. Whoever keeps a note of what is pending
/// drops it then, so that the work is not begun again at once.
///
/// - Parameters:
///   - what: What is not stable, as the beginning of a sentence: "UITableView still has rows to show".
///   - reason: Why another round is needed each time.
///   - round: The work. Returns whether nothing was left to do.
/// - Returns: Whether it became stable.
@MainActor
@discardableResult
func repeatUntilStable<Failure: Error>(
    _ what: @autoclosure () -> String, because reason: String, _ round: () throws(Failure) -> Bool
) throws(Failure) -> Bool {
    for _ in 0..<roundLimit { if try round() { return true } }
    ListWarning.log("\(what()) after \(roundLimit) rounds: \(reason).")
    return false
}
