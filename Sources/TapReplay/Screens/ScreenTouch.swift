import CellDirector
import HeadlessUIKit

/// A touch that is possible on the current screen, whether or not it has an effect.
package struct ScreenTouch: Hashable, Sendable {
    /// The touch as it is written in a script.
    package let step: String
    /// A description of the touched view and the kind of touch. It does not contain the titles of buttons, except those
    /// of swipe actions.
    package let target: String
}

extension OpenScreen {
    /// Returns the touches that are possible now.
    ///
    /// If a menu is open, only its items can be touched; if an alert is presented, only its contents. Otherwise, rows
    /// and their contents, controls outside of lists, and tabs can be touched, and lists can be scrolled.
    ///
    /// - Parameter everyRow: Whether to include all visible rows instead of one row of each kind.
    /// - Complexity: Usually O(*n*), where *n* is the number of views on screen, but O(*n*²) if many views have similar
    ///   names.
    package func touches(everyRow: Bool) -> [ScreenTouch] {
        var finder = TouchSearch(screen: self, everyRow: everyRow)
        finder.search()
        return finder.touches
    }

    /// The targets of the possible touches. Getting only the targets is faster than calling ``touches(everyRow:)``,
    /// because the names of controls are not looked up.
    package var touchTargets: Set<String> {
        var finder = TouchSearch(screen: self, everyRow: false, namesControls: false)
        finder.search()
        return Set(finder.touches.map(\.target))
    }
}

/// Collects the possible touches.
@MainActor
private struct TouchSearch {
    let screen: OpenScreen
    let everyRow: Bool
    /// Whether controls are named by their text or identifier, where possible. If not, they are always named by index.
    let namesControls: Bool
    /// The text that is appended to each target to identify the presented alert or open menu; empty if there is none.
    private var question = ""
    var touches: [ScreenTouch] = []
    private var kinds: Set<String> = []

    init(screen: OpenScreen, everyRow: Bool, namesControls: Bool = true) {
        self.screen = screen
        self.namesControls = namesControls
        self.everyRow = everyRow
    }

    mutating func search() {
        if let menu = screen.root.openMenu {
            question = " in menu \(menu.title)"
            search(in: menu, [])
            if everyRow { add("dismiss menu") }
            return
        }
        if let alert = screen.controller.topmost as? UIAlertController {
            question = " \(alert.title ?? "")"
            return search(in: screen.root, .alert, "alert", [screen.root])
        }
        let lists = (try? screen.candidates(.main)) ?? []
        for list in lists { search(in: list, lists.count == 1 ? .main : screen.name(of: list)) }
        if !(screen.root is ListScrollView) { search(in: screen.root, .screen, "screen", [screen.root]) }
        let bar = Content.all(UITabBar.self, in: screen.root).last { !$0.isHidden }
        for item in bar?.items ?? [] where item.isEnabled && item !== bar?.selectedItem {
            if let title = item.title { add("choose tab \(ScriptSpelling.text(title))") }
        }
    }

    private mutating func add(_ step: String, _ target: String? = nil) {
        touches.append(ScreenTouch(step: step, target: (target ?? step) + question))
    }

    private mutating func search(in menu: UIMenu, _ path: [String]) {
        for element in menu.shownElements {
            let titles = path + [element.title]
            if let inner = element as? UIMenu {
                search(in: inner, titles)
            } else if (element as? UIAction)?.attributes.contains(.disabled) != true, !titles.contains("") {
                add("choose " + titles.map(ScriptSpelling.text).joined(separator: " > "))
            }
        }
    }

    // MARK: Lists

