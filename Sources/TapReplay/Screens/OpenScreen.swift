import CellDirector
import HeadlessUIKit

/// The open screen, with methods that find the views that a script refers to.
@MainActor
package final class OpenScreen {
    package let screen: ReplayScreen
    package let controller: UIViewController
    /// The view that the current step acts on or checks. If that view was not found or is off screen, this is the
    /// closest view that was found, if any, such as the list of a row that is off screen.
    var subject: UIView? {
        get {
            guard foundView == nil, let (path, list) = foundRow else { return foundView }
            return list.shownCell(at: path) ?? list
        }
        set { (foundView, foundRow) = (newValue, nil) }
    }
    private var foundView: UIView?
    private var foundRow: (path: IndexPath, list: ListScrollView)?
    /// A cache of the lists that are not inside rows, together with the root view and the version of the view tree in
    /// which they were found.
    private var foundLists: (lists: [ListScrollView], root: UIView, treeChanges: Int)?

    /// The names of all actions that are handled or observed on this screen, that have been dispatched on it, or that
    /// every list sends.
    var knownActions: Set<String> = []
    /// The version of the view tree that was last searched for handlers.
    var knownActionsTree = 0

    /// The view of the controller that was presented last or, if no controller is presented, of the screen's own
    /// controller.
    package var root: UIView { controller.topmost.view }

    /// The views of the screen and of all controllers presented on it.
    var roots: [UIView] {
        controller.drawnStack.compactMap(\.viewIfLoaded)
    }

    init(_ screen: ReplayScreen, _ controller: UIViewController) {
        self.screen = screen
        self.controller = controller
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        firstFront = front
    }

    /// Creates a screen for a controller that is already shown.
    init(shown controller: UIViewController) {
        screen = ReplayScreen("") { controller }
        self.controller = controller
        firstFront = front
    }

    /// The title in the navigation bar of the visible controller.
    package var title: String? { Self.title(of: front) }

    private static func title(of controller: UIViewController) -> String? {
        controller.navigationItem.title
    }

    /// The controller whose content is visible.
    private var front: UIViewController { Self.front(of: controller.topmost) }

    /// The controller whose content is visible, ignoring presented controllers.
    var visibleController: UIViewController { Self.front(of: controller) }

    private static func front(of controller: UIViewController) -> UIViewController {
        var front = controller
        while let inner = (front as? UINavigationController)?.topViewController
            ?? (front as? UITabBarController)?.selectedViewController
        {
            front = inner
        }
        return front
    }

    /// The visible controller at the time the screen was opened.
    private weak var firstFront: UIViewController?

    /// Closes the screen.
    func close() {
        root.endEditing(true)
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
    }
}

// MARK: - Rows

extension OpenScreen {
    /// Returns a row's index path and its list.
    ///
    /// If the locator doesn't name a list, all lists that are neither hidden nor inside rows are searched.
    func find(_ row: RowLocator) throws(StepFailure) -> (path: IndexPath, list: ListScrollView) {
        let lists = try candidates(row.list)
        if lists.count == 1 {
            let found = (path: try indexPath(row, lists[0]), list: lists[0])
            (foundView, foundRow) = (nil, found)
            return found
        }
        var found: [(path: IndexPath, list: ListScrollView)] = []
        var failures: [StepFailure] = []
        for list in lists {
            do throws(StepFailure) { found.append((try indexPath(row, list), list)) } catch {
                if error.isAmbiguous { throw error }
                failures.append(error)
            }
        }
        if found.count > 1 { throw ambiguous("\(row) is in \(found.count) lists", "\(row) in ", found.map(\.list)) }
        if let found = found.first {
            (foundView, foundRow) = (nil, found)
            return found
        }
        if failures.isEmpty { throw noList }
        if case .content(let content, section: let section) = row.key { throw noRow(row, content, section, lists) }
        let each = zip(lists, failures).map { "\(name(of: $0)): \($1)" }
        throw StepFailure(
            each.joined(separator: "; "), isRefusal: failures.allSatisfy(\.isRefusal),
            isMissingNumber: failures.allSatisfy(\.isMissingNumber))
    }

