import Foundation

/// Describes which parts of a layout are invalid. Mirrors `UICollectionViewLayoutInvalidationContext` and its members,
/// UIKit.
///
/// A collection view passes a context to ``UICollectionViewLayout/invalidateLayout(with:)`` before it prepares the layout
/// again. HeadlessUIKit asks the layout for all visible elements after each invalidation, whatever the context contains.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// Creates a context of a class that is known only at run time; see `RegisteredView`.
    @available(*, unavailable, message: "call init() instead")
    public required convenience init(madeFor layout: UICollectionViewLayout.Type) { self.init() }

    /// Whether all data of the layout is invalid: the collection view was reloaded, or has a new layout or data source.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items have changed, because of a reload or a batch of updates.
    open internal(set) var invalidateDataSourceCounts = false

    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The index paths of the invalid supplementary views, by element kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The index paths of the invalid decoration views, by element kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Adds items to ``invalidatedItemIndexPaths``.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = adding(indexPaths, elementKind, to: invalidatedSupplementaryIndexPaths)
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = adding(indexPaths, elementKind, to: invalidatedDecorationIndexPaths)
    }

    private func adding(
        _ indexPaths: [IndexPath], _ kind: String, to known: [String: [IndexPath]]?
    ) -> [String: [IndexPath]] { (known ?? [:]).merging([kind: indexPaths]) { $0 + $1 } }

    /// The distance, in points, by which the content offset changes after the layout has been prepared.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size. In HeadlessUIKit, it has no effect, because the content size is requested again
    /// after each invalidation.
    open var contentSizeAdjustment = CGSize.zero

    /// Whether measured sizes stay valid, because only the bounds have changed.
    final var keepsSizes = false
    /// The preferred size of an item of a flow layout, in points.
    final var fitted: (path: RowPath, size: CGSize)?

    open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open private(set) var interactiveMovementTarget = CGPoint.zero
}

/// A context of a class that is known only at run time; see `RegisteredView`.
@MainActor
protocol MadeContext: AnyObject {
    init(madeFor layout: UICollectionViewLayout.Type)
}

// A dynamic cast finds this conformance even though it is marked unavailable; see `RegisteredView`.
@available(*, unavailable)
extension UICollectionViewLayoutInvalidationContext: MadeContext {}
