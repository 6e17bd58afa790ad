/// The number of times to play a block: `repeat N times`, or `repeat for NAME from N to N`.
struct Repetition: Equatable, Sendable {
    /// The number of rounds, which is at least 1.
    var count: Int
    /// The variable that counts the rounds, up or down.
    var counter: Counter?

    struct Counter: Equatable, Sendable {
        var name: String
        var first: Int
        var isUp: Bool

        /// Returns the counter's value in the given round. The first round is 0.
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
            guard distance < .max else { throw parser.error("the range is too large", at: parser.last) }
            self.init(count: distance + 1, counter: Counter(name: name, first: first, isUp: last >= first))
        } else if parser.isNumberNext {
            self.init(count: try parser.times())
        } else {
            throw parser.expected("a number of times or \"for\"", after: "repeat", among: ["for"])
        }
        guard parser.isAtEnd else {
            throw parser.unexpectedTail("write each step of a block on its own line")
        }
    }
}
