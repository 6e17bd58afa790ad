import Foundation

/// An item that is dropped in a collection view. Mirrors `UICollectionViewDropItem` and its members, UIKit.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// The index path of the item that was dragged, if it is in the same collection view. It is `nil` if the items have
    /// been updated or reloaded since the drag began.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the dragged item, in points.
    var previewSize: CGSize { get }
}
