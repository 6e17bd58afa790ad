import Foundation

/// A movement of the focus from or to a row of a table. Mirrors `UITableViewFocusUpdateContext` and its members, UIKit.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the row that loses the focus; `nil` if it is not in the table.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The index path of the row that receives the focus; `nil` if it is not in the table.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in list: UITableView) {
        let (previous, next) = (context.previouslyFocusedView, context.nextFocusedView)
        previouslyFocusedIndexPath = previous?.indexPath(in: list)
        nextFocusedIndexPath = next?.indexPath(in: list)
        super.init(from: previous, to: next, context.focusHeading)
    }
}
