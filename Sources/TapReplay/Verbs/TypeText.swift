import HeadlessUIKit

/// `type "…" into | over FIELD`: types at the end of a text field, or over its text; a line break is Return.
struct TypeText {
    var text: String
    var field: ControlName
    var isOver = false

    var description: String { "type \(ScriptSpelling.text(text)) \(isOver ? "over" : "into") \(field)" }
}

extension TypeText: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) {
        text = try parser.text("what to type", after: "type")
        isOver = parser.accept("over")
        guard isOver || parser.accept("into") else {
            throw parser.expected("\"into\" or \"over\"", after: nil, among: ["into", "over"])
        }
        field = try parser.control(after: isOver ? "over" : "into")
    }

    func touch(_ stage: Stage, with finger: Finger) throws {
        let field = try stage.view(field, as: UITextField.self, "text field")
        if isOver { try finger.type(text, over: field) } else { try finger.type(text, into: field) }
    }
}
