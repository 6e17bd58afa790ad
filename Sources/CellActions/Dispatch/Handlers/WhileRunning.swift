/// What happens when a row sends an action again while an asynchronous handler is still running for the row's previous
/// action.
public enum WhileRunning: Sendable {
    /// Ignores the repeated action, so that, for example, a second tap on "Save" does not save again. Work that has
    /// been cancelled does not count as running.
    case ignore
    /// Cancels the running work and starts again, so that, for example, only the results of the latest search are used.
    case restart
    /// Runs the new work and the running work concurrently.
    case sideBySide
}
