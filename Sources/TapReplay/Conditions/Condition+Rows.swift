import CellDirector
import HeadlessUIKit

/// Conditions about the number of rows, and about visible and selected rows.
extension StepParser {
    mutating func count(after phrase: String) throws(ScriptError) -> Condition {
        let count = try whole("a number of rows or sections", after: phrase)
        if accept("rows") || accept("row") {
            let (section, name) = try sectionAndList()
            let words = section.map { " in section \($0)" } ?? ""
            return Condition("\(count) \(count == 1 ? "row" : "rows")\(words)\(name.clause)") { screen, _ in
                let list = try screen.list(name)
                if let section { try screen.check(section, list) }
                let there = section.map(list.rowCount) ?? list.rowCount
                return there == count ? nil : "there \(there == 1 ? "is 1" : "are \(there)")"
            }
        }
        guard accept("sections") || accept("section") else {
            throw expected("\"rows\" or \"sections\"", after: nil, among: ["rows", "sections", "row", "section"])
        }
        let name = try listClause()
        return Condition("\(count) \(count == 1 ? "section" : "sections")\(name.clause)") { screen, _ in
            let there = try screen.list(name).numberOfSections
            return there == count ? nil : "there \(there == 1 ? "is 1" : "are \(there)")"
        }
    }

    /// Returns the error for a condition such as `section 0 has 81 rows`. The condition must begin with the count
    /// instead, as in `81 rows in section 0`.
    func countedLast() -> ScriptError {
        var ahead = self
        ahead.advance()
        let section = try? ahead.whole("", after: nil)
        _ = ahead.accept("has")
        let count = try? ahead.whole("", after: nil)
        return error("the number of rows comes first; write `\(count ?? 81) rows in section \(section ?? 0)`")
    }

    mutating func visibleRows() throws(ScriptError) -> Condition {
        let start = token
        let first = try whole("a row's number", after: "rows")
        if isAtEnd { throw error("a number of rows is written before the word; write `\(first) rows`", at: start) }
        try require("to")
        let last = try whole("a row's number", after: "to")
        guard first <= last else {
            throw error("rows \(first) to \(last) run backwards; write rows \(last) to \(first)", at: start)
        }
        let (section, name) = try sectionAndList()
        try require("are")
        try require("visible", after: "are")
        let place = section ?? 0
        return Condition(
            "rows \(first) to \(last)\(Locator.clause(place))\(name.clause) are visible"
        ) { screen, _ in
            let list = try screen.list(name)
            let there = list.cellsInSight.map(\.indexPath).filter { $0.section == place }.map(\.row)
            return there.first == first && there.last == last ? nil : screen.visible(list)
        }
    }

    mutating func selection() throws(ScriptError) -> Condition {
        try require("is", after: "selection")
        var rows = [try row(after: "selection is")]
        while isCommaNext {
            advance()
            rows.append(try row(after: ","))
        }
        addContinuation("a comma")
        return .selection(rows)
    }
}

extension Condition {
    /// Returns the condition that exactly these rows of one list are selected. If the array is empty, returns the
    /// condition that no list has a selection.
    static func selection(_ rows: [RowLocator]) -> Condition {
        let names = rows.map(\.description).joined(separator: ", ")
        return Condition(rows.isEmpty ? "no selection" : "selection is \(names)") { screen, _ in
            var wanted: Set<IndexPath> = []
            var lists: [ListScrollView] = []
            for row in rows {
                let (path, list) = try screen.find(row)
                wanted.insert(path)
                if !lists.contains(where: { $0 === list }) { lists.append(list) }
            }
            guard lists.count < 2 else {
                throw ScreenError(
                    "these rows are in several lists; expect the selection of each list in a separate step")
            }
            let name = rows.first?.list ?? .main
            let there = try (rows.isEmpty ? screen.candidates(name) : lists).flatMap(\.selectedIndexPaths)
            guard Set(there) != wanted else { return nil }
            let selected = there.sorted().map { RowLocator(.index($0.row, section: $0.section), in: name).description }
            return selected.isEmpty
                ? "nothing is selected"
                : "selected \(selected.count == 1 ? "is" : "are") " + selected.joined(separator: ", ")
        }
    }
}
