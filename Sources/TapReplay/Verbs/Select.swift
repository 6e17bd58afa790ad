import HeadlessUIKit

/// `select ROW`: taps a row that is not selected.
struct Select {
    var row: RowName

    var description: String { "select \(row)" }
}

extension Select: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) { row = try parser.row(after: "select") }

    func touch(_ stage: Stage, with finger: Finger) throws {
        try stage.touch(row) { path, list in try finger.select(rowAt: path, in: list) }
    }
}
