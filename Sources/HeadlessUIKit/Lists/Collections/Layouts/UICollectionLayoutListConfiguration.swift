import Foundation

/// How a list looks, and what its items open to. Mirrors `UICollectionLayoutListConfiguration` and its members, UIKit.
public struct UICollectionLayoutListConfiguration {
    /// Mirrors `UICollectionLayoutListConfiguration.Appearance`. Nothing is drawn: headers and footers of plain lists float
    /// (unverified), and the appearances are alike in all else.
    public enum Appearance: Hashable, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// Mirrors `UICollectionLayoutListConfiguration.HeaderMode`.
    public enum HeaderMode: Hashable, Sendable {
        case none
        /// The data source gives a view for each section.
        case supplementary
        /// The first item of each section replaces its header. Headlessly it is an item like any other.
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
    /// Recorded, not drawn.
    public var showsSeparators = true
    /// Recorded, not drawn.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Not asked headlessly.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Recorded, not drawn.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// In points; `nil`: the system's. Recorded, not applied.
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}
