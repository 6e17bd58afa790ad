/// What is waited for or expected.
enum Condition: Hashable, Sendable, CustomStringConvertible {
    /// `N rows [in section N] [in LIST]`; `nil` counts those of all sections.
    case rowCount(Int, section: Int?, list: ListName = .main)
    /// `N sections [in LIST]`.
    case sectionCount(Int, list: ListName = .main)
    /// `dispatched NAME …`.
    case dispatched(DispatchPattern)
    /// `not dispatched NAME …`.
    case notDispatched(DispatchPattern)
    /// `nothing dispatched`.
    case nothingDispatched
    /// `no selection`.
    case noSelection
    /// `selection is ROW, ROW`: these and no others.
    case selection([RowName])
    /// `rows N to N [of section N] [in LIST] are visible`: these and no others; section 0 when none is written.
    case visibleRows(ClosedRange<Int>, section: Int, list: ListName = .main)
    /// `title is [not] "…"`: of the screen that is in front.
    case title(String, isNegated: Bool)
    /// `… shows "…"` (exact) or `… contains "…"` (not exact), and their opposites.
    case shows(Subject, String, isExact: Bool, isNegated: Bool)
    /// `… is [not] STATE`.
    case state(Subject, SubjectState, isNegated: Bool)

    /// The condition in the script's own words.
    var description: String {
        switch self {
        case .rowCount(let count, section: let section, list: let list):
            "\(count) \(count == 1 ? "row" : "rows")" + (section.map { " in section \($0)" } ?? "") + list.clause
        case .sectionCount(let count, list: let list): "\(count) \(count == 1 ? "section" : "sections")" + list.clause
        case .dispatched(let pattern): "dispatched \(pattern)"
        case .notDispatched(let pattern): "not dispatched \(pattern)"
        case .nothingDispatched: "nothing dispatched"
        case .noSelection: "no selection"
        case .selection(let rows): "selection is " + rows.map(\.description).joined(separator: ", ")
        case .visibleRows(let rows, section: let section, list: let list):
            "rows \(rows.lowerBound) to \(rows.upperBound)" + (section == 0 ? "" : " of section \(section)")
                + list.clause + " are visible"
        case .title(let title, isNegated: let isNegated):
            "title is \(isNegated ? "not " : "")\(ScriptSpelling.text(title))"
        case .shows(let subject, let text, isExact: let isExact, isNegated: let isNegated):
            "\(subject) \(Self.verb(isExact: isExact, isNegated: isNegated)) \(ScriptSpelling.text(text))"
        case .state(let subject, let state, isNegated: let isNegated):
            "\(subject) is \(isNegated ? "not " : "")\(state.rawValue)"
        }
    }

    /// Whether it asks what was dispatched.
    var isAboutDispatches: Bool {
        switch self {
        case .dispatched, .notDispatched, .nothingDispatched: true
        case .rowCount, .sectionCount, .noSelection, .selection, .visibleRows, .title, .shows, .state: false
        }
    }

    private static func verb(isExact: Bool, isNegated: Bool) -> String {
        switch (isExact, isNegated) {
        case (true, false): "shows"
        case (true, true): "does not show"
        case (false, false): "contains"
        case (false, true): "does not contain"
        }
    }
}
