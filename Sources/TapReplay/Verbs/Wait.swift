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
    /// A longer wait, in seconds, is no different to a person, but is more than a clock can count.
    private static let longest = 1e9

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

    /// Lets other work of the main actor run until the condition holds.
    func perform(in replay: Replay) async throws(StepFailure) {
        replay.keepDispatches()
        let seconds = min(seconds ?? 5, Self.longest)
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        while let mismatch = replay.mismatch(condition) {
            if clock.now >= end {
                throw StepFailure("still not so after \(seconds.formatted()) s: \(mismatch)")
            }
            do {
                try await Task.sleep(for: .milliseconds(1))
            } catch {
                throw StepFailure("the replay was cancelled: \(mismatch)")
            }
            replay.stage?.root.layoutIfNeeded()
            if replay.exception != nil { return }
        }
    }
}
