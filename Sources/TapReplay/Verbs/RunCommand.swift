/// `run NAME`: a command of the screen's own.
struct RunCommand {
    var name: String

    var description: String { "run \(ScriptSpelling.name(name))" }
}

extension RunCommand: Action {
    init(reading parser: inout StepParser) throws(ScriptError) {
        name = try parser.name(of: "a command's name", after: "run")
    }

    func check(_ check: inout ScriptCheck) { check.runs(name) }

    func perform(in replay: Replay) throws(StepFailure) {
        try replay.act { stage in try stage.screen.run(name, on: stage.controller) }
    }
}
