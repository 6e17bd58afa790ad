import Foundation

// The styles, each of which mirrors UIKit's of the same name. What UIKit deprecates in favour of `listCell()`,
// `listHeader()` and `listFooter()`, which adapt to the list around them, is here as well, since code in use has it.

extension UIBackgroundConfiguration {
    enum Style: Sendable {
        case clear, button, listCell, listHeader, listFooter
        case listPlainCell, listPlainHeaderFooter, listGroupedCell, listGroupedHeaderFooter
        case listSidebarHeader, listSidebarCell, listAccompaniedSidebarCell

        /// The style that a list around the view makes of one that adapts.
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

    /// Nothing at all, in any state.
    public static func clear() -> Self { Self(.clear) }
    /// A row that looks like those of the list around it.
    public static func listCell() -> Self { Self(.listCell) }
    /// A header that looks like those of the list around it.
    public static func listHeader() -> Self { Self(.listHeader) }
    /// A footer that looks like those of the list around it.
    public static func listFooter() -> Self { Self(.listFooter) }
    public static func listPlainCell() -> Self { Self(.listPlainCell) }
    public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
    public static func listGroupedCell() -> Self { Self(.listGroupedCell) }
    public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
    public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
    public static func listSidebarCell() -> Self { Self(.listSidebarCell) }
    public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }

    /// The values of a style, for a state. Unverified throughout.
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
