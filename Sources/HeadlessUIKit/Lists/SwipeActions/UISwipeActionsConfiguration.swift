import Foundation

/// The actions that are revealed by swiping a row. Mirrors `UISwipeActionsConfiguration` and its members, UIKit.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, ordered from the row's edge inward. A full swipe performs the first action, unless
    /// ``performsFirstActionWithFullSwipe`` is `false`.
    open private(set) var actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
