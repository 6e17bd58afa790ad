import HeadlessUIKit

/// The open menu.
@MainActor
public struct ScreenMenu {
    let screen: OpenScreen

    /// Whether a menu is open.
    public var isOpen: Bool { screen.root.openMenu != nil }

    /// The menu's title, if it has one, and the titles of its items.
    ///
    /// - Throws: ``ScreenError`` if no menu is open.
    public var titles: [String] { get throws { try screen.menuTitles() } }

    /// Chooses an item, given the titles of the submenus that lead to it and its own title.
    ///
    /// - Throws: ``ScreenError`` if the menu has no such item or several; `TouchRefusal` if no menu is open or the item is
    ///   disabled.
    public func choose(_ titles: String...) throws { try screen.act { try $0.choose(titles) } }

    /// Taps outside the menu, which closes it.
    public func dismiss() throws { try screen.act { try $0.dismissMenu() } }

    /// Taps the preview above the menu.
    public func tapPreview() throws { try screen.act { try Finger().tapPreview(in: $0.root) } }

    /// Whether an item is enabled.
    ///
    /// - Throws: ``ScreenError`` if no menu is open, or if it has no such item or several.
    public func isEnabled(_ title: String) throws -> Bool {
        try screen.holds(.enabled, .control(.text(title), in: .menu))
    }

    /// Whether an item has a check mark.
    ///
    /// - Throws: ``ScreenError`` if no menu is open, or if it has no such item or several.
    public func isOn(_ title: String) throws -> Bool { try screen.holds(.on, .control(.text(title), in: .menu)) }
}
