import Foundation

/// An item that is shown until the data of a dropped item has arrived. Mirrors `UICollectionViewPlaceholder` and its
/// members, UIKit.
@MainActor @preconcurrency
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Configures the cell. Called when the cell has been dequeued.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}
