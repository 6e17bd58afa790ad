/// A summary of a checked script.
public struct ScriptSummary: Hashable, Sendable {
    /// The number of steps in the script, each counted once.
    ///
    /// The steps of another script are counted once for each `play` step that names the script.
    public internal(set) var stepCount = 0
    /// The number of steps to play.
    ///
    /// Steps in a `repeat` block are counted once for each round. Both branches of an `if` are counted.
    public internal(set) var playedStepCount = 0
    /// The names of the screens that the script opens.
    public internal(set) var screens: Set<String> = []
    /// Whether any condition in the script checks dispatches.
    var asksForDispatches = false
}
