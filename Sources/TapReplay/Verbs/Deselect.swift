import HeadlessUIKit

/// `deselect ROW`: taps a row that is selected.
struct Deselect {
    var row: RowName

    var description: String { "deselect \(row)" }
}

extension Deselect: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) { row = try parser.row(after: "deselect") }

    func touch(_ stage: Stage, with finger: Finger) throws {
        try stage.touch(row) { path, list in try finger.deselect(rowAt: path, in: list) }
    }
}
