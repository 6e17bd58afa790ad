/// What a line of a script says.
enum ScriptLine {
    case step(Step)
    /// `repeat …`: what follows, up to its `end`, is played again and again.
    case repetition(Repetition)
    /// `end`: the end of what is repeated.
    case end(column: Int)
    /// `let NAME be VALUE`.
    case variable(String, ScriptValue, column: Int)
}

/// The first line of a block.
struct Repetition {
    /// How often, at least once.
    var count: Int
    /// `repeat for NAME from N to N`: the variable that counts, up or down.
    var counter: Counter?
    var line: Int
    var column: Int

    struct Counter {
        var name: String
        var first: Int
        var isUp: Bool

        /// Its value in a round, counted from 0.
        func value(_ round: Int) -> Int { isUp ? first + round : first - round }
    }
}
