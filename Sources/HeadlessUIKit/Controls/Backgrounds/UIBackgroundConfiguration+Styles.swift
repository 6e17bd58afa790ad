import Foundation

// The styles, each of which mirrors the UIKit style of the same name. Styles that UIKit has deprecated in favor of the
// adaptive `listCell()`, `listHeader()` and `listFooter()` are included, because existing code still uses them.

extension UIBackgroundConfiguration {
    enum Style: Sendable {
        case clear, button, listCell, listHeader, listFooter
        case listPlainCell, listPlainHeaderFooter, listGroupedCell, listGroupedHeaderFooter
        case listSidebarHeader, listSidebarCell, listAccompaniedSidebarCell

        /// Returns the style that an adaptive style resolves to in a list of the given kind. Other styles are returned
        /// unchanged.
        fileprivate func adapted(to environment: UIListEnvironment) -> Style {
            switch (self, environment) {
            case (.listCell, .grouped), (.listCell, .insetGrouped): .listGroupedCell
            case (.listCell, .sidebar), (.listCell, .sidebarPlain): .listSidebarCell
            case (.listCell, _): .listPlainCell
            case (.listHeader, .sidebar), (.listHeader, .sidebarPlain): .listSidebarHeader
            case (.listHeader, .grouped), (.listFooter, .grouped): .listGroupedHeaderFooter
            case (.listHeader, .insetGrouped), (.listFooter, .insetGrouped): .listGroupedHeaderFooter
            case (.listHeader, _), (.listFooter, _): .listPlainHeaderFooter
            default: self
            }
        }
    }

    /// A configuration that shows no background in any state.
    public static func clear() -> Self { Self(.clear) }
    /// The background of a cell, adapted to the list's appearance.
    public static func listCell() -> Self { Self(.listCell) }
    /// The background of a header, adapted to the list's appearance.
    public static func listHeader() -> Self { Self(.listHeader) }
    /// The background of a footer, adapted to the list's appearance.
    public static func listFooter() -> Self { Self(.listFooter) }
    public static func listPlainCell() -> Self { Self(.listPlainCell) }
    public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
    public static func listGroupedCell() -> Self { Self(.listGroupedCell) }
    public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
    public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
    public static func listSidebarCell() -> Self { Self(.listSidebarCell) }
    public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }

    /// The default values of a style in a state. All values are unverified.
    struct Standard {
        var color: UIColor?
        var cornerRadius: CGFloat = 0
        var insets = NSDirectionalEdgeInsets.zero

        init(_ style: Style, isPressed: Bool, in environment: UIListEnvironment) {
            switch style.adapted(to: environment) {
            case .clear, .button, .listGroupedHeaderFooter, .listSidebarHeader: color = .clear
            case .listPlainCell, .listCell: color = isPressed ? .systemGray4 : .systemBackground
            case .listGroupedCell: color = isPressed ? .systemGray4 : .secondarySystemGroupedBackground
            case .listPlainHeaderFooter, .listHeader, .listFooter: color = .systemBackground
            case .listSidebarCell, .listAccompaniedSidebarCell:
                color = isPressed ? .systemGray4 : .clear
                cornerRadius = 10
            }
        }
    }
}
