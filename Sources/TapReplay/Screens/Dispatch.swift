import CellDirector
import HeadlessUIKit

/// A record of a dispatch in a replay. It contains text instead of references to views.
package struct Dispatch: Hashable, Codable {
    package let name: String
    let kind: String
    let reuseIdentifier: String
    let section: Int
    /// The row's index; `nil` for a header or footer.
    let row: Int?
    /// `header` or `footer` if the dispatch came from a header or footer; `nil` for a row.
    let sectionView: String?
    /// The section and row indices of the row that contains the dispatch's list; `nil` if the list is not inside a row.
    let within: [Int]?
    let payload: String?
    /// `true` if the payload is a string, otherwise `nil`.
    let isText: Bool?
    let depth: Int
    let isCustom: Bool
    let handlerCount: Int
    /// The number of notified observers, not counting the replay.
    let observerCount: Int
    /// Whether an observer is registered for the name of this action. The replay's own observer does not count.
    let isObserved: Bool
    /// `true` if a gate stopped the dispatch, otherwise `nil`.
    let isStopped: Bool?
    /// Whether a cell sent the dispatch, but nothing handled, observed or stopped it.
    package var isLost: Bool { isCustom && handlerCount == 0 && observerCount <= 0 && isStopped == nil }
    /// The identity of the list that sent the dispatch.
    private(set) var list: ObjectIdentifier?
    /// The names by which a script could refer to the row when the dispatch was sent; `nil` if the dispatch came from a
    /// header or footer, or if ``isCounted`` is `false`.
    private(set) var rowNames: RowNames?
    /// The names by which a script could refer to the row that contains the dispatch's list; `nil` if the list is not
    /// inside a row, or if ``rowNames`` is `nil`.
    private(set) var outerRowNames: RowNames?

    private enum CodingKeys: CodingKey {
        case name, kind, reuseIdentifier, section, row, sectionView, within, payload, isText, depth, isCustom
        case handlerCount, observerCount, isObserved, isStopped
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
        let cell = event.cell?.cell as? UIView
        let outer = cell.flatMap(Self.rowAround)
        within = outer.map { [$0.path.section, $0.path.row] }
        payload = event.payload.map(Self.text) ?? event.answer
        isText = event.payload is String ? true : nil
        depth = event.depth
        isCustom = event.isCustom
        handlerCount = event.handlerCount
        observerCount = event.observerCount - 1
        isObserved = event.isAwaited
        isStopped = event.isStopped ? true : nil
        guard isCounted, row != nil, let list = event.list as? ListScrollView else { return }
        rowNames = RowNames(ofRowAt: event.indexPath, in: list, cell: cell)
        outerRowNames = outer.map { RowNames(ofRowAt: $0.path, in: $0.list, cell: $0.cell) }
    }

    /// Returns a payload as it is written in a script: an index path as `row 3`, any other value as its description.
    private static func text(_ payload: any Sendable) -> String {
        guard let path = payload as? IndexPath, path.count == 2 else { return "\(payload)" }
        return RowLocator(.index(path.row, section: path.section)).description
    }

    /// Returns `footer` if an event came from a footer, otherwise `header`.
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

    /// Returns the row that contains the cell's list, if any.
    @MainActor
    private static func rowAround(_ cell: UIView) -> (path: IndexPath, cell: UIView, list: ListScrollView)? {
        var current = cell.superview
        var isInList = false
        var inner = cell
        while let view = current {
            if view is UIScrollView, let outer = view as? ListScrollView {
                if isInList, let cell = inner as? any ListCell {
                    return outer.indexPath(ofCell: cell).map { ($0, cell, outer) }
                }
                isInList = true
            }
            inner = view
            current = view.superview
        }
        return nil
    }
}

extension Dispatch {
    /// Whether a cell sent the dispatch, a handler received it, or an observer is registered for its name.
    ///
    /// All other dispatches are sent by the list itself.
    package var isCounted: Bool { isCustom || handlerCount > 0 || isObserved }

    /// Whether the dispatch is a question from the list.
    package var isQuestion: Bool { kind == CellActionEvent.Kind.question.rawValue }
}

extension Dispatch: CustomStringConvertible {
    /// The payload as it is written in a script. A string is in quotes, even if it contains only digits.
    var payloadSpelling: String? { payload.map { isText == true ? ScriptSpelling.text($0) : ScriptSpelling.value($0) } }

    /// The dispatch as it is written in a script, such as `follow on row 3`, with a note if a gate stopped it.
    package var description: String {
        let place = row.map { "row \($0)" } ?? sectionView ?? "header or footer"
        let around = within.map { " in " + RowLocator(.index($0[1], section: $0[0])).description } ?? ""
        return "\(ScriptSpelling.name(name)) on \(place)\(Locator.clause(section))\(around)"
            + (payloadSpelling.map { " with \($0)" } ?? "")
            + (isStopped == true ? " (a gate stopped it)" : "")
    }
}
