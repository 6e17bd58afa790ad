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

    /// The screen makes way for another.
    func close() {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
    }

    // MARK: Rows

    /// The screen's list: the first table in its tree.
    func table() throws(StepFailure) -> UITableView {
        guard let table = Content.first(UITableView.self, in: root) else {
            throw StepFailure("the screen \"\(screen.name)\" has no list")
        }
        return table
    }

    func indexPath(_ row: RowName) throws(StepFailure) -> IndexPath {
        let table = try table()
        switch row {
        case .index(let row, section: let section):
            try check(row, section, table)
            return IndexPath(row: row, section: section)
        case .first(section: let section): return try edge(section, table, isFirst: true)
        case .last(section: let section): return try edge(section, table, isFirst: false)
        case .text(let text):
            if let path = visibleRow(table, where: { Content.texts(of: $0).contains(text) }) { return path }
            let shown = table.visibleCells.flatMap { Content.texts(of: $0) }
            throw StepFailure(
                "no row on screen shows \(ScriptSpelling.text(text))" + meant(text, shown), isRefusal: true)
        case .identifier(let identifier):
            if let path = visibleRow(table, where: { $0.accessibilityIdentifier == identifier }) { return path }
            let known = table.visibleCells.compactMap(\.accessibilityIdentifier)
            throw StepFailure(
                "no row on screen has the id \(ScriptSpelling.text(identifier))" + meant(identifier, known),
                isRefusal: true)
        }
    }

    func visibleRow(_ table: UITableView, where matches: (UITableViewCell) -> Bool) -> IndexPath? {
        for cell in table.visibleCells where matches(cell) { return table.indexPath(for: cell) }
        return nil
    }

    private func check(_ row: Int, _ section: Int, _ table: UITableView) throws(StepFailure) {
        let sections = table.numberOfSections
        guard section < sections else {
            throw StepFailure("there is no section \(section); " + Self.count(sections, "section"), isRefusal: true)
        }
        let rows = table.numberOfRows(inSection: section)
        guard row < rows else {
            let place = sections == 1 ? "the list has" : "section \(section) has"
            let last = rows == 0 ? "no rows" : "rows 0 to \(rows - 1)"
            throw StepFailure("there is no row \(row); \(place) \(last)", isRefusal: true)
        }
    }

    private func edge(_ section: Int?, _ table: UITableView, isFirst: Bool) throws(StepFailure) -> IndexPath {
        if let section {
            try check(0, section, table)
            return IndexPath(row: isFirst ? 0 : table.numberOfRows(inSection: section) - 1, section: section)
        }
        let sections = 0..<table.numberOfSections
        let filled =
            isFirst
            ? sections.first { table.numberOfRows(inSection: $0) > 0 }
            : sections.last { table.numberOfRows(inSection: $0) > 0 }
        guard let filled else { throw StepFailure("the list has no rows", isRefusal: true) }
        return try edge(filled, table, isFirst: isFirst)
    }

    // MARK: Places and controls

    /// The view of a place, which must be on screen.
    func view(_ place: PlaceName) throws(StepFailure) -> UIView {
        switch place {
        case .screen: return root
        case .row(let row):
            let path = try indexPath(row)
            let table = try table()
            guard let cell = table.cellForRow(at: path) else {
                throw StepFailure("\(row) is off screen; \(visible(table))", isRefusal: true)
            }
            return cell
        case .header(section: let section), .footer(section: let section):
            let table = try table()
            try check(section, table)
            let isHeader = if case .header = place { true } else { false }
            let view = isHeader ? table.headerView(forSection: section) : table.footerView(forSection: section)
            guard let view else { throw StepFailure("\(place) is not on screen", isRefusal: true) }
            return view
        }
    }

    func check(_ section: Int, _ table: UITableView) throws(StepFailure) {
        guard section >= table.numberOfSections else { return }
        let count = Self.count(table.numberOfSections, "section")
        throw StepFailure("there is no section \(section); \(count)", isRefusal: true)
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
            let there = count == 0 ? "none" : count == 1 ? "only one" : "only \(count)"
            let wanted = number == 0 ? kind.rawValue : "\(kind.rawValue) \(number)"
            let found = number == 0 ? "" : ": there is \(there)"
            let place = control.place == .screen ? "on screen" : "in \(control.place)"
            throw StepFailure("there is no \(wanted) \(place)\(found)")
        }
    }

    // MARK: Words

    func visible(_ table: UITableView) -> String {
        guard let paths = table.indexPathsForVisibleRows, let first = paths.first, let last = paths.last else {
            return "no rows are visible"
        }
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
        count == 1 ? "the list has one \(noun)" : "the list has \(count) \(noun)s"
    }
}
