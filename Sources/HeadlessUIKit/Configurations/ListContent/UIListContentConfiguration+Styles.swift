import Foundation

// The styles, each of which mirrors UIKit's of the same name. What UIKit deprecates in favour of `cell()`, `header()` and
// `footer()`, which adapt to the list around them, is here as well, since code in use has it.

extension UIListContentConfiguration {
    enum Style {
        case cell, subtitleCell, valueCell, header, footer
        case plainHeader, plainFooter, groupedHeader, groupedFooter
        case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
        case sidebarCell, sidebarSubtitleCell, sidebarHeader, accompaniedSidebarCell, accompaniedSidebarSubtitleCell

        /// Whether it is a row's.
        var isCell: Bool {
            switch self {
            case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
                .accompaniedSidebarSubtitleCell:
                true
            default: false
            }
        }

        /// The style that a list around the view makes of one that adapts.
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

    /// A row with a text and a secondary text below it.
    public static func cell() -> Self { Self(.cell) }
    /// A row with a small secondary text below the text.
    public static func subtitleCell() -> Self { Self(.subtitleCell) }
    /// A row with the secondary text at its end.
    public static func valueCell() -> Self { Self(.valueCell) }
    /// A header that looks like those of the list around it.
    public static func header() -> Self { Self(.header) }
    /// A footer that looks like those of the list around it.
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
    /// The values of a style, for a state. Unverified throughout.
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
                secondaryText = TextProperties(.caption1, .label, traits)
            case .valueCell:
                secondaryText = TextProperties(.body, .secondaryLabel, traits)
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
