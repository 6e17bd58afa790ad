/// `expect …`: a condition holds now.
struct Expect {
    var condition: Condition

    var description: String { "expect \(condition)" }
}

extension Expect: Action {
    /// A condition, or the refusal of a touch.
    static func read(_ parser: inout StepParser) throws(ScriptError) -> any Action {
        var ahead = parser
        if case .touch(let read)? = ahead.acceptVerb()?.reading {
            parser = ahead
            return try refusal(of: read(&parser), &parser)
        }
        return Expect(condition: try parser.condition(after: "expect"))
    }

    private static func refusal(
        of touch: some Touch, _ parser: inout StepParser
    ) throws(ScriptError) -> any Action {
        try ExpectRefusal(of: touch, reading: &parser)
    }

    var acts: Bool { false }

    func check(_ check: inout ScriptCheck) {
        if condition.isAboutDispatches { check.asksForDispatches() }
    }

    func perform(in replay: Replay) throws(StepFailure) {
        if let mismatch = replay.mismatch(condition) { throw StepFailure(mismatch) }
    }
}
