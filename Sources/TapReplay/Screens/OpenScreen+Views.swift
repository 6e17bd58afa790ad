import Foundation
import HeadlessUIKit

/// Finds views, controls and bars.
extension OpenScreen {
    /// Finds the view on screen that a locator refers to.
    func view(_ name: Locator) throws(ScreenError) -> UIView {
        let view = try lookUp(name)
        if name != .screen { subject = view }
        return view
    }

    private func lookUp(_ name: Locator) throws(ScreenError) -> UIView {
        switch name {
        case .screen: return root
        case .row(let row):
            let (path, list) = try find(row)
            if let cell = list.cellInSight(at: path) { return cell }
            throw offScreen(row, list)
        case .header(section: let section, list: let list):
            return try sectionView(name, section, candidates(list), isHeader: true)
        case .footer(section: let section, list: let list):
            return try sectionView(name, section, candidates(list), isHeader: false)
        case .list(let list): return try self.list(list)
        case .menu:
            _ = try openMenu()
            throw ScreenError("an item of a menu is chosen, as in `choose \"Share\"`")
        case .alert:
            if let alert = controller.topmost as? UIAlertController { return alert.view }
            throw ScreenError("no alert is presented", isRefusal: true)
        case .bar(let kind):
            let bars = bars(kind)
            let visible = bars.filter { !$0.isHiddenOnScreen }
            if visible.count > 1 {
                throw ScreenError(
                    "the screen has \(visible.count) \(kind.rawValue)s; name the control by its id or number",
                    isAmbiguous: true)
            }
            if let bar = visible.first ?? bars.first { return bar }
            throw ScreenError("there is no \(kind.rawValue) on screen", isRefusal: true)
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
    ) throws(ScreenError) -> UIView {
        let showing = lists.filter { $0.shownSectionView(section, isHeader: isHeader) != nil }
        if showing.count > 1 { throw ambiguous("\(name) is in \(showing.count) lists", "\(name) in ", showing) }
        if let view = showing.first?.shownSectionView(section, isHeader: isHeader) { return view }
        guard let list = lists.first else { throw noList }
        guard lists.count == 1 else { throw ScreenError("no list on screen shows a \(name)", isRefusal: true) }
        try check(section, list)
        if let table = list as? UITableView,
            (isHeader ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)).height == 0
        {
            let own = isHeader ? table.tableHeaderView : table.tableFooterView
            let hint = "; to find a view \(isHeader ? "above" : "below") all rows, write `in list`"
            throw ScreenError(
                "section \(section) has no \(isHeader ? "header" : "footer")" + (own == nil ? "" : hint),
                isRefusal: true)
        }
        throw ScreenError("\(name) is not on screen", isRefusal: true)
    }

    private func find(_ control: Locator.Control, in view: UIView, _ place: Locator) throws(ScreenError) -> UIView {
        let found = found(control, in: view, place)
        if found.count == 1 { return found[0] }
        if found.count > 1 { throw ambiguous(control, found, in: view, place) }
        let somewhere = place == .screen ? "on screen" : "in \(place)"
        switch control {
        case .text, .match, .identifier:
            let hint = meant(control.name, Content.names(of: view, as: control))
            throw ScreenError("nothing \(somewhere) \(control.phrase)\(hint)")
        case .kind(_, nil), .kind(_, 0): throw ScreenError("there is no \(control) \(somewhere)")
        case .kind(let kind, _):
            let count = Content.count(kind, in: view)
            let last = "\(kind.rawValue) \(count - 1)"
            let there = count == 0 ? "there is none" : count == 1 ? "there is only \(last)" : "the last is \(last)"
            throw ScreenError("there is no \(control) \(somewhere): \(there)")
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
    ) -> ScreenError {
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
            case .text, .match: "\(found.count) things \(somewhere) show \(ScriptSpelling.text(control.name))"
            case .identifier(let id): "\(found.count) things \(somewhere) have the id \(ScriptSpelling.text(id))"
            case .kind(let kind, _): "there are \(found.count) \(kind.plural) \(somewhere)"
            }
        let rest = Array(repeating: "", count: found.count - ways.count)
        return ScreenError("\(what); write \(Self.choice(ways + rest))", isAmbiguous: true)
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
    func nameForRow(of list: ListScrollView) -> ListLocator {
        if outerLists.count == 1, outerLists[0] === list { return .main }
        if list.accessibilityIdentifier == nil, let around = list.superview, let outer = row(around: around),
            case .row(let row) = outer.name, Content.all(ListScrollView.self, in: outer.view).first === list
        {
            return .row(row)
        }
        return name(of: list)
    }

    /// Returns a view of a given class. The noun is used in error messages to describe the class.
    func view<View: UIView>(_ name: Locator, as type: View.Type, _ noun: String) throws(ScreenError) -> View {
        let view = try view(name)
        if let found = view as? View { return found }
        throw ScreenError("\(name) is a \(Swift.type(of: view)), not a \(noun)")
    }

    /// Returns the first string or value that a row or control shows.
    func text(of subject: Locator) throws(ScreenError) -> String {
        if let text = Content.shown(by: try view(subject)).first { return text }
        throw ScreenError("\(subject) shows no text")
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
