/// `remember … as NAME`: what a row or control shows, for the variable of that name.
struct Remember {
    var subject: Subject
    var name: String

    var description: String { "remember \(subject) as \(name)" }
}

extension Remember: Action {
    init(reading parser: inout StepParser) throws(ScriptError) {
        guard let subject = try parser.subjectIfNext() else {
            throw parser.expected(
                "a row or a control, such as `label in row 3`", after: "remember",
                among: ["row", "header", "footer", "id"] + ControlKind.allCases.map(\.rawValue))
        }
        self.subject = subject
        try parser.require("as")
        name = try parser.variableName(after: "as")
    }

    var acts: Bool { false }
    var rememberedName: String? { name }

    func perform(in replay: Replay) throws(StepFailure) {
        if let stage = replay.stage { replay.remember(try stage.text(of: subject), as: name) }
    }
}
