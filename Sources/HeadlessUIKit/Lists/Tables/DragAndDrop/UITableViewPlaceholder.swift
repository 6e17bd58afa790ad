import Foundation

/// A row that is shown until the data of a dropped item has arrived. Mirrors `UITableViewPlaceholder` and its members,
/// UIKit.
@MainActor @preconcurrency
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// The row's height, in points; ``UITableView/automaticDimension`` for the height of the cell.
    let rowHeight: CGFloat
    /// Configures the cell. Called when the cell has been dequeued.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }
}
