import Foundation

/// Replaces or removes a placeholder row. Mirrors `UITableViewDropPlaceholderContext` and its members, UIKit.
@MainActor @preconcurrency
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with a row of the data source.
    ///
    /// - Parameter dataSourceUpdates: Inserts the row into the data source. Receives the row's index path.
    /// - Returns: Whether the placeholder was still in the table. If not, the closure is not called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Removes the placeholder. Returns whether it was still in the table.
    @discardableResult
    func deletePlaceholder() -> Bool
}
