import HeadlessUIKit

/// The name of something on a screen, such as `"Follow" in row 3`.
public struct ElementName: Hashable, Sendable, CustomStringConvertible {
    let locator: Locator

    init(_ locator: Locator) { self.locator = locator }

    /// The name as a script writes it.
    public var description: String { locator.description }

    /// The whole screen.
    public static let screen = ElementName(.screen)
    /// The presented alert or action sheet.
    public static let alert = ElementName(.alert)
    /// The navigation bar.
    public static let navigationBar = ElementName(.bar(.navigation))
    /// The toolbar.
    public static let toolbar = ElementName(.bar(.toolbar))
    /// The tab bar.
    public static let tabBar = ElementName(.bar(.tab))

    /// The row with a number, counted from 0 in its section, in the screen's only list.
    public static func row(_ number: Int, section: Int = 0) -> Self {
        Self(.row(RowLocator(.index(number, section: section))))
    }

    /// The row on screen that shows a text. If the section is `nil`, the row can be in any section.
    public static func row(_ text: String, section: Int? = nil) -> Self {
        Self(.row(RowLocator(.content(.text(text), section: section))))
    }
}
