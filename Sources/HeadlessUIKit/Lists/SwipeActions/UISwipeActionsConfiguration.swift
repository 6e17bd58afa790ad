import Foundation

/// What a swipe of a row uncovers. Mirrors `UISwipeActionsConfiguration` and its members, UIKit.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    /// From the row's edge inwards: the first is the one that a full swipe performs.
    open private(set) var actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
