/// A summary of a checked script.
public struct ScriptSummary: Hashable, Sendable {
    /// The number of steps in the script, each counted once.
    ///
    /// Steps of another script count each time a `play` step names it.
    public internal(set) var stepCount = 0
    /// The number of steps to play.
    ///
    /// Steps in a `repeat` block count once for each round; both branches of an `if` count.
    public internal(set) var playedStepCount = 0
    /// The names of the screens that the script opens.
    public internal(set) var screens: Set<String> = []
    /// Whether a condition of the script checks dispatches.
    var asksForDispatches = false
}
