import HeadlessUIKit

/// `tap ROW | CONTROL`.
struct Tap {
    var target: Target

    var description: String { "tap \(target)" }
}

extension Tap: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) { target = try parser.target(after: "tap") }

    func touch(_ stage: Stage, with finger: Finger) throws {
        switch target {
        case .row(let row): try stage.touch(row) { path, list in try finger.tap(rowAt: path, in: list) }
        case .control(let control): try finger.tap(stage.view(control))
        }
    }
}
