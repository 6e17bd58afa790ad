import HeadlessUIKit

/// `tap accessory of ROW`: taps the row's detail button.
struct TapAccessory {
    var row: RowName

    var description: String { "tap accessory of \(row)" }
}

extension TapAccessory: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) {
        try parser.require("of", after: "accessory")
        row = try parser.row(after: "accessory of")
    }

    func touch(_ stage: Stage, with finger: Finger) throws {
        let table = try stage.table(of: row)
        try stage.touch(row) { path, _ in try finger.tapAccessory(rowAt: path, in: table) }
    }
}
