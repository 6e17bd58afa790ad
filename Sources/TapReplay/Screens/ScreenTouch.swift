import CellDirector
import HeadlessUIKit

/// A touch that a screen has a place for as it is, whether or not anything comes of it.
package struct ScreenTouch: Hashable, Sendable {
    /// The step that a script says it by.
    package let step: String
    /// What is touched, and how: the same for a button whatever its title is by then.
    package let target: String
}

extension OpenScreen {
    /// What a person could touch now: the items of the open menu, what is in the alert that is presented, or else rows, what is
    /// in them and around the lists, and tabs.
    ///
    /// - Parameter everyRow: Whether all visible rows are meant; else one of each kind.
    /// - Complexity: O(views on screen²), where many have a name alike; as a rule O(views on screen).
    package func touches(everyRow: Bool) -> [ScreenTouch] {
        var search = TouchSearch(screen: self, everyRow: everyRow)
        search.look()
        return search.touches
    }

    /// What can be touched so, without the steps that do it, which take longer to make.
    package var touchTargets: Set<String> {
        var search = TouchSearch(screen: self, everyRow: false, namesControls: false)
        search.look()
        return Set(search.touches.map(\.target))
    }
}

/// Looks for what can be touched.
@MainActor
private struct TouchSearch {
    let screen: OpenScreen
    let everyRow: Bool
    /// Whether controls are called by the shortest name, and not by their number.
    let namesControls: Bool
    /// What is asked, where an alert or a menu is in front.
    private var question = ""
    var touches: [ScreenTouch] = []
    private var kinds: Set<String> = []

    init(screen: OpenScreen, everyRow: Bool, namesControls: Bool = true) {
        self.screen = screen
        self.namesControls = namesControls
        self.everyRow = everyRow
    }

    mutating func look() {
        if let menu = screen.root.openMenu {
            question = " in menu \(menu.title)"
            look(at: menu, [])
            if everyRow { add("dismiss menu") }
            return
        }
        if let alert = screen.controller.topmost as? UIAlertController {
            question = " \(alert.title ?? "")"
            return look(at: screen.root, .alert, "alert", [screen.root])
        }
        let lists = (try? screen.candidates(.main)) ?? []
        for list in lists { look(at: list, lists.count == 1 ? .main : screen.name(of: list)) }
        if !(screen.root is ListScrollView) { look(at: screen.root, .screen, "screen", [screen.root]) }
        let bar = Content.all(UITabBar.self, in: screen.root).last { !$0.isHidden }
        for item in bar?.items ?? [] where item.isEnabled && item !== bar?.selectedItem {
            if let title = item.title { add("choose tab \(ScriptSpelling.text(title))") }
        }
    }

    private mutating func add(_ step: String, _ target: String? = nil) {
        touches.append(ScreenTouch(step: step, target: (target ?? step) + question))
    }

    private mutating func look(at menu: UIMenu, _ path: [String]) {
        for element in menu.shownElements {
            let titles = path + [element.title]
            if let inner = element as? UIMenu {
                look(at: inner, titles)
            } else if (element as? UIAction)?.attributes.contains(.disabled) != true, !titles.contains("") {
                add("choose " + titles.map(ScriptSpelling.text).joined(separator: " > "))
            }
        }
    }

    // MARK: Lists

    private mutating func look(at list: ListScrollView, _ name: ListLocator) {
        for (path, cell) in list.shownCells {
            let kind = "\(name) \(cell.reuseIdentifier ?? "") \(type(of: cell))"
            guard everyRow || kinds.insert(kind).inserted else { continue }
            let row = RowLocator(.index(path.row, section: path.section), in: name)
            add("tap \(row)", "tap \(kind)")
            look(at: cell, .row(row), kind, [cell])
            if let edit = Content.all(UITableViewCellEditControl.self, in: cell).first, !edit.isHidden {
                let verb = edit.style == .insert ? "insert" : "delete"
                add("\(verb) \(row)", "\(verb) \(kind)")
            }
            if hasAccessory(cell) { add("tap accessory of \(row)", "tap accessory of \(kind)") }
            for way in ["left", "right"] { add("swipe \(row) \(way)", "swipe \(kind) \(way)") }
            add("long-press \(row)", "long-press \(kind)")
            if let inner = Content.all(ListScrollView.self, in: cell).first { look(at: inner, .row(row)) }
        }
        for section in 0..<list.numberOfSections {
            if let header = list.shownSectionView(section, isHeader: true) {
                look(at: header, .header(section: section, list: name), "header \(section) \(name)", [header])
            }
            if let footer = list.shownSectionView(section, isHeader: false) {
                look(at: footer, .footer(section: section, list: name), "footer \(section) \(name)", [footer])
            }
        }
        if let table = list as? UITableView {
            let ends = [table.tableHeaderView, table.tableFooterView].compactMap(\.self)
            if !ends.isEmpty { look(at: list, .list(name), "\(name)", ends) }
        }
        if list.refreshControl != nil { add("pull to refresh\(name.clause)") }
        if let title = (list as? UITableView)?.shownIndexTitles.last {
            add("tap index \(ScriptSpelling.text(title))\(name.clause)")
        }
        if let last = list.shownCells.last?.indexPath, list.rowCount > list.shownCells.count {
            let isEnd =
                last.section == list.numberOfSections - 1 && last.row == list.rowCount(inSection: last.section) - 1
            add(isEnd ? "scroll to top\(name.clause)" : "scroll to bottom\(name.clause)", "scroll\(name.clause)")
        }
    }