    private mutating func search(in list: ListScrollView, _ name: ListLocator) {
        for (path, cell) in list.cellsInSight {
            let kind = "\(name) \(cell.reuseIdentifier ?? "") \(type(of: cell))"
            guard everyRow || kinds.insert(kind).inserted else { continue }
            let row = RowLocator(.index(path.row, section: path.section), in: name)
            add("tap \(row)", "tap \(kind)")
            search(in: cell, .row(row), kind, [cell])
            if let edit = Content.all(UITableViewCellEditControl.self, in: cell).first, !edit.isHidden {
                let verb = edit.style == .insert ? "insert" : "delete"
                add("\(verb) \(row)", "\(verb) \(kind)")
            }
            if let outline = cell as? UICollectionViewListCell, outline.isInOutline, outline.outlineControl != nil {
                let verb = outline.isExpanded ? "collapse" : "expand"
                add("\(verb) \(row)", "\(verb) \(kind)")
            }
            if hasAccessory(cell) { add("tap accessory of \(row)", "tap accessory of \(kind)") }
            for way in ["left", "right"] { add("swipe \(row) \(way)", "swipe \(kind) \(way)") }
            add("long-press \(row)", "long-press \(kind)")
            search(forGesturesIn: cell, row, kind)
            search(forMoveOf: path, row, cell, list, kind)
            if let inner = Content.all(ListScrollView.self, in: cell).first { search(in: inner, .row(row)) }
        }
        for section in 0..<list.numberOfSections {
            if let header = list.shownSectionView(section, isHeader: true) {
                search(in: header, .header(section: section, list: name), "header \(section) \(name)", [header])
            }
            if let footer = list.shownSectionView(section, isHeader: false) {
                search(in: footer, .footer(section: section, list: name), "footer \(section) \(name)", [footer])
            }
        }
        let table = list as? UITableView
        // Rows cover the background view.
        let background = list.shownCells.isEmpty ? list.backgroundView : nil
        let others = [table?.tableHeaderView, table?.tableFooterView, background].compactMap(\.self)
        if !others.isEmpty { search(in: list, .list(name), "\(name)", others) }
        if list.refreshControl != nil { add("pull to refresh\(name.clause)") }
        if let title = (list as? UITableView)?.shownIndexTitles.last {
            add("tap index \(ScriptSpelling.text(title))\(name.clause)")
        }
        if let last = list.cellsInSight.last?.indexPath, list.rowCount > list.cellsInSight.count {
            let isEnd =
                last.section == list.numberOfSections - 1 && last.row == list.rowCount(inSection: last.section) - 1
            add(isEnd ? "scroll to top\(name.clause)" : "scroll to bottom\(name.clause)", "scroll\(name.clause)")
        }
    }

    /// Adds a touch for each enabled recognizer of double taps or pans that a cell or a view in the cell has. Ignores
    /// views that a script can't refer to.
    private mutating func search(forGesturesIn cell: any ListCell, _ row: RowLocator, _ kind: String) {
        for view in Content.all(UIView.self, in: cell) where !view.isHiddenOnScreen {
            guard let recognizers = view.gestureRecognizers, !recognizers.isEmpty else { continue }
            let isWhole = view === cell || view.superview === cell
            let name = isWhole ? nil : Content.shortName(of: view, in: cell)
            guard isWhole || name != nil else { continue }
            let target = name.map { Locator.control($0, in: .row(row)) } ?? .row(row)
            let place = (name.map { "\($0) in " } ?? "") + kind
            for recognizer in recognizers where recognizer.isEnabled {
                switch recognizer {
                case let tap as UITapGestureRecognizer where tap.numberOfTapsRequired == 2:
                    add("double-tap \(target)", "double-tap \(place)")
                case is UIPanGestureRecognizer: add("pan \(target) right by 60", "pan \(place)")
                default: break
                }
            }
        }
    }

    /// Adds a touch that moves a row to the position of the next row in its section or, if the row is the last one, to
    /// the position of the previous row. Adds nothing if the row has no visible reorder handle, or is the only row of
    /// its section.
    private mutating func search(
        forMoveOf path: IndexPath, _ row: RowLocator, _ cell: any ListCell, _ list: ListScrollView, _ kind: String
    ) {
        let handles: [UIView] =
            Content.all(UITableViewCellReorderControl.self, in: cell)
            + Content.all(CellReorderHandle.self, in: cell)
        let count = list.rowCount(inSection: path.section)
        guard handles.contains(where: { !$0.isHiddenOnScreen }), count > 1 else { return }
        let other = path.row + 1 < count ? path.row + 1 : path.row - 1
        add("move \(row) to \(RowLocator(.index(other, section: path.section), in: row.list))", "move \(kind)")
    }

