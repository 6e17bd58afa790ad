import Foundation
import HeadlessUIKit

/// Finds rows.
extension OpenScreen {
    /// Returns a row's index path and its list.
    ///
    /// If the locator doesn't name a list, all lists that are neither hidden nor inside rows are searched.
    func find(_ row: RowLocator) throws(ScreenError) -> (path: IndexPath, list: ListScrollView) {
        let lists = try candidates(row.list)
        if lists.count == 1 {
            let found = (path: try indexPath(row, lists[0]), list: lists[0])
            foundRow = found
            return found
        }
        var found: [(path: IndexPath, list: ListScrollView)] = []
        var failures: [ScreenError] = []
        for list in lists {
            do throws(ScreenError) { found.append((try indexPath(row, list), list)) } catch {
                if error.isAmbiguous { throw error }
                failures.append(error)
            }
        }
        if found.count > 1 { throw ambiguous("\(row) is in \(found.count) lists", "\(row) in ", found.map(\.list)) }
        if let found = found.first {
            foundRow = found
            return found
        }
        if failures.isEmpty { throw noList }
        if case .content(let content, section: let section) = row.key { throw noRow(row, content, section, lists) }
        let each = zip(lists, failures).map { "\(name(of: $0)): \($1)" }
        throw ScreenError(
            each.joined(separator: "; "), isRefusal: failures.allSatisfy(\.isRefusal),
            isMissingNumber: failures.allSatisfy(\.isMissingNumber))
    }

    /// Returns the index path of a row in a list.
    func indexPath(_ row: RowLocator, _ list: ListScrollView) throws(ScreenError) -> IndexPath {
        switch row.key {
        case .index(let row, section: let section):
            try check(section, list)
            let rows = list.rowCount(inSection: section)
            if row < rows { return IndexPath(row: row, section: section) }
            let place = list.numberOfSections == 1 ? "the list has" : "section \(section) has"
            let there = rows == 0 ? "no rows\(list.whyEmpty)" : "rows 0 to \(rows - 1)"
            throw ScreenError("there is no row \(row); \(place) \(there)", isMissingNumber: true)
        case .first(section: let section): return try edge(section, list, isFirst: true)
        case .last(section: let section): return try edge(section, list, isFirst: false)
        case .content(let content, section: let section):
            if let section { try check(section, list) }
            if let path = try visibleIndexPath(row, list) { return path }
            throw noRow(row, content, section, [list])
        }
    }

    /// Returns the index path of the visible row whose contents match a locator; `nil` if no row matches, or if the
    /// locator does not name a row by its contents.
    ///
    /// - Throws: An error if several rows match.
    /// - Complexity: O(*n*), where *n* is the number of visible cells, regardless of how many sections and rows the
    ///   list has.
    func visibleIndexPath(_ row: RowLocator, _ list: ListScrollView) throws(ScreenError) -> IndexPath? {
        guard case .content(let content, section: let section) = row.key else { return nil }
        let found = cells(section, list).filter { names(of: $0.cell, content).contains(where: content.isName) }
        guard found.count > 1 else { return found.first?.indexPath }
        let name = row.list == .main ? nameForRow(of: list) : row.list
        let ways = found.map { each in
            "`\(RowLocator(.index(each.indexPath.row, section: each.indexPath.section), in: name))`"
        }
        throw ScreenError("\(found.count) rows on screen match \(row); write \(Self.choice(ways))", isAmbiguous: true)
    }

    /// Returns the visible cells of a section, or of the whole list if the section is `nil`.
    private func cells(
        _ section: Int?, _ list: ListScrollView
    ) -> [(indexPath: IndexPath, cell: any ListCell)] {
        let cells = list.cellsInSight
        return section == nil ? cells : cells.filter { $0.indexPath.section == section }
    }

    /// Returns the names by which the visible rows of a list can be found. Returns an empty array unless the locator
    /// names the row by its contents.
    func rowNames(_ row: RowLocator, _ list: ListScrollView) -> [String] {
        guard case .content(let content, section: let section) = row.key else { return [] }
        return cells(section, list).flatMap { names(of: $0.cell, content) }
    }

    /// Returns the texts by which a script can find a row: its identifier if `content` is an identifier, otherwise the
    /// strings that it shows.
    private func names(of cell: UIView, _ content: Locator.Control) -> [String] {
        guard case .identifier = content else { return Content.texts(of: cell) }
        return [cell.accessibilityIdentifier].compactMap(\.self)
    }

    private func noRow(
        _ row: RowLocator, _ content: Locator.Control, _ section: Int?, _ lists: [ListScrollView]
    ) -> ScreenError {
        let cells = lists.flatMap { self.cells(section, $0) }.map(\.cell)
        let name = content.name
        let place = section.map { " of section \($0)" } ?? ""
        let message = "no row\(place) on screen \(content.phrase)"
        let count = lists.reduce(0) { $0 + (section.map($1.rowCount) ?? $1.rowCount) } - cells.count
        let rest =
            count > 0 ? "\(Self.count(count, "row")) \(count == 1 ? "is" : "are") off screen: `scroll to \(row)`" : ""
        if let near = Suggestion.nearest(to: name, among: cells.flatMap { names(of: $0, content) }) {
            subject = cells.first { names(of: $0, content).contains(near) }
            let hint = "\(message); did you mean \(ScriptSpelling.text(near, unlike: name))?"
            return ScreenError(rest.isEmpty ? hint : "\(hint) \(rest)")
        }
        let known = cells.compactMap { cell in
            if case .identifier = content { cell.accessibilityIdentifier } else { Content.title(of: cell) }
        }
        return ScreenError(message + meant(name, known) + (rest.isEmpty ? "" : "; \(rest)"))
    }

    private func edge(_ section: Int?, _ list: ListScrollView, isFirst: Bool) throws(ScreenError) -> IndexPath {
        if let section { try check(section, list) }
        let sections = section.map { [$0] } ?? Array(0..<list.numberOfSections)
        let isFilled = { (section: Int) in list.rowCount(inSection: section) > 0 }
        guard let filled = isFirst ? sections.first(where: isFilled) : sections.last(where: isFilled) else {
            let place = section.map { "section \($0)" } ?? "the list"
            throw ScreenError("\(place) has no rows\(list.whyEmpty)", isRefusal: true)
        }
        return IndexPath(row: isFirst ? 0 : list.rowCount(inSection: filled) - 1, section: filled)
    }

    func check(_ section: Int, _ list: ListScrollView) throws(ScreenError) {
        guard section >= list.numberOfSections else { return }
        let count = Self.count(list.numberOfSections, "section")
        let why = list.numberOfSections == 0 ? list.whyEmpty : ""
        throw ScreenError("there is no section \(section); the list has \(count)\(why)", isMissingNumber: true)
    }

    /// Finds a row and touches it.
    func touch(_ row: RowLocator, _ body: (IndexPath, ListScrollView) throws -> Void) throws {
        let (path, list) = try find(row)
        if list.shownCell(at: path) != nil, list.cellInSight(at: path) == nil { throw offScreen(row, list) }
        do { try body(path, list) } catch TouchRefusal.rowOffScreen { throw offScreen(row, list) }
    }

    func offScreen(_ row: RowLocator, _ list: ListScrollView) -> ScreenError {
        ScreenError("\(row) is off screen; \(visible(list)); scroll to it first", isRefusal: true)
    }
}
