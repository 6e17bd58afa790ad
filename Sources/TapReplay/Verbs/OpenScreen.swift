/// `screen NAME`: opens a screen.
struct OpenScreen {
    var name: String

    var description: String { "screen \(ScriptSpelling.name(name))" }
}

extension OpenScreen: Action {
    init(reading parser: inout StepParser) throws(ScriptError) {
        name = try parser.name(of: "a screen's name", after: "screen")
    }

    var opensScreen: Bool { true }

    func check(_ check: inout ScriptCheck) { check.opens(name) }

    func perform(in replay: Replay) { replay.open(name) }
}
