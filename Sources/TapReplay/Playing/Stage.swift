import CellDirector
import HeadlessUIKit

/// The screen that is open, and how a script's names find what is on it.
@MainActor
struct Stage {
    let screen: ReplayScreen
    let controller: UIViewController

    /// What a person sees: the view of the controller that was presented last, else of the screen's own.
    var root: UIView { controller.topmost.view }

    init(_ screen: ReplayScreen, _ controller: UIViewController) {
        self.screen = screen
        self.controller = controller
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }

    /// What stands above the screen that is in front.
    var title: String? {
        var front = controller.topmost
        while let top = (front as? UINavigationController)?.topViewController { front = top }
        return front.navigationItem.title ?? front.title
    }

    /// The screen makes way for another.
    func close() {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
    }

    // MARK: Lists

    /// A list by its name; the screen's own is the first in its tree.
    func list(_ name: ListName = .main) throws(StepFailure) -> ListScrollView {
        switch name {
        case .main:
            if let list = Content.first(ListScrollView.self, in: root) { return list }
            throw StepFailure("the screen \"\(screen.name)\" has no list")
        case .number(let number):
            let lists = Content.all(ListScrollView.self, in: root)
            if lists.indices.contains(number) { return lists[number] }
            throw StepFailure("there is no \(name); the screen has \(Self.count(lists.count, "list"))", isRefusal: true)
        case .identifier(let identifier):
            let lists = Content.all(ListScrollView.self, in: root)
            if let list = lists.first(where: { $0.accessibilityIdentifier == identifier }) { return list }
            let known = lists.compactMap(\.accessibilityIdentifier)
            throw StepFailure(
                "no list on screen has the id \(ScriptSpelling.text(identifier))" + meant(identifier, known),
                isRefusal: true)
        case .row(let row):
            if let list = Content.first(ListScrollView.self, in: try view(.row(row))) { return list }
            throw StepFailure("\(row) has no list in it")
        }
    }

    // MARK: Rows

    func indexPath(_ row: RowName) throws(StepFailure) -> IndexPath { try indexPath(row, list(row.list)) }

    /// A row's place in its list, which the caller has found.
    func indexPath(_ row: RowName, _ list: ListScrollView) throws(StepFailure) -> IndexPath {
        switch row.key {
        case .index(let row, section: let section):
            try check(row, section, list)
            return IndexPath(row: row, section: section)
        case .first(section: let section): return try edge(section, list, isFirst: true)
        case .last(section: let section): return try edge(section, list, isFirst: false)
        case .text(let text):
            let cells = list.shownCells
            if let found = cells.first(where: { Content.texts(of: $0.cell).contains(text) }) { return found.indexPath }
            throw StepFailure(
                "no row on screen shows \(ScriptSpelling.text(text))"
                    + meant(text, cells.flatMap { Content.texts(of: $0.cell) }), isRefusal: true)
        case .identifier(let identifier):
            let cells = list.shownCells
            if let found = cells.first(where: { $0.cell.accessibilityIdentifier == identifier }) {
                return found.indexPath
            }
            let known = cells.compactMap(\.cell.accessibilityIdentifier)
            throw StepFailure(
                "no row on screen has the id \(ScriptSpelling.text(identifier))" + meant(identifier, known),
                isRefusal: true)
        }
    }

    private func check(_ row: Int, _ section: Int, _ list: ListScrollView) throws(StepFailure) {
        let sections = list.numberOfSections
        guard section < sections else {
            throw StepFailure(
                "there is no section \(section); the list has " + Self.count(sections, "section"), isRefusal: true)
        }
        let rows = list.rowCount(inSection: section)
        guard row < rows else {
            let place = sections == 1 ? "the list has" : "section \(section) has"
            let last = rows == 0 ? "no rows" : "rows 0 to \(rows - 1)"
            throw StepFailure("there is no row \(row); \(place) \(last)", isRefusal: true)
        }
    }

    private func edge(_ section: Int?, _ list: ListScrollView, isFirst: Bool) throws(StepFailure) -> IndexPath {
        if let section {
            try check(0, section, list)
            return IndexPath(row: isFirst ? 0 : list.rowCount(inSection: section) - 1, section: section)
        }
        let sections = 0..<list.numberOfSections
        let filled =
            isFirst
            ? sections.first { list.rowCount(inSection: $0) > 0 }
            : sections.last { list.rowCount(inSection: $0) > 0 }
        guard let filled else { throw StepFailure("the list has no rows", isRefusal: true) }
        return try edge(filled, list, isFirst: isFirst)
    }

    // MARK: Places and controls

    /// The view of a place, which must be on screen.
    func view(_ place: PlaceName) throws(StepFailure) -> UIView {
        switch place {
        case .screen: return root
        case .row(let row):
            let list = try list(row.list)
            guard let cell = list.shownCell(at: try indexPath(row, list)) else {
                throw StepFailure("\(row) is off screen; \(visible(list))", isRefusal: true)
            }
            return cell
        case .header(section: let section, list: let name): return try sectionView(place, section, name, isHeader: true)
        case .footer(section: let section, list: let name):
            return try sectionView(place, section, name, isHeader: false)
        case .list(let name): return try list(name)
        case .menu:
            _ = try menu()
            throw StepFailure("an item of a menu is chosen, as in `choose \"Share\"`")
        case .alert:
            if let alert = controller.topmost as? UIAlertController { return alert.view }
            throw StepFailure("no alert is presented", isRefusal: true)
        }
    }

