import CellDirector
import HeadlessUIKit

/// Access to the open menu.
///
/// A menu is not a view, but a script can expect its items as if they were views.
extension OpenScreen {
    func openMenu() throws(ScreenError) -> UIMenu {
        guard let menu = root.openMenu else { throw ScreenError("no menu is open", isRefusal: true) }
        return menu
    }

    /// Returns the visible titles in the open menu: the menu's title and the titles of its items.
    package func menuTitles() throws(ScreenError) -> [String] {
        let menu = try openMenu()
        return ([menu.title] + menu.shownElements.map(\.title)).filter { !$0.isEmpty }
    }

    /// Checks that, if a menu is open, it has an item with the first title, that the item's submenu, if any, has an
    /// item with the second title, and so on. The items may be disabled.
    func checkMenu(_ titles: [String]) throws(ScreenError) {
        var menu = root.openMenu
        for title in titles {
            guard let shown = menu else { return }
            try checkIsOne(title, shown)
            if shown.providedChildren.contains(where: { ($0 as? UIAction)?.title == title }) { return }
            guard let submenu = shown.shownElements.first(where: { $0.title == title }) else {
                throw ScreenError(
                    "the menu has no \(ScriptSpelling.text(title))" + meant(title, shown.shownElements.map(\.title)))
            }
            menu = submenu as? UIMenu
        }
    }

    /// Checks that at most one item in the menu has this title, because a script can't distinguish items with the same
    /// title.
    private func checkIsOne(_ title: String, _ menu: UIMenu) throws(ScreenError) {
        let count = menu.shownElements.count { $0.title == title }
        if count > 1 {
            throw ScreenError(
                "\(count) items of the menu have the title \(ScriptSpelling.text(title)), so they can't be told apart: "
                    + "give them different titles", isAmbiguous: true)
        }
    }

    func holdsOfMenu(_ state: ViewState) throws(ScreenError) -> Bool {
        guard state == .visible || state == .hidden else { throw ScreenError("a menu can only be visible") }
        if state == .visible { return root.openMenu != nil }
        _ = try openMenu()
        return false
    }

    func holds(_ state: ViewState, itemOfMenu name: Locator.Control) throws(ScreenError) -> Bool {
        guard case .text(let title) = name else {
            throw ScreenError("an item of a menu is known by its title, as in `\"Share\" in menu`")
        }
        if state != .visible, state != .hidden, let menu = root.openMenu { try checkIsOne(title, menu) }
        let element = root.openMenu?.shownElements.first { $0.title == title }
        if state == .visible { return element != nil }
        _ = try openMenu()
        guard let element else {
            throw ScreenError("the menu has no \(ScriptSpelling.text(title))" + meant(title, try menuTitles()))
        }
        let action = element as? UIAction
        switch state {
        case .hidden: return false
        case .enabled, .disabled: return (action?.attributes.contains(.disabled) ?? false) == (state == .disabled)
        case .on, .off:
            if let action { return (action.state == .on) == (state == .on) }
            throw ScreenError("\(name) in menu opens a submenu; only an item with an action can be \(state.rawValue)")
        default: throw ScreenError("an item of a menu can only be visible, enabled, disabled, on or off")
        }
    }
}
