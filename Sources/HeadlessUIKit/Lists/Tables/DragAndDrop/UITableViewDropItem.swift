import Foundation

/// An item that is dropped in a table. Mirrors `UITableViewDropItem` and its members, UIKit.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// The index path of the row that was dragged, if it is in the same table. It is `nil` if the rows have
    /// been updated or reloaded since the drag began.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the dragged row, in points.
    var previewSize: CGSize { get }
}
