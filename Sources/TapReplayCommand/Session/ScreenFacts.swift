import CellDirector
import HeadlessUIKit
import TapReplay

/// The conditions that a screen currently meets. They are used to determine the effects of a touch.
@MainActor
struct ScreenFacts {
    private struct Fact {
        /// The condition in the script language.
        let condition: String
        /// A key for comparisons. For a control, it always contains the control's kind and index, so it doesn't change
        /// when the control becomes, or stops being, the only one of its kind.
        let key: String
        /// The row that the condition is about.
        var row: RowLocator?
        /// The string that the view shows, if the condition is about a string.
        var text: String?
    }

    private var facts: [Fact] = []
    private var rows: Set<RowLocator> = []
    private var texts: Set<String> = []
    private var rowCounts: [ListLocator: Int] = [:]

    init(_ screen: OpenScreen) {
        let isAlert = screen.controller.topmost is UIAlertController
        say("alert is \(isAlert ? "" : "not ")visible")
        let titles = (try? screen.menuTitles()) ?? []
        say("menu is \(titles.isEmpty ? "not " : "")visible")
        for title in titles { say("menu shows \(ScriptSpelling.text(title))") }
        if let title = screen.title { say("title is \(ScriptSpelling.text(title))") }
        if isAlert {
            search(in: screen.root, .alert, nil)
            return
        }
        let lists = (try? screen.candidates(.main)) ?? []
        for list in lists { search(in: list, lists.count == 1 ? .main : screen.name(of: list), on: screen.root) }
        search(in: screen.root, .screen, nil)
        for list in lists { count(list, lists.count == 1 ? .main : screen.name(of: list)) }
        let selecting = lists.filter { !$0.selectedIndexPaths.isEmpty }
        if selecting.isEmpty { say("no selection") }
        if selecting.count == 1, let list = selecting.first {
            let name = lists.count == 1 ? .main : screen.name(of: list)
            let rows = list.selectedIndexPaths.sorted().map {
                RowLocator(.index($0.row, section: $0.section), in: name)
            }
            say("selection is " + rows.map(\.description).joined(separator: ", "))
        }
    }

    /// Returns the conditions that are new since an earlier state. A condition about a row is included in two cases:
    /// the list has as many rows as before, and a row was already visible at the same position; or the list has more
    /// rows, and the condition is about a string that was not on screen.
    func changes(since before: ScreenFacts) -> [String] {
        let known = Set(before.facts.map(\.key))
        return facts.filter { fact in
            guard !known.contains(fact.key) else { return false }
            guard let row = fact.row else { return true }
            guard let old = before.rowCounts[row.list], let new = rowCounts[row.list] else { return false }
            if old == new { return before.rows.contains(row) }
            return old < new && fact.text.map { !before.texts.contains($0) } ?? false
        }.map(\.condition)
    }

    // MARK: Collecting facts

    private mutating func say(_ condition: String) { facts.append(Fact(condition: condition, key: condition)) }

    private mutating func search(in list: ListScrollView, _ name: ListLocator, on root: UIView) {
        for (path, cell) in list.cellsInSight {
            let row = RowLocator(.index(path.row, section: path.section), in: name)
            rows.insert(row)
            search(in: cell, .row(row), row)
        }
        // If there are rows, they are in front of the background view.
        if list.cellsInSight.isEmpty, let background = list.backgroundView {
            search(in: background, .screen, nil, within: root)
        }
        for section in 0..<list.numberOfSections {
            if let header = list.shownSectionView(section, isHeader: true) {
                search(in: header, .header(section: section, list: name), nil)
            }
            if let footer = list.shownSectionView(section, isHeader: false) {
                search(in: footer, .footer(section: section, list: name), nil)
            }
        }
    }

    private mutating func count(_ list: ListScrollView, _ name: ListLocator) {
        let count = list.rowCount
        rowCounts[name] = count
        say("\(count) \(count == 1 ? "row" : "rows")\(name.clause)")
        let shown = list.cellsInSight.map(\.indexPath)
        if let first = shown.first, let last = shown.last, first.section == last.section {
            let rows = "rows \(first.row) to \(last.row)\(Locator.clause(first.section))\(name.clause)"
            say("\(rows) are visible")
        }
    }

    /// Adds conditions for the strings in a part of the screen and the states of its controls. Lists are handled
    /// separately.
    ///
    /// - Parameter whole: The view that `place` refers to, if it is not the given view but contains it.
    private mutating func search(in view: UIView, _ place: Locator, _ row: RowLocator?, within whole: UIView? = nil) {
        var all: [ViewKind: [UIView]] = [:]
        var numbers: [ViewKind: Int] = [:]
        let (part, whole) = (whole == nil ? "" : "background ", whole ?? view)
        func visit(_ view: UIView, _ facts: inout [Fact], _ texts: inout Set<String>) {
            if view.isHidden || row == nil && view is ListScrollView || view is UINavigationBar { return }
            func say(_ condition: String, _ text: String) {
                facts.append(Fact(condition: condition, key: condition, row: row, text: text))
            }
            func say(_ kind: ViewKind, _ claims: [String]) {
                let known = all[kind] ?? Content.all(kind, in: whole)
                all[kind] = known
                let number = numbers[kind, default: 0]
                numbers[kind] = number + 1
                guard let name = Content.name(of: view, kind, among: known) else { return }
                for claim in claims {
                    facts.append(
                        Fact(
                            condition: "\(Locator.control(name, in: place)) \(claim)",
                            key: "\(part)\(Locator.control(.kind(kind, number), in: place)) \(claim)", row: row))
                }
            }
            if let text = view.ownText, !text.isEmpty {
                texts.insert(text)
                say("\(place) shows \(ScriptSpelling.text(text))", text)
            }
            switch (view.viewKind, view.shownValue) {
            case (.button, _):
                say(.button, ["is \((view as? UIControl)?.isEnabled ?? true ? "enabled" : "disabled")"])
            case (let kind?, .isOn(let isOn)): say(kind, ["is \(isOn ? "on" : "off")"])
            case (let kind?, .number), (let kind?, .texts):
                say(kind, Content.shown(by: view).map { "shows \(ScriptSpelling.text($0))" })
            default: break
            }
            for inner in view.subviews { visit(inner, &facts, &texts) }
        }
        visit(view, &facts, &texts)
    }
}

extension Replay {
    /// Returns the effects of the last step, such as dispatched actions, as conditions that the screen meets, up to a
    /// maximum number of conditions.
    @MainActor
    func changes(since before: ScreenFacts, atMost limit: Int) -> [String] {
        guard let screen else { return [] }
        let counted = dispatches.filter { $0.isCounted && !$0.isQuestion }
        let counts = Dictionary(grouping: counted, by: \.name).mapValues(\.count)
        var conditions = counted.isEmpty ? ["nothing dispatched"] : []
        // Omits actions that are dispatched many times, such as once for each row that scrolls into view.
        for dispatch in counted where counts[dispatch.name, default: 0] <= 3 {
            conditions.append(dispatch.condition(on: screen))
        }
        conditions += ScreenFacts(screen).changes(since: before)
        var seen: Set<String> = []
        return Array(conditions.filter { seen.insert($0).inserted }.lazy.filter { self.holds($0) }.prefix(limit))
    }

    private func holds(_ condition: String) -> Bool {
        StepParser.condition(condition).map { mismatch($0) == nil } ?? false
    }
}
