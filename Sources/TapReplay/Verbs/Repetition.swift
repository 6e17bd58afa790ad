/// `repeat N times`, `repeat for NAME from N to N`: how often a block is played.
struct Repetition: Equatable, Sendable {
    /// How often, at least once.
    var count: Int
    /// The variable that counts, up or down.
    var counter: Counter?

    struct Counter: Equatable, Sendable {
        var name: String
        var first: Int
        var isUp: Bool

        /// Its value in a round, counted from 0.
        func value(_ round: Int) -> ScriptValue { .whole(isUp ? first + round : first - round) }
    }
}

extension Repetition {
    init(reading parser: inout StepParser) throws(ScriptError) {
        if parser.accept("for") {
            let name = try parser.variableName(after: "for", before: "from")
            try parser.require("from")
            let first = try parser.whole("the first number", after: "from")
            try parser.require("to")
            let last = try parser.whole("the last number", after: "to")
            let distance = abs(last - first)
            guard distance < .max else { throw parser.error("this is more than can be counted", at: parser.last) }
            self.init(count: distance + 1, counter: Counter(name: name, first: first, isUp: last >= first))
        } else if parser.isNumberNext {
            self.init(count: try parser.times())
        } else {
            throw parser.expected("a number of times or \"for\"", after: "repeat", among: ["for"])
        }
        guard parser.isAtEnd else {
            throw parser.unexpectedTail("the steps of a block stand on lines of their own")
        }
    }
}
