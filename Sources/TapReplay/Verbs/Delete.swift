import HeadlessUIKit

/// `delete ROW`: swipes the row and deletes it, or taps its minus.
struct Delete {
    var row: RowName

    var description: String { "delete \(row)" }
}

extension Delete: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) { row = try parser.row(after: "delete") }

    func touch(_ stage: Stage, with finger: Finger) throws {
        try stage.touch(row) { path, list in try finger.delete(rowAt: path, in: list) }
    }
}
