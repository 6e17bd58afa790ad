import CellDirector
import HeadlessUIKit

/// One dispatch as a replay keeps it: in words, without views.
package struct Dispatch: Hashable, Codable {
    package let name: String
    let kind: String
    let reuseIdentifier: String
    let section: Int
    /// `nil` for a header or footer.
    let row: Int?
    /// Whether it was the section's `header` or `footer`; `nil` for a row.
    let sectionView: String?
    /// The row of another list that this one's list lies in, as section and row; `nil` for a list that lies in none.
    let within: [Int]?
    let payload: String?
    let depth: Int
    let isCustom: Bool
    let handlerCount: Int
    /// How many observers were told of it, beside the replay.
    let observerCount: Int
    /// Whether a gate stopped it; `nil` if none did.
    let isStopped: Bool?
    /// Whether a cell sent it, and it was not handled.
    package var isLost: Bool { isCustom && handlerCount == 0 && observerCount <= 0 && isStopped == nil }
    /// The list that spoke.
    private(set) var list: ObjectIdentifier?

    private enum CodingKeys: CodingKey {
        case name, kind, reuseIdentifier, section, row, sectionView, within, payload, depth, isCustom, handlerCount
        case observerCount, isStopped
    }

    @MainActor
    init(_ event: CellActionEvent) {
        name = event.name
        kind = event.kind.rawValue
        reuseIdentifier = event.reuseIdentifier
        section = event.indexPath.section
        row = event.indexPath.row == NSNotFound ? nil : event.indexPath.row
        list = event.list.map(ObjectIdentifier.init)
        sectionView = row == nil ? Self.sectionView(event) : nil
        within = (event.cell?.cell as? UIView).flatMap(Self.rowAround).map { [$0.section, $0.row] }
        payload = event.payload.map(Self.text) ?? event.answer
        depth = event.depth
        isCustom = event.isCustom
        handlerCount = event.handlerCount
        observerCount = event.observerCount - 1
        isStopped = event.isStopped ? true : nil
    }

    /// A payload as a script says it: a place in the list as `row 3`, anything else as it describes itself.
    private static func text(_ payload: any Sendable) -> String {
        guard let path = payload as? IndexPath, path.count == 2 else { return "\(payload)" }
        return RowLocator(.index(path.row, section: path.section)).description
    }

    /// Whether an event came from a header or a footer.
    @MainActor
    private static func sectionView(_ event: CellActionEvent) -> String? {
        let section = event.indexPath.section
        var footer: AnyObject?
        if let sections = (event.list as? UITableView)?.director?.sections, sections.indices.contains(section) {
            footer = sections[section].footer
        } else if let sections = (event.list as? UICollectionView)?.director?.sections,
            sections.indices.contains(section)
        {
            footer = sections[section].footer
        }
        return footer === event.configurator ? "footer" : "header"
    }

    /// The row that the list of a cell lies in.
    @MainActor
    private static func rowAround(_ cell: UIView) -> IndexPath? {
        var current = cell.superview
        var isInList = false
        var inner = cell
        while let view = current {
            if view is UIScrollView, let outer = view as? ListScrollView {
                if isInList, let cell = inner as? any ListCell { return outer.indexPath(ofCell: cell) }
                isInList = true
            }
            inner = view
            current = view.superview
        }
        return nil
    }
}

extension Dispatch {
    /// Whether a cell sent it or somebody handles it; what only the list says to itself is not heard.
    package var isHeard: Bool { isCustom || handlerCount > 0 }

    /// Whether the list asked something.
    package var isQuestion: Bool { kind == DispatchKind.question.rawValue }
}

extension Dispatch: CustomStringConvertible {
    /// As a script would say it, `follow on row 3`, and whether a gate stopped it.
    package var description: String {
        let place = row.map { "row \($0)" } ?? sectionView ?? "header or footer"
        let around = within.map { " in " + RowLocator(.index($0[1], section: $0[0])).description } ?? ""
        return "\(ScriptSpelling.name(name)) on \(place)\(Locator.clause(section))\(around)"
            + (payload.map { " with \(ScriptSpelling.value($0))" } ?? "")
            + (isStopped == true ? " (a gate stopped it)" : "")
    }
}
