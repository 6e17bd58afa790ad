import HeadlessUIKit

/// `long-press ROW | CONTROL`.
struct LongPress {
    var target: Target

    var description: String { "long-press \(target)" }
}

extension LongPress: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) { target = try parser.target(after: "long-press") }

    func touch(_ stage: Stage, with finger: Finger) throws {
        switch target {
        case .row(let row): try stage.touch(row) { path, list in try finger.longPress(rowAt: path, in: list) }
        case .control(let control): try finger.longPress(stage.view(control))
        }
    }
}
