import HeadlessUIKit

/// A tab in the tab bar.
@MainActor
public struct ScreenTab {
    let screen: OpenScreen
    let title: String

    /// Chooses the tab.
    ///
    /// - Throws: ``ScreenError`` if there is no tab bar, or several tabs have the title; `TouchRefusal` if no tab has it.
    public func choose() throws { try screen.act { try $0.choose(tab: title) } }

    /// Whether the tab is chosen.
    ///
    /// - Throws: ``ScreenError`` if there is no tab bar.
    public var isSelected: Bool { get throws { try screen.shownTabBar().selectedItem?.title == title } }

    /// The text of the tab's badge; `nil` if it has none.
    ///
    /// - Throws: ``ScreenError`` if there is no tab bar.
    public var badge: String? {
        get throws { try screen.shownTabBar().items?.first { $0.title == title }?.badgeValue }
    }
}
