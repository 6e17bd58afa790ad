import Foundation

/// The appearance of a list, and the swipe actions of its items. Mirrors `UICollectionLayoutListConfiguration` and its
/// members, UIKit.
public struct UICollectionLayoutListConfiguration {
    /// Mirrors `UICollectionLayoutListConfiguration.Appearance`. In pictures of a screen, the appearance determines the
    /// background colors, where separators are drawn, and whether the corners of a section are rounded. Inset grouped
    /// lists have side insets of 16 points (unverified). Headers and footers of plain lists float (unverified). In
    /// grouped and inset grouped lists, sections have 17.5 points of space in place of a missing header or footer, and
    /// the first section has another 17.5 points above it, as in tables (unverified).
    public enum Appearance: Hashable, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// Mirrors `UICollectionLayoutListConfiguration.HeaderMode`.
    public enum HeaderMode: Hashable, Sendable {
        case none
        /// The data source provides a view for each section.
        case supplementary
        /// The first item of each section replaces the section's header. HeadlessUIKit treats it like any other item,
        /// except that its outline disclosure has the header style by default.
        case firstItemInSection
    }

    /// Mirrors `UICollectionLayoutListConfiguration.FooterMode`.
    public enum FooterMode: Hashable, Sendable {
        case none, supplementary
    }

    /// Mirrors `UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider`.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// Mirrors `UICollectionLayoutListConfiguration.ItemSeparatorHandler`.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    public let appearance: Appearance
    /// Whether separators are drawn between items in pictures of a screen.
    public var showsSeparators = true
    /// The appearance of the separators in pictures of a screen.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the separators of an item. Called only when a picture of the screen is drawn.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background color. Stored, but not drawn.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The padding above each supplementary header of a plain list, in points; `nil` means 22 points (unverified). Other
    /// lists ignore the property (unverified).
    public var headerTopPadding: CGFloat?
    /// The padding above each header, in points.
    var headerPadding: Double {
        appearance == .plain && headerMode == .supplementary ? headerTopPadding.map(Double.init) ?? 22 : 0
    }
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}
