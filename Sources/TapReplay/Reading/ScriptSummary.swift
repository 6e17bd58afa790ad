/// What a script that was checked has.
public struct ScriptSummary: Hashable, Sendable {
    /// How many steps it has, each counted once; those of a script that it plays with each `play`.
    public internal(set) var stepCount = 0
    /// How many steps are played, those in `repeat` blocks again and again; of an `if` both ways are counted.
    public internal(set) var playedStepCount = 0
    /// The screens that it opens.
    public internal(set) var screens: Set<String> = []
    /// Whether it expects anything of what is dispatched.
    var asksForDispatches = false
}
