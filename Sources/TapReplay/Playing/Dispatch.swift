import CellDirector

/// One dispatch as a replay keeps it: in words, without views.
struct Dispatch: Hashable, Encodable {
    let name: String
    let kind: String
    let reuseIdentifier: String
    let section: Int
    /// `nil` for a header or footer.
    let row: Int?
    let payload: String?
    let depth: Int
    let isCustom: Bool
    let handlerCount: Int

    init(_ event: CellActionEvent) {
        name = event.name
        kind = event.kind.rawValue
        reuseIdentifier = event.reuseIdentifier
        section = event.indexPath.section
        row = event.indexPath.row == NSNotFound ? nil : event.indexPath.row
        payload = event.payload.map { "\($0)" } ?? event.answer
        depth = event.depth
        isCustom = event.isCustom
        handlerCount = event.handlerCount
    }
}

extension Dispatch {
    /// Whether a cell sent it or somebody handles it; what only the list says to itself is not heard.
    var isHeard: Bool { isCustom || handlerCount > 0 }
}

extension Dispatch: CustomStringConvertible {
    /// As a script would say it: `follow on row 3`.
    var description: String {
        let place = row.map { "row \($0)" } ?? "header or footer"
        let section = section == 0 ? "" : " of section \(section)"
        return "\(ScriptSpelling.name(name)) on \(place)\(section)"
            + (payload.map { " with \(ScriptSpelling.value($0))" } ?? "")
    }
}
