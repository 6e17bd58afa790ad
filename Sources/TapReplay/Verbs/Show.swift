/// `show`: prints the screen.
struct Show {
    var description: String { "show" }
}

extension Show: Action {
    init(reading parser: inout StepParser) {}

    var acts: Bool { false }

    func perform(in replay: Replay) { replay.show() }
}
