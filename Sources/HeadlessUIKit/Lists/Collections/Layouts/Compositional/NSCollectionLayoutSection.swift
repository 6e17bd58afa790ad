import Foundation

/// The layout of a section: a group that is repeated, or a list. Mirrors `NSCollectionLayoutSection` and its members,
/// UIKit.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject, NSCopying {
    /// The group that is repeated; `nil` if the section is a list.
    final let group: NSCollectionLayoutGroup?
    final let list: UICollectionLayoutListConfiguration?

    private init(_ group: NSCollectionLayoutGroup?, _ list: UICollectionLayoutListConfiguration?) {
        self.group = group
        self.list = list
    }

    public convenience init(group: NSCollectionLayoutGroup) { self.init(group, nil) }

    final func copied() -> NSCollectionLayoutSection {
        let copy = NSCollectionLayoutSection(group, list)
        copy.contentInsets = contentInsets
        copy.contentInsetsReference = contentInsetsReference
        copy.interGroupSpacing = interGroupSpacing
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        return copy
    }

    /// Returns a list section, with one item in each line. In a grouped list, the section's ``contentInsets`` provide
    /// the space that replaces a missing header or footer. Unless the top inset is changed, it is applied twice to the
    /// first section (unverified).
    open class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(nil, configuration)
        section.contentInsets = configuration.sectionInsets
        return section
    }

    /// The insets around the items, in points. Depending on ``supplementaryContentInsetsReference``, the leading and
    /// trailing insets also apply to headers and footers. In a layout that scrolls horizontally, the top and bottom
    /// insets apply to them instead.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The orthogonal scrolling behavior. Unless it is `none`, the groups are arranged perpendicular to the layout's
    /// scroll direction, in a separate scroll view for the section.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// A handler that is called during each layout. It receives the visible items, which it may change, and the content
    /// offset of the section (or of the list, if the section does not scroll orthogonally). The handler's changes apply
    /// until the next layout (unverified).
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The headers and footers of the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The reference for the leading and trailing insets of headers and footers: `automatic` uses the section's
    /// ``contentInsets``, and `none` uses no insets.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether the section's leading and trailing ``contentInsets`` also apply to headers and footers. Deprecated since
    /// iOS 16.
    open var supplementariesFollowContentInsets: Bool {
        get { supplementaryContentInsetsReference != .none }
        set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
    }

    /// Returns a copy with the same group.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }
}

/// Mirrors `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`, UIKit.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// How a section scrolls orthogonally to its collection view. Mirrors
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`, UIKit.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous
    /// Scrolls continuously, and stops at the beginning of a group.
    case continuousGroupLeadingBoundary
    /// Scrolls by pages that are as long as the visible area.
    case paging
    /// Scrolls by groups, and stops at the beginning of a group.
    case groupPaging
    /// Scrolls by groups, and stops with a group in the center.
    case groupPagingCentered
}

/// The area to which insets are relative. Mirrors `UIContentInsetsReference`, UIKit.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// Returns the layout of a section. Mirrors `UICollectionViewCompositionalLayoutSectionProvider`, UIKit.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
