import Foundation

/// Replaces or removes a placeholder item. Mirrors `UICollectionViewDropPlaceholderContext` and its members, UIKit.
@MainActor @preconcurrency
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with an item of the data source.
    ///
    /// - Parameter dataSourceUpdates: Inserts the item into the data source. Receives the item's index path.
    /// - Returns: Whether the placeholder was still in the collection view. If not, the closure is not called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Removes the placeholder. Returns whether it was still in the collection view.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Calls the placeholder's `cellUpdateHandler` again.
    func setNeedsCellUpdate()
}
