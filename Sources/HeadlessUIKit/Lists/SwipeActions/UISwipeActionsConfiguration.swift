import Foundation

/// What a swipe of a row uncovers. Mirrors `UISwipeActionsConfiguration`, UIKit.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// From the row's edge inwards: the first is the one that a full swipe performs. Mirrors
    /// `UISwipeActionsConfiguration.actions`.
    open private(set) var actions: [UIContextualAction]
    /// Mirrors `UISwipeActionsConfiguration.performsFirstActionWithFullSwipe`.
    open var performsFirstActionWithFullSwipe = true

    /// Mirrors `UISwipeActionsConfiguration.init(actions:)`.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
