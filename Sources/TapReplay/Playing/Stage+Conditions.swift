import CellDirector
import HeadlessUIKit

extension Stage {
    /// Why a condition does not hold; `nil` if it does.
    func mismatch(_ condition: Condition, _ dispatches: [Dispatch]) throws(StepFailure) -> String? {
        switch condition {
        case .rowCount(let count, section: let section, list: let name): return try mismatch(count, section, name)
        case .sectionCount(let count, list: let name):
            let there = try list(name).numberOfSections
            return there == count ? nil : "there are \(there)"
        case .dispatched(let pattern): return try mismatch(pattern, dispatches, isWanted: true)
        case .notDispatched(let pattern): return try mismatch(pattern, dispatches, isWanted: false)
        case .nothingDispatched:
            let told = dispatches.filter { $0.isHeard && !$0.isQuestion }
            return told.isEmpty ? nil : Self.list(told)
        case .noSelection: return try mismatch(selection: [])
        case .selection(let rows): return try mismatch(selection: rows)
        case .visibleRows(let rows, section: let section, list: let name):
            return try mismatch(visible: rows, section, name)
        case .title(let wanted, isNegated: let isNegated):
            guard (title == wanted) == isNegated else { return nil }
            return title.map { "it is \(ScriptSpelling.text($0))" } ?? "there is none"
        case .shows(let subject, let text, isExact: let isExact, isNegated: let isNegated):
            return try mismatch(subject, text, isExact, isNegated)
        case .state(let subject, let state, isNegated: let isNegated):
            let holds = try holds(state, subject)
            return holds != isNegated ? nil : "it is \(isNegated ? "" : "not ")\(state.rawValue)"
        }
    }

    // MARK: Rows

    private func mismatch(_ count: Int, _ section: Int?, _ name: ListName) throws(StepFailure) -> String? {
        let list = try list(name)
        if let section { try check(section, list) }
        var there = 0
        for each in 0..<list.numberOfSections where section == nil || section == each {
            there += list.rowCount(inSection: each)
        }
        return there == count ? nil : "there \(there == 1 ? "is 1" : "are \(there)")"
    }

    /// The rows of a condition are of one list.
    private func mismatch(selection rows: [RowName]) throws(StepFailure) -> String? {
        let name = rows.first?.list ?? .main
        let list = try list(name)
        let there = Set(list.selectedIndexPaths)
        var wanted: Set<IndexPath> = []
        for row in rows {
            guard row.list == name else {
                throw StepFailure("a selection is of one list; expect the rows of each in a step of its own")
            }
            wanted.insert(try indexPath(row, list))
        }
        guard there != wanted else { return nil }
        let names = there.sorted().map { RowName.index($0.row, section: $0.section).in(name).description }
        return names.isEmpty
            ? "nothing is selected"
            : "selected \(names.count == 1 ? "is" : "are") "
                + names.joined(separator: ", ")
    }

    private func mismatch(
        visible rows: ClosedRange<Int>, _ section: Int, _ name: ListName
    ) throws(StepFailure) -> String? {
        let list = try list(name)
        let there = list.shownCells.map(\.indexPath).filter { $0.section == section }.map(\.row)
        let isSo = there.first == rows.lowerBound && there.last == rows.upperBound
        return isSo ? nil : visible(list)
    }

    // MARK: Texts and states

    private func view(_ subject: Subject) throws(StepFailure) -> UIView {
        switch subject {
        case .place(let place): try view(place)
        case .control(let control): try view(control)
        }
    }

    private func mismatch(
        _ subject: Subject, _ text: String, _ isExact: Bool, _ isNegated: Bool
    ) throws(StepFailure) -> String? {
        let view = subject == .place(.menu) ? nil : try view(subject)
        let texts = if let view { Content.shown(by: view) } else { try menuTitles() }
        let isThere = isExact ? texts.contains(text) : texts.contains { $0.contains(text) }
        guard isThere == isNegated else { return nil }
        if let toggle = view as? UISwitch { return "it shows no text, and is \(toggle.isOn ? "on" : "off")" }
        let emptiness = (view as? UITextField)?.text?.isEmpty ?? false ? "it is empty and" : "it"
        return texts.isEmpty
            ? "it shows no text"
            : "\(emptiness) shows " + texts.prefix(8).map(ScriptSpelling.text).joined(separator: ", ")
    }

    /// What a row or control shows first, to be remembered.
    func text(of subject: Subject) throws(StepFailure) -> String {
        guard let text = Content.shown(by: try view(subject)).first else {
            throw StepFailure("\(subject) shows no text")
        }
        return text
    }

    private func holds(_ state: SubjectState, _ subject: Subject) throws(StepFailure) -> Bool {
        if subject == .place(.menu) { return try holdsOfMenu(state) }
        if case .control(let control) = subject, control.place == .menu { return try holds(state, itemOfMenu: control) }
        if case .place(.row(let row)) = subject {
            if state == .visible {
                guard let path = try visibleOrKnown(row) else { return false }
                return try list(row.list).shownCell(at: path) != nil
            }
            let list = try list(row.list)
            let path = try indexPath(row, list)
            if state == .selected { return list.selectedIndexPaths.contains(path) }
            // A row is switched on and off as it is toggled: by the switch in it.
            if state == .on || state == .off {
                return try holds(state, .control(ControlName(key: .kind(.switch, 0), place: .row(row))))
            }
        }
        if state == .visible {
            do { return !Self.isHidden(try view(subject)) } catch { return false }
        }
        return try holds(state, view(subject), subject)
    }