    private func hasAccessory(_ cell: any ListCell) -> Bool {
        if let cell = cell as? UITableViewCell {
            return [.detailButton, .detailDisclosureButton].contains(cell.accessoryType)
        }
        return Content.all(CellAccessoryControl.self, in: cell).contains {
            !($0 is CellDeleteControl || $0 is CellReorderHandle)
        }
    }

    // MARK: Controls

    /// The controls of a place that can be used: those in some views, though not in a list inside these.
    private mutating func look(at view: UIView, _ place: Locator, _ kindOfPlace: String, _ parts: [UIView]) {
        for kind in [ControlKind.button, .switch, .field, .slider, .stepper, .segments, .picker] {
            var ownNumber = -1
            let all = Content.all(kind, in: view)
            for (number, found) in all.enumerated() where isOwn(found, of: parts) {
                ownNumber += 1
                let isUsable = (found as? UIControl)?.isEnabled ?? (found as? UITextView)?.isEditable
                guard isUsable ?? (found is UIPickerView) else { continue }
                let locator = Locator.control(.kind(kind, all.count == 1 ? nil : number), in: place)
                let step = step(found, named(found, locator, place), place)
                if let step {
                    add(step, "\(step.prefix { $0 != " " }) \(kind.rawValue) \(ownNumber) in \(kindOfPlace)")
                }
            }
        }
    }

    /// Whether a view is in no list inside some views, and nothing that a row or a bar has words of its own for.
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

    /// The shortest name by which a script finds the control: what it shows, its identifier, or its number.
    private func named(_ view: UIView, _ number: Locator, _ place: Locator) -> Locator {
        guard namesControls else { return number }
        var names: [Locator.Control] = []
        if view is UIButton, let text = Content.text(of: view), !text.isEmpty { names.append(.text(text)) }
        if let identifier = view.accessibilityIdentifier { names.append(.identifier(identifier)) }
        let locators = names.map { Locator.control($0, in: place) }
        return locators.first { (try? screen.view($0)) === view } ?? number
    }

    /// How a control is used.
    private func step(_ view: UIView, _ name: Locator, _ place: Locator) -> String? {
        switch view {
        case is UISwitch: return "toggle \(name)"
        case is UITextView: return "type \"Ada\" over \(name)"
        case is UITextField: return "type \"Ada\\n\" over \(name)"
        case let slider as UISlider:
            let middle = (slider.minimumValue + slider.maximumValue) / 2
            let value = slider.value == middle ? slider.maximumValue : middle
            return "slide \(name) to \(ScriptSpelling.number(value))"
        case let stepper as UIStepper:
            return "step \(name) \(stepper.value < stepper.maximumValue ? "up" : "down")"
        case let segments as UISegmentedControl:
            let other = segments.subviews.compactMap { $0 as? UISegment }.first { !$0.isSelected }
            return other.map { "tap \(Locator.control(.text($0.name), in: place))" }
        case let picker as UIDatePicker:
            return "choose \(ScriptSpelling.text(picker.valueText)) in \(name)"
        case let picker as UIPickerView:
            let rows = picker.numberOfRows(inComponent: 0)
            let other = picker.selectedRow(inComponent: 0) + 1 < rows ? picker.selectedRow(inComponent: 0) + 1 : 0
            let title = rows > 0 ? picker.title(ofRow: other, inComponent: 0) : nil
            return title.map { "choose \(ScriptSpelling.text($0)) in \(name)" }
        default: return "tap \(name)"
        }
    }
}
