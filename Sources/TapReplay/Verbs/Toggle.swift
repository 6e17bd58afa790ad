import HeadlessUIKit

/// `toggle CONTROL | ROW`: turns a switch over, the one that is named or the first of a row.
struct Toggle {
    var target: Target

    var description: String { "toggle \(target)" }
}

extension Toggle: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) { target = try parser.target(after: "toggle") }

    func touch(_ stage: Stage, with finger: Finger) throws {
        let control =
            switch target {
            case .row(let row): ControlName(key: .kind(.switch, 0), place: .row(row))
            case .control(let control): control
            }
        try finger.toggle(stage.view(control, as: UISwitch.self, "switch"))
    }
}
