/// What a script that was checked has.
public struct ScriptSummary: Hashable, Sendable {
    /// How many steps it has.
    public internal(set) var stepCount = 0
    /// The screens that it opens.
    public internal(set) var screens: Set<String> = []
    /// Whether it expects anything of what is dispatched.
    var asksForDispatches = false
}
