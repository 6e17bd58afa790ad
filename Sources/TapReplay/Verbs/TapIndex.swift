import HeadlessUIKit

/// `tap index "…" [in LIST]`: taps a title of the index at the list's side.
struct TapIndex {
    var title: String
    var list: ListName

    var description: String { "tap index \(ScriptSpelling.text(title))" + list.clause }
}

extension TapIndex: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) {
        title = try parser.text("a title of the index", after: "index")
        list = try parser.listClause()
    }

    func touch(_ stage: Stage, with finger: Finger) throws {
        guard let table = try stage.list(list) as? UITableView else {
            throw StepFailure("\(list) is no table, and has no index")
        }
        try finger.tap(indexTitle: title, in: table)
    }
}
