import HeadlessUIKit

/// `insert ROW`: taps the plus of the row.
struct Insert {
    var row: RowName

    var description: String { "insert \(row)" }
}

extension Insert: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) { row = try parser.row(after: "insert") }

    func touch(_ stage: Stage, with finger: Finger) throws {
        let table = try stage.table(of: row)
        try stage.touch(row) { path, _ in try finger.insert(rowAt: path, in: table) }
    }
}
