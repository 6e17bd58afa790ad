import Foundation

/// How the items of a section are laid out: a group that is repeated. Mirrors `NSCollectionLayoutSection` and its members,
/// UIKit.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject, NSCopying {
    /// `nil`: a list.
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

    /// One item a line.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(nil, configuration) }

    /// Around the items, in points. At the sides around headers and footers, too, as ``supplementaryContentInsetsReference``
    /// says.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// In points.
    open var interGroupSpacing: CGFloat = 0
    /// Other than `none`, the groups follow one another across the scroll, in a scroll view of the section's own.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Called at each layout with the items in sight, which it may change, and how far the section or the list is scrolled. What
    /// it changes counts until the next layout (unverified).
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// What insets headers and footers at the sides: the section's ``contentInsets`` with `automatic`, and with `none` nothing.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers are inset at the sides as the items are. Deprecated since iOS 16.
    open var supplementariesFollowContentInsets: Bool {
        get { supplementaryContentInsetsReference != .none }
        set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
    }

    /// Another section with the same group.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }
}

/// Mirrors `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`, UIKit.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// How a section scrolls across the scroll of its collection view. Mirrors
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`, UIKit.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous
    /// Comes to rest where a group begins.
    case continuousGroupLeadingBoundary
    /// As much as is seen at once.
    case paging
    /// A group at a time, which comes to rest where it begins.
    case groupPaging
    /// A group at a time, which comes to rest in the middle.
    case groupPagingCentered
}

/// How a section that scrolls sideways bounces and decelerates. Mirrors
/// `UICollectionLayoutSectionOrthogonalScrollingProperties` and its members, UIKit.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    /// Recorded: a headless finger lifts without speed.
    open var decelerationRate = DecelerationRate.automatic
    /// Headlessly `never` sets ``UIScrollView/bounces`` of the section's scroll view.
    open var bounce = Bounce.automatic

    /// Mirrors `UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate`. The raw values are unverified.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let automatic = Self(rawValue: 0)
        public static let normal = Self(rawValue: 0.998)
        public static let fast = Self(rawValue: 0.99)
    }

    /// Mirrors `UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce`.
    public enum Bounce: Int, Sendable {
        case automatic, always, never
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UICollectionLayoutSectionOrthogonalScrollingProperties in
            let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
            copy.decelerationRate = decelerationRate
            copy.bounce = bounce
            return copy
        }
    }
}

/// What insets refer to. Mirrors `UIContentInsetsReference`, UIKit.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// What concerns a whole layout. Mirrors `UICollectionViewCompositionalLayoutConfiguration` and its members, UIKit.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// In points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout. Their index paths have one number.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UICollectionViewCompositionalLayoutConfiguration in
            let copy = UICollectionViewCompositionalLayoutConfiguration()
            copy.scrollDirection = scrollDirection
            copy.interSectionSpacing = interSectionSpacing
            copy.boundarySupplementaryItems = boundarySupplementaryItems
            copy.contentInsetsReference = contentInsetsReference
            return copy
        }
    }
}

/// Gives the layout of each section. Mirrors `UICollectionViewCompositionalLayoutSectionProvider`, UIKit.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
