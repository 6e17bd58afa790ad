import Foundation

/// A movement of the focus from or to an item of a collection view. Mirrors `UICollectionViewFocusUpdateContext` and its members, UIKit.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the item that loses the focus; `nil` if it is not in the collection view.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The index path of the item that receives the focus; `nil` if it is not in the collection view.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in list: UICollectionView) {
        let (previous, next) = (context.previouslyFocusedView, context.nextFocusedView)
        previouslyFocusedIndexPath = previous?.indexPath(in: list)
        nextFocusedIndexPath = next?.indexPath(in: list)
        super.init(from: previous, to: next, context.focusHeading)
    }
}
