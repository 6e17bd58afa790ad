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
    /// The lines of the first steps that change the device, its style, text size or direction, each with the noun that the
    /// command line uses for it.
    package internal(set) var deviceLines: [String: Int] = [:]
    /// Whether any condition in the script checks dispatches.
    var asksForDispatches = false
}