    /// A row by its place, or by what it shows if it is visible: one named by its text is not visible if it is not found.
    private func visibleOrKnown(_ row: RowName) throws(StepFailure) -> IndexPath? {
        switch row.key {
        case .index, .first, .last: try indexPath(row)
        case .text, .identifier: try? indexPath(row)
        }
    }

    private func holds(_ state: SubjectState, _ view: UIView, _ subject: Subject) throws(StepFailure) -> Bool {
        let cell = view as? any ListCell
        let control = view as? UIControl
        let segment = view as? UISegment
        var isHeld: Bool?
        switch state {
        case .on, .off: isHeld = (view as? UISwitch).map { $0.isOn == (state == .on) }
        case .enabled, .disabled:
            let isEnabled = control?.isEnabled ?? segment?.isEnabled ?? (view as? UILabel)?.isEnabled
            isHeld = isEnabled.map { $0 == (state == .enabled) }
        case .selected: isHeld = control?.isSelected ?? segment?.isSelected ?? cell?.isSelected
        case .highlighted: isHeld = control?.isHighlighted ?? cell?.isHighlighted
        case .editing:
            isHeld = cell?.isEditing ?? (view as? UITextField)?.isEditing ?? (view as? ListScrollView)?.isInEditingMode
        case .swiped:
            isHeld = cell.map { $0.isSwiped || ($0 as? UITableViewCell)?.showingDeleteConfirmation ?? false }
        case .empty:
            let list = view as? ListScrollView
            isHeld =
                (view as? UITextField).map { $0.text?.isEmpty ?? true }
                ?? list.map { list in (0..<list.numberOfSections).allSatisfy { list.rowCount(inSection: $0) == 0 } }
        case .hidden: isHeld = Self.isHidden(view)
        case .visible: isHeld = !Self.isHidden(view)
        }
        guard let isHeld else {
            throw StepFailure("\(subject) is a \(type(of: view)); only \(state.bearers) can be \(state.rawValue)")
        }
        return isHeld
    }

    /// Whether a view or anything around it is hidden.
    private static func isHidden(_ view: UIView) -> Bool {
        var current: UIView? = view
        while let ancestor = current {
            if ancestor.isHidden { return true }
            current = ancestor.superview
        }
        return false
    }

    // MARK: Dispatches

    private func mismatch(
        _ pattern: DispatchPattern, _ dispatches: [Dispatch], isWanted: Bool
    ) throws(StepFailure) -> String? {
        let isThere = try filter(pattern.place)
        let count = dispatches.count { dispatch in
            dispatch.name == pattern.name && isThere(dispatch)
                && (pattern.value == nil || pattern.value == dispatch.payload)
        }
        let isSo = pattern.times.map { $0 == count } ?? (count > 0)
        guard isSo != isWanted else { return nil }
        if isWanted, !dispatches.contains(where: { $0.name == pattern.name }),
            let nearest = nearestName(to: pattern.name, among: dispatches.map(\.name))
        {
            return "did you mean \(ScriptSpelling.name(nearest))? \(Self.list(dispatches))"
        }
        if pattern.times != nil, isWanted, count > 0 {
            return "it was dispatched \(count == 1 ? "once" : "\(count) times")"
        }
        let alike = dispatches.filter { $0.name == pattern.name }
        return Self.list(alike.isEmpty ? dispatches : alike)
    }

    /// Whether a dispatch came from a place; `nil` is anywhere.
    private func filter(_ place: PlaceName?) throws(StepFailure) -> (Dispatch) -> Bool {
        switch place {
        case nil, .screen, .list, .menu, .alert: return { _ in true }
        case .header(section: let section, list: _), .footer(section: let section, list: _):
            return { $0.row == nil && $0.section == section }
        case .row(let row):
            var around: [Int]?
            if case .row(let outer) = row.list {
                let path = try dispatchPath(outer)
                around = [path.section, path.row]
            }
            let path = try dispatchPath(row)
            return { [around] in $0.row == path.row && $0.section == path.section && $0.within == around }
        }
    }

    /// Where a row was that something was dispatched on. Its number needs no list: the row may be gone, or another screen be
    /// in front.
    private func dispatchPath(_ row: RowName) throws(StepFailure) -> IndexPath {
        if case .index(let index, section: let section) = row.key { return IndexPath(row: index, section: section) }
        return try indexPath(row)
    }

    private static func list(_ dispatches: [Dispatch]) -> String {
        if dispatches.isEmpty { return "the last touch dispatched nothing" }
        // What nobody hears is named only where there is nothing else.
        let heard = dispatches.filter(\.isHeard)
        let dispatches = heard.isEmpty ? dispatches : heard
        let some = dispatches.prefix(8).map(\.description).joined(separator: ", ")
        return "the last touch dispatched \(some)" + (dispatches.count > 8 ? ", …" : "")
    }
}