    /// Returns the index path of a row in a list.
    func indexPath(_ row: RowLocator, _ list: ListScrollView) throws(StepFailure) -> IndexPath {
        switch row.key {
        case .index(let row, section: let section):
            try check(section, list)
            let rows = list.rowCount(inSection: section)
            if row < rows { return IndexPath(row: row, section: section) }
            let place = list.numberOfSections == 1 ? "the list has" : "section \(section) has"
            let there = rows == 0 ? "no rows\(list.whyEmpty)" : "rows 0 to \(rows - 1)"
            throw StepFailure("there is no row \(row); \(place) \(there)", isMissingNumber: true)
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
    func visibleIndexPath(_ row: RowLocator, _ list: ListScrollView) throws(StepFailure) -> IndexPath? {
        guard case .content(let content, section: let section) = row.key else { return nil }
        let found = cells(section, list).filter { names(of: $0.cell, content).contains(content.query.name) }
        guard found.count > 1 else { return found.first?.indexPath }
        let name = row.list == .main ? nameForRow(of: list) : row.list
        let ways = found.map { each in
            "`\(RowLocator(.index(each.indexPath.row, section: each.indexPath.section), in: name))`"
        }
        throw StepFailure("\(found.count) rows on screen match \(row); write \(Self.choice(ways))", isAmbiguous: true)
    }

    /// Returns the visible cells of a section, or of the whole list if the section is `nil`.
    private func cells(
        _ section: Int?, _ list: ListScrollView
    ) -> [(indexPath: IndexPath, cell: any ListCell)] {
        let cells = list.shownCells
        return section == nil ? cells : cells.filter { $0.indexPath.section == section }
    }

    /// Returns the names by which the visible rows of a list can be found. Returns an empty array unless the locator
    /// names the row by its contents.
    func rowNames(_ row: RowLocator, _ list: ListScrollView) -> [String] {
        guard case .content(let content, section: let section) = row.key else { return [] }
        return cells(section, list).flatMap { names(of: $0.cell, content) }
    }

    /// Joins alternative names into a text such as `a or b`. At most ``choiceLimit`` names are listed.
    private static func choice(_ ways: [String]) -> String {
        let some = ways.prefix(choiceLimit).joined(separator: " or ")
        let more = ways.count - choiceLimit
        return some + (more > 0 ? more == 1 ? "; 1 more is not listed" : "; the other \(more) are not listed" : "")
    }
    private static let choiceLimit = 6

    /// Returns the texts by which a script can find a row: its identifier if `content` is an identifier, otherwise the
    /// strings that it shows.
    private func names(of cell: UIView, _ content: Locator.Control) -> [String] {
        guard case .identifier = content else { return Content.texts(of: cell) }
        return [cell.accessibilityIdentifier].compactMap(\.self)
    }

    private func noRow(
        _ row: RowLocator, _ content: Locator.Control, _ section: Int?, _ lists: [ListScrollView]
    ) -> StepFailure {
        let cells = lists.flatMap { self.cells(section, $0) }.map(\.cell)
        let (verb, name) = content.query
        let place = section.map { " of section \($0)" } ?? ""
        let message = "no row\(place) on screen \(verb) \(ScriptSpelling.text(name))"
        let count = lists.reduce(0) { $0 + (section.map($1.rowCount) ?? $1.rowCount) } - cells.count
        let rest =
            count > 0 ? "\(Self.count(count, "row")) \(count == 1 ? "is" : "are") off screen: `scroll to \(row)`" : ""
        if let near = Suggestion.nearest(to: name, among: cells.flatMap { names(of: $0, content) }) {
            subject = cells.first { names(of: $0, content).contains(near) }
            let hint = "\(message); did you mean \(ScriptSpelling.text(near))?"
            return StepFailure(rest.isEmpty ? hint : "\(hint) \(rest)")
        }
        let known = cells.compactMap { cell in
            if case .identifier = content { cell.accessibilityIdentifier } else { Content.title(of: cell) }
        }
        return StepFailure(message + meant(name, known) + (rest.isEmpty ? "" : "; \(rest)"))
    }

    private func edge(_ section: Int?, _ list: ListScrollView, isFirst: Bool) throws(StepFailure) -> IndexPath {
        if let section { try check(section, list) }
        let sections = section.map { [$0] } ?? Array(0..<list.numberOfSections)
        let isFilled = { (section: Int) in list.rowCount(inSection: section) > 0 }
        guard let filled = isFirst ? sections.first(where: isFilled) : sections.last(where: isFilled) else {
            let place = section.map { "section \($0)" } ?? "the list"
            throw StepFailure("\(place) has no rows\(list.whyEmpty)", isRefusal: true)
        }
        return IndexPath(row: isFirst ? 0 : list.rowCount(inSection: filled) - 1, section: filled)
    }

    func check(_ section: Int, _ list: ListScrollView) throws(StepFailure) {
        guard section >= list.numberOfSections else { return }
        let count = Self.count(list.numberOfSections, "section")
        let why = list.numberOfSections == 0 ? list.whyEmpty : ""
        throw StepFailure("there is no section \(section); the list has \(count)\(why)", isMissingNumber: true)
    }

    /// Finds a row and touches it.
    func touch(_ row: RowLocator, _ body: (IndexPath, ListScrollView) throws -> Void) throws {
        let (path, list) = try find(row)
        do { try body(path, list) } catch TouchRefusal.rowOffScreen { throw offScreen(row, list) }
    }

    private func offScreen(_ row: RowLocator, _ list: ListScrollView) -> StepFailure {
        StepFailure("\(row) is off screen; \(visible(list)); scroll to it first", isRefusal: true)
    }
}

// MARK: - Lists

extension OpenScreen {
    /// The lists that are not hidden, in the order of the view tree. Scripts refer to a list by its index in this
    /// array, as in `list 1`.
    package var lists: [ListScrollView] { allLists.filter { !$0.isHiddenOnScreen } }
    private var allLists: [ListScrollView] { Content.all(ListScrollView.self, in: root) }

    /// Returns the lists that a name can refer to. For ``ListLocator/main``, these are all lists that are neither
    /// hidden nor inside rows.
    package func candidates(_ name: ListLocator) throws(StepFailure) -> [ListScrollView] {
        switch name {
        case .main: return outerLists
        case .number(let number):
            if lists.indices.contains(number) { return [lists[number]] }
            throw StepFailure("there is no \(name); the screen has \(Self.count(lists.count, "list"))")
        case .identifier(let identifier):
            // A hidden list is also returned, because a script may expect it to be hidden.
            let named = allLists.filter { $0.accessibilityIdentifier == identifier }
            if let list = named.first(where: { !$0.isHiddenOnScreen }) ?? named.first { return [list] }
            throw StepFailure(
                "no list on screen has the id \(ScriptSpelling.text(identifier))"
                    + meant(identifier, lists.compactMap(\.accessibilityIdentifier)))
        case .row(let row):
            if let list = Content.all(ListScrollView.self, in: try view(.row(row))).first { return [list] }
            throw StepFailure("\(row) has no list in it")
        }
    }

    /// The lists that are not hidden and not inside rows.
    private var outerLists: [ListScrollView] {
        let lists = allOuterLists
        for list in lists where list.isHiddenOnScreen { return lists.filter { !$0.isHiddenOnScreen } }
        return lists
    }

    /// All lists that are not inside rows.
    ///
    /// The lists are cached until the view tree changes, because every step uses them.
    private var allOuterLists: [ListScrollView] {
        let (root, treeChanges) = (root, UIView.treeChanges)
        if let foundLists, foundLists.root === root, foundLists.treeChanges == treeChanges { return foundLists.lists }
        let lists = outerLists(in: root)
        foundLists = (lists, root, treeChanges)
        return lists
    }

    /// Returns the lists in a view tree that are not inside rows.
    ///
    /// The search doesn't descend into rows. It recognizes rows by their class, because this check is fast.
    private func outerLists(in root: UIView) -> [ListScrollView] {
        var lists: [ListScrollView] = []
        func look(_ view: UIView) {
            if view is UITableViewCell || view is UICollectionViewCell { return }
            if view is UIScrollView, let list = view as? ListScrollView { lists.append(list) }
            for inner in view.subviews { look(inner) }
        }
        look(root)
        return lists
    }

    /// Returns the named list, or the only list if the name is omitted.
    func list(_ name: ListLocator) throws(StepFailure) -> ListScrollView {
        let lists = try candidates(name)
        if lists.count > 1 { throw ambiguous("the screen has \(lists.count) lists", "", lists) }
        guard let list = lists.first else { throw noList }
        return list
    }

    /// Returns the name of a list, using its identifier if available, otherwise its index.
    package func name(of list: ListScrollView) -> ListLocator {
        if let identifier = list.accessibilityIdentifier { return .identifier(identifier) }
        return .number(lists.firstIndex { $0 === list } ?? 0)
    }

    /// The error for a screen that has no visible list. It names the visible controller if a different controller was
    /// visible when the screen was opened.
    private var noList: StepFailure {
        let front = front
        let words = "the screen \"\(screen.name)\" has \(allOuterLists.isEmpty ? "no list" : "only hidden lists")"
        if front === firstFront { return StepFailure(words) }
        let name = Self.title(of: front).map(ScriptSpelling.text)
        let noun = front is UIAlertController ? name == nil ? "an alert" : "the alert " : ""
        return StepFailure(words + ": in front is \(noun)\(name ?? (noun.isEmpty ? "a \(type(of: front))" : ""))")
    }

    private func ambiguous(_ message: String, _ words: String, _ lists: [ListScrollView]) -> StepFailure {
        let names = lists.map { "`\(words)\(name(of: $0))`" }
        let ways = "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
        return StepFailure("\(message); write \(ways)", isAmbiguous: true)
    }
}

// MARK: - Views

extension OpenScreen {
    /// Finds the view on screen that a locator refers to.
    func view(_ name: Locator) throws(StepFailure) -> UIView {
        let view = try lookUp(name)
        if name != .screen { subject = view }
        return view
    }

    private func lookUp(_ name: Locator) throws(StepFailure) -> UIView {
        switch name {
        case .screen: return root
        case .row(let row):
            let (path, list) = try find(row)
            if let cell = list.shownCell(at: path) { return cell }
            throw offScreen(row, list)
        case .header(section: let section, list: let list):
            return try sectionView(name, section, candidates(list), isHeader: true)
        case .footer(section: let section, list: let list):
            return try sectionView(name, section, candidates(list), isHeader: false)
        case .list(let list): return try self.list(list)
        case .menu:
            _ = try menu()
            throw StepFailure("an item of a menu is chosen, as in `choose \"Share\"`")
        case .alert:
            if let alert = controller.topmost as? UIAlertController { return alert.view }
            throw StepFailure("no alert is presented", isRefusal: true)
        case .bar(let kind):
            let bars = bars(kind)
            let visible = bars.filter { !$0.isHiddenOnScreen }
            if visible.count > 1 {
                throw StepFailure(
                    "the screen has \(visible.count) \(kind.rawValue)s; name the control by its id or number",
                    isAmbiguous: true)
            }
            if let bar = visible.first ?? bars.first { return bar }
            throw StepFailure("there is no \(kind.rawValue) on screen", isRefusal: true)
        case .control(let control, in: let place): return try find(control, in: view(place), place)
        }
    }

    /// Returns the bars of a kind, including bars that the app shows above the keyboard or in place of it.
    private func bars(_ kind: Locator.Bar) -> [UIView] {
        ([root] + UIResponder.viewsAtKeyboard).flatMap { Content.all(UIView.self, in: $0) }
            .filter { Locator.Bar($0) == kind }
    }

    /// Returns the navigation bar or toolbar that contains a view, if the screen has only one bar of this kind.
    func bar(around view: UIView) -> (name: Locator, view: UIView)? {
        for outer in sequence(first: view, next: \.superview) {
            guard let kind = Locator.Bar(outer), kind != .tab else { continue }
            return (try? lookUp(.bar(kind))) === outer ? (.bar(kind), outer) : nil
        }
        return nil
    }

    private func sectionView(
        _ name: Locator, _ section: Int, _ lists: [ListScrollView], isHeader: Bool
    ) throws(StepFailure) -> UIView {
        let showing = lists.filter { $0.shownSectionView(section, isHeader: isHeader) != nil }
        if showing.count > 1 { throw ambiguous("\(name) is in \(showing.count) lists", "\(name) in ", showing) }
        if let view = showing.first?.shownSectionView(section, isHeader: isHeader) { return view }
        guard let list = lists.first else { throw noList }
        guard lists.count == 1 else { throw StepFailure("no list on screen shows a \(name)", isRefusal: true) }
        try check(section, list)
        if let table = list as? UITableView,
            (isHeader ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)).height == 0
        {
            let own = isHeader ? table.tableHeaderView : table.tableFooterView
            let hint = "; to find a view \(isHeader ? "above" : "below") all rows, write `in list`"
            throw StepFailure(
                "section \(section) has no \(isHeader ? "header" : "footer")" + (own == nil ? "" : hint),
                isRefusal: true)
        }
        throw StepFailure("\(name) is not on screen", isRefusal: true)
    }

    private func find(_ control: Locator.Control, in view: UIView, _ place: Locator) throws(StepFailure) -> UIView {
        let found = found(control, in: view, place)
        if found.count == 1 { return found[0] }
        if found.count > 1 { throw ambiguous(control, found, in: view, place) }
        let somewhere = place == .screen ? "on screen" : "in \(place)"
        switch control {
        case .text, .identifier:
            let (verb, name) = control.query
            let hint = meant(name, Content.names(of: view, as: control))
            throw StepFailure("nothing \(somewhere) \(verb) \(ScriptSpelling.text(name))\(hint)")
        case .kind(_, nil), .kind(_, 0): throw StepFailure("there is no \(control) \(somewhere)")
        case .kind(let kind, _):
            let count = Content.count(kind, in: view)
            let last = "\(kind.rawValue) \(count - 1)"
            let there = count == 0 ? "there is none" : count == 1 ? "there is only \(last)" : "the last is \(last)"
            throw StepFailure("there is no \(control) \(somewhere): \(there)")
        }
    }

    /// Returns the views that match a control's key.
    ///
    /// If the whole screen is searched, the search includes the app's own views above the keyboard or in place of it.
    /// For a kind without an index, matches among these views take precedence over all others; for other keys, they are
    /// used only if no other views match.
    private func found(_ control: Locator.Control, in view: UIView, _ place: Locator) -> [UIView] {
        let atKeyboard =
            place == .screen ? UIResponder.viewsAtKeyboard.flatMap { Content.find(control, in: $0) } : []
        if case .kind(_, nil) = control, !atKeyboard.isEmpty { return atKeyboard }
        let found = Content.find(control, in: view)
        return found.isEmpty ? atKeyboard : found
    }

    /// Returns the error for a name that matches several views. The error lists names that identify each view by its
    /// row or bar, its identifier, or its kind and index.
    func ambiguous(
        _ control: Locator.Control, _ found: [UIView], in view: UIView, _ place: Locator
    ) -> StepFailure {
        let ways = found.prefix(Self.choiceLimit).map { each in
            let part = place == .screen ? row(around: each) ?? bar(around: each) : nil
            let place = part?.name ?? place
            let own = Locator.control(control, in: place)
            let near = part.map { part in found.filter { $0.isDescendant(of: part.view) } } ?? found
            if near.count == 1 { return "`\(own)`" }
            if each.superview is UITabBar, case .text(let title) = control,
                found.count(where: { $0.superview is UITabBar }) == 1
            {
                return "`choose tab \(ScriptSpelling.text(title))`"
            }
            if let identifier = each.accessibilityIdentifier,
                near.count(where: { $0.accessibilityIdentifier == identifier }) == 1
            {
                return "`\(Locator.control(.identifier(identifier), in: place))`"
            }
            guard case .kind(let kind, _) = control else {
                let kind = Content.kind(of: each, in: part?.view ?? view)
                return "`\(kind.map { Locator.control($0, in: place) } ?? own)`"
            }
            let number = Content.all(kind, in: part?.view ?? view).firstIndex { $0 === each }
            let text = Content.shown(by: each).first.map { " (\(ScriptSpelling.text($0)))" } ?? ""
            return "`\(Locator.control(.kind(kind, number), in: place))`\(text)"
        }
        let somewhere = place == .screen ? "on screen" : "in \(place)"
        let what =
            switch control {
            case .text(let text): "\(found.count) things \(somewhere) show \(ScriptSpelling.text(text))"
            case .identifier(let id): "\(found.count) things \(somewhere) have the id \(ScriptSpelling.text(id))"
            case .kind(let kind, _): "there are \(found.count) \(kind.plural) \(somewhere)"
            }
        let rest = Array(repeating: "", count: found.count - ways.count)
        return StepFailure("\(what); write \(Self.choice(ways + rest))", isAmbiguous: true)
    }

    /// Returns the row that contains a view.
    private func row(around view: UIView) -> (name: Locator, view: UIView)? {
        var current: UIView? = view
        while let inner = current {
            if let cell = inner as? any ListCell {
                for list in lists {
                    guard let path = list.shownCells.first(where: { $0.cell === cell })?.indexPath else { continue }
                    let name = nameForRow(of: list)
                    return (.row(RowLocator(.index(path.row, section: path.section), in: name)), inner)
                }
            }
            current = inner.superview
        }
        return nil
    }

    /// Returns the shortest name by which a row's name can refer to its list: no name if all other lists are hidden or
    /// inside rows; the name of the outer row if the list has no identifier and is the first list inside that row;
    /// otherwise, the list's identifier or index.
    private func nameForRow(of list: ListScrollView) -> ListLocator {
        if outerLists.count == 1, outerLists[0] === list { return .main }
        if list.accessibilityIdentifier == nil, let around = list.superview, let outer = row(around: around),
            case .row(let row) = outer.name, Content.all(ListScrollView.self, in: outer.view).first === list
        {
            return .row(row)
        }
        return name(of: list)
    }

    /// Returns a view of a given class. The noun is used in error messages to describe the class.
    func view<View: UIView>(_ name: Locator, as type: View.Type, _ noun: String) throws(StepFailure) -> View {
        let view = try view(name)
        if let found = view as? View { return found }
        throw StepFailure("\(name) is a \(Swift.type(of: view)), not a \(noun)")
    }

    /// Returns the first string or value that a row or control shows.
    func text(of subject: Locator) throws(StepFailure) -> String {
        if let text = Content.shown(by: try view(subject)).first { return text }
        throw StepFailure("\(subject) shows no text")
    }
}

extension Locator.Bar {
    /// The kind of bar that a view is, or `nil` if the view is not a bar.
    @MainActor
    fileprivate init?(_ view: UIView) {
        switch view {
        case is UINavigationBar: self = .navigation
        case is UIToolbar: self = .toolbar
        case is UITabBar: self = .tab
        default: return nil
        }
    }
}

// MARK: - Words

extension OpenScreen {
    /// Returns a clause that states which rows are visible.
    func visible(_ list: ListScrollView) -> String {
        let cells = list.shownCells
        guard let first = cells.first?.indexPath, let last = cells.last?.indexPath else { return "no rows are visible" }
        if first.section == last.section {
            return "rows \(first.row) to \(last.row)\(Locator.clause(first.section)) are visible"
        }
        return "row \(first.row) of section \(first.section) to row \(last.row) of section \(last.section) are visible"
    }

    /// Returns a clause for the end of an error message. The clause suggests the most similar known name or, if no name
    /// is similar, lists known names; it is empty if no names are known.
    func meant(_ name: String, _ known: [String]) -> String {
        if let nearest = Suggestion.nearest(to: name, among: known) {
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

extension ListScrollView {
    /// A clause that says that the list has no data source, or an empty string if it has one.
    fileprivate var whyEmpty: String {
        switch self {
        case let table as UITableView where table.dataSource == nil:
            " and no data source: keep its director in a property"
        case let collection as UICollectionView where collection.dataSource == nil:
            " and no data source: keep its director in a property"
        default: ""
        }
    }

    /// The number of rows in all sections.
    package var rowCount: Int { (0..<numberOfSections).reduce(0) { $0 + rowCount(inSection: $1) } }
}
