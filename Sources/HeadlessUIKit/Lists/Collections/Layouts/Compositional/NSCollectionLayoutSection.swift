import Foundation

/// How the items of a section are laid out: a group that is repeated. Mirrors `NSCollectionLayoutSection` and its members,
/// UIKit.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    /// `nil`: a list.
    final let group: NSCollectionLayoutGroup?
    final let list: UICollectionLayoutListConfiguration?

    private init(_ group: NSCollectionLayoutGroup?, _ list: UICollectionLayoutListConfiguration?) {
        self.group = group
        self.list = list
    }

    public convenience init(group: NSCollectionLayoutGroup) { self.init(group, nil) }

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
    /// Called at each layout with the items in sight. What it changes of them is not applied.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// What insets headers and footers at the sides. Headlessly all but `none` mean the section's ``contentInsets``.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers are inset at the sides as the items are. Deprecated since iOS 16.
    open var supplementariesFollowContentInsets: Bool {
        get { supplementaryContentInsetsReference != .none }
        set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
    }
}

/// Mirrors `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`, UIKit.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An item in sight. Mirrors `NSCollectionLayoutVisibleItem` and its members, UIKit, without what animates it.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

final class VisibleItem: UICollectionViewLayoutAttributes, NSCollectionLayoutVisibleItem {
    var name: String { representedElementKind ?? "item" }
}

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

/// What insets refer to. Mirrors `UIContentInsetsReference`, UIKit.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// What concerns a whole layout. Mirrors `UICollectionViewCompositionalLayoutConfiguration` and its members, UIKit.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// In points.
    open var interSectionSpacing: CGFloat = 0
    /// Recorded: headlessly only sections have headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// Gives the layout of each section. Mirrors `UICollectionViewCompositionalLayoutSectionProvider`, UIKit.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