    private func sectionView(
        _ place: PlaceName, _ section: Int, _ name: ListName, isHeader: Bool
    ) throws(StepFailure) -> UIView {
        let list = try list(name)
        try check(section, list)
        guard let view = list.shownSectionView(section, isHeader: isHeader) else {
            if let table = list as? UITableView, let problem = Self.lack(of: section, table, isHeader: isHeader) {
                throw StepFailure(problem, isRefusal: true)
            }
            throw StepFailure("\(place) is not on screen", isRefusal: true)
        }
        return view
    }

    /// What a table says that has no such header or footer at all; `nil` if it is only out of sight.
    private static func lack(of section: Int, _ table: UITableView, isHeader: Bool) -> String? {
        let rect = isHeader ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
        guard rect.height == 0 else { return nil }
        let own = isHeader ? table.tableHeaderView : table.tableFooterView
        let hint = "; what stands \(isHeader ? "above" : "below") all rows is looked for by `in list`"
        return "section \(section) has no \(isHeader ? "header" : "footer")" + (own == nil ? "" : hint)
    }

    func check(_ section: Int, _ list: ListScrollView) throws(StepFailure) {
        guard section >= list.numberOfSections else { return }
        let count = Self.count(list.numberOfSections, "section")
        throw StepFailure("there is no section \(section); the list has \(count)", isRefusal: true)
    }

    func view(_ control: ControlName) throws(StepFailure) -> UIView {
        let place = try view(control.place)
        if let found = Content.find(control.key, in: place) { return found }
        let nothing = control.place == .screen ? "nothing on screen" : "nothing in \(control.place)"
        switch control.key {
        case .text(let text):
            throw StepFailure("\(nothing) shows \(ScriptSpelling.text(text))" + meant(text, Content.texts(of: place)))
        case .identifier(let identifier):
            throw StepFailure(
                "\(nothing) has the id \(ScriptSpelling.text(identifier))"
                    + meant(identifier, Content.identifiers(in: place)))
        case .kind(let kind, let number):
            let count = Content.count(kind, in: place)
            let last = "\(kind.rawValue) \(count - 1)"
            let there = count == 0 ? "there is none" : count == 1 ? "there is only \(last)" : "the last is \(last)"
            let wanted = number == 0 ? kind.rawValue : "\(kind.rawValue) \(number)"
            let found = number == 0 ? "" : ": \(there)"
            let place = control.place == .screen ? "on screen" : "in \(control.place)"
            throw StepFailure("there is no \(wanted) \(place)\(found)")
        }
    }

    /// A control of a class, which a sentence calls by a noun.
    func view<View: UIView>(
        _ control: ControlName, as type: View.Type, _ noun: String
    ) throws(StepFailure) -> View {
        let view = try view(control)
        if let found = view as? View { return found }
        throw StepFailure("\(control) is no \(noun), but a \(Swift.type(of: view))")
    }

    // MARK: Touches

    /// Touches a row.
    func touch(_ row: RowName, _ body: (IndexPath, ListScrollView) throws -> Void) throws {
        let list = try list(row.list)
        let path = try indexPath(row, list)
        do {
            try body(path, list)
        } catch TouchRefusal.rowOffScreen {
            throw StepFailure("\(row) is off screen; \(visible(list))", isRefusal: true)
        }
    }

    /// The table that a row is in.
    func table(of row: RowName) throws(StepFailure) -> UITableView {
        if let table = try list(row.list) as? UITableView { return table }
        throw StepFailure(
            "\(row) is in no table; an accessory of its cell is tapped by its name, as in `tap \"More Info\" in \(row)`"
        )
    }

    // MARK: Words

    func visible(_ list: ListScrollView) -> String {
        let cells = list.shownCells
        guard let first = cells.first?.indexPath, let last = cells.last?.indexPath else { return "no rows are visible" }
        if first.section == last.section {
            let section = first.section == 0 ? "" : " of section \(first.section)"
            return "rows \(first.row) to \(last.row)\(section) are visible"
        }
        return "row \(first.row) of section \(first.section) to row \(last.row) of section \(last.section) are visible"
    }

    /// The nearest of the known, else what is known, to end a sentence with.
    func meant(_ name: String, _ known: [String]) -> String {
        if let nearest = nearestName(to: name, among: known) {
            return "; did you mean \(ScriptSpelling.text(nearest))?"
        }
        if known.isEmpty { return "" }
        var seen: Set<String> = []
        let each = known.filter { seen.insert($0).inserted }
        let some = each.prefix(6).map(ScriptSpelling.text).joined(separator: ", ")
        return "; there is \(some)" + (each.count > 6 ? ", …" : "")
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        count == 1 ? "one \(noun)" : "\(count) \(noun)s"
    }
}