    private func hasAccessory(_ cell: any ListCell) -> Bool {
        if let cell = cell as? UITableViewCell {
            return [.detailButton, .detailDisclosureButton].contains(cell.accessoryType)
        }
        return Content.all(CellAccessoryControl.self, in: cell).contains {
            !($0 is CellDeleteControl || $0 is CellReorderHandle || $0 is CellOutlineControl)
        }
    }

    // MARK: Controls

    /// Adds a touch for each usable control in the given parts of a view, except for controls inside a list or tab bar
    /// within those parts, and for the detail button of a table cell.
    private mutating func search(in view: UIView, _ place: Locator, _ kindOfPlace: String, _ parts: [UIView]) {
        for kind in [ViewKind.button, .switch, .field, .slider, .stepper, .segments, .picker] {
            var ownNumber = -1
            let all = Content.all(kind, in: view)
            for (number, found) in all.enumerated() where isOwn(found, of: parts) {
                ownNumber += 1
                guard (found as? UIControl)?.isEnabled ?? true, let change = found.fingerChange else { continue }
                let locator = Locator.control(.kind(kind, all.count == 1 ? nil : number), in: place)
                let step = step(change, named(found, locator, place), place)
                let verb = step.prefix { $0 != " " }
                if found.superview is SwipeActionsView, let title = found.ownText {
                    // Swipe actions at opposite edges of a row can have the same index, so the target contains the
                    // title instead.
                    add(step, "\(verb) action \(title) in \(kindOfPlace)")
                } else {
                    add(step, "\(verb) \(kind.rawValue) \(ownNumber) in \(kindOfPlace)")
                }
            }
        }
    }

    /// Returns whether a view is inside one of the parts. Returns `false` if the view is in a list or tab bar within
    /// that part, or if it is a cell's accessory button.
    private func isOwn(_ view: UIView, of parts: [UIView]) -> Bool {
        if let button = view as? UIButton, button.buttonType == .detailDisclosure, button.superview is UITableViewCell {
            return false
        }
        for outer in sequence(first: view, next: \.superview) {
            if parts.contains(where: { $0 === outer }) { return true }
            if outer is ListScrollView || outer is UITabBar { return false }
        }
        return false
    }

    /// Returns a name by which a script can find the control: its title if it is a button, or its identifier, provided
    /// that the name is unique; otherwise, the control's index.
    private func named(_ view: UIView, _ number: Locator, _ place: Locator) -> Locator {
        guard namesControls else { return number }
        var names: [Locator.Control] = []
        if view.viewKind == .button, let text = view.ownText, !text.isEmpty { names.append(.text(text)) }
        if let identifier = view.accessibilityIdentifier { names.append(.identifier(identifier)) }
        let places = [place] + [screen.bar(around: view)?.name].compactMap(\.self)
        let locators = places.flatMap { place in names.map { Locator.control($0, in: place) } }
        return locators.first { (try? screen.view($0)) === view } ?? number
    }

    /// Returns the step that makes a change to a control.
    private func step(_ change: FingerChange, _ name: Locator, _ place: Locator) -> String {
        switch change {
        case .tap: "tap \(name)"
        case .toggle: "toggle \(name)"
        case .tapPart(let title): "tap \(Locator.control(.text(title), in: place))"
        case .slide(to: let value): "slide \(name) to \(ScriptSpelling.number(value))"
        case .step(isUp: let isUp): "step \(name) \(isUp ? "up" : "down")"
        case .choose(let title): "choose \(ScriptSpelling.text(title)) in \(name)"
        case .type(isMultiline: true): "type \"Ada\" over \(name)"
        case .type(isMultiline: false): "type \"Ada\\n\" over \(name)"
        }
    }
}
