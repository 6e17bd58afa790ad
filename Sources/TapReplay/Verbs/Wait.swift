/// `wait until … [for N seconds]`; without the seconds, five.
struct Wait {
    var condition: Condition
    var seconds: Double?

    var description: String {
        guard let seconds else { return "wait until \(condition)" }
        return "wait until \(condition) for \(ScriptSpelling.number(seconds)) \(seconds == 1 ? "second" : "seconds")"
    }
}

extension Wait: Action {
    init(reading parser: inout StepParser) throws(ScriptError) {
        try parser.require("until", after: "wait")
        condition = try parser.condition(after: "wait until")
        guard parser.accept("for", .for) else { return }
        seconds = try parser.decimal("a number of seconds", after: "for", mayBeNegative: false)
        guard parser.accept("seconds") || parser.accept("second") else {
            throw parser.expected("\"seconds\"", after: nil, among: ["seconds", "second"])
        }
    }

    func check(_ check: inout ScriptCheck) {
        if condition.isAboutDispatches { check.asksForDispatches() }
    }

    var patience: Double? { seconds ?? 5 }

    func perform(in replay: Replay) throws(StepFailure) {
        if let mismatch = replay.mismatch(condition) { throw StepFailure(mismatch) }
    }
}
