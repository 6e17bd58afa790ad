import Foundation

// The styles, each of which mirrors the UIKit style of the same name. Styles that UIKit has deprecated in favor of the
// adaptive `cell()`, `header()` and `footer()` are included, because existing code still uses them.

extension UIListContentConfiguration {
    enum Style {
        case cell, subtitleCell, valueCell, contactCell, header, footer
        case plainHeader, plainFooter, groupedHeader, groupedFooter
        case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
        case sidebarCell, sidebarSubtitleCell, sidebarHeader, accompaniedSidebarCell, accompaniedSidebarSubtitleCell

        /// Whether the style is for a cell.
        var isCell: Bool {
            switch self {
            case .cell, .subtitleCell, .valueCell, .contactCell, .sidebarCell, .sidebarSubtitleCell,
                .accompaniedSidebarCell,
                .accompaniedSidebarSubtitleCell:
                true
            default: false
            }
        }

        /// Returns the style adapted to the list that contains the view. A style that is not adaptive is returned
        /// unchanged.
        fileprivate func adapted(to environment: UIListEnvironment) -> Style {
            switch (self, environment) {
            case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
            case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
            case (.header, _): .plainHeader
            case (.footer, .grouped), (.footer, .insetGrouped), (.footer, .sidebar): .groupedFooter
            case (.footer, _): .plainFooter
            default: self
            }
        }
    }

    /// A cell with text and, below it, secondary text.
    public static func cell() -> Self { Self(.cell) }
    /// A cell with small, gray secondary text below the text.
    public static func subtitleCell() -> Self { Self(.subtitleCell) }
    /// A cell with the secondary text at its trailing edge.
    public static func valueCell() -> Self { Self(.valueCell) }
    /// The content of a header, adapted to the list's appearance.
    public static func header() -> Self { Self(.header) }
    /// The content of a footer, adapted to the list's appearance.
    public static func footer() -> Self { Self(.footer) }
    public static func plainHeader() -> Self { Self(.plainHeader) }
    public static func plainFooter() -> Self { Self(.plainFooter) }
    public static func groupedHeader() -> Self { Self(.groupedHeader) }
    public static func groupedFooter() -> Self { Self(.groupedFooter) }
    public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
    public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }
    public static func sidebarCell() -> Self { Self(.sidebarCell) }
    public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
    public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
    public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
    public static func accompaniedSidebarSubtitleCell() -> Self { Self(.accompaniedSidebarSubtitleCell) }
}

extension UIListContentConfiguration {
    /// The default values of a style in a state. All values are unverified.
    struct Standard {
        var text: TextProperties
        var secondaryText: TextProperties
        var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
        var isSideBySide = false
        var imagePadding: CGFloat = 16
        var horizontalPadding: CGFloat = 6
        var verticalPadding: CGFloat = 3

        init(
            _ style: Style, isDisabled: Bool, in environment: UIListEnvironment, _ traits: UITraitCollection?
        ) {
            text = TextProperties(.body, .label, traits)
            secondaryText = TextProperties(.subheadline, .secondaryLabel, traits)
            switch style.adapted(to: environment) {
            case .cell, .sidebarCell, .accompaniedSidebarCell, .header, .footer: break
            case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
                secondaryText = TextProperties(.caption1, .secondaryLabel, traits)
            case .valueCell:
                secondaryText = TextProperties(.body, .secondaryLabel, traits)
                isSideBySide = true
            case .contactCell:
                text = TextProperties(.footnote, .tintColor, traits)
                secondaryText = TextProperties(.footnote, .label, traits)
                isSideBySide = true
            case .plainHeader, .sidebarHeader: text = TextProperties(.headline, .label, traits)
            case .plainFooter, .groupedFooter: text = TextProperties(.footnote, .secondaryLabel, traits)
            case .groupedHeader: text = TextProperties(.footnote, .secondaryLabel, traits, .uppercase)
            case .prominentInsetGroupedHeader: text = TextProperties(.headline, .label, traits)
            case .extraProminentInsetGroupedHeader: text = TextProperties(.title2, .label, traits)
            }
            guard isDisabled else { return }
            text.color = .tertiaryLabel
            secondaryText.color = .tertiaryLabel
        }
    }
}
