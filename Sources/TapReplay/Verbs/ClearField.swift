import HeadlessUIKit

/// `clear FIELD`: empties a text field.
struct ClearField {
    var field: ControlName

    var description: String { "clear \(field)" }
}

extension ClearField: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) { field = try parser.control(after: "clear") }

    func touch(_ stage: Stage, with finger: Finger) throws {
        try finger.clear(stage.view(field, as: UITextField.self, "text field"))
    }
}
