/// What a script that was checked has.
public struct ScriptSummary: Hashable, Sendable {
    /// The number of steps, each counted once. Those of a script that it plays count with each `play`.
    public internal(set) var stepCount = 0
    /// The number of steps played. Those in `repeat` blocks count again and again; of an `if` both ways are counted.
    public internal(set) var playedStepCount = 0
    /// The screens that it opens.
    public internal(set) var screens: Set<String> = []
    /// Whether it expects anything of what is dispatched.
    var asksForDispatches = false
}
