import Foundation

/// A movement of the focus. Mirrors `UIFocusUpdateContext` and its members, UIKit, except the items, which are the views.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
    open private(set) weak var previouslyFocusedView: UIView?
    open private(set) weak var nextFocusedView: UIView?
    open private(set) var focusHeading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
        (previouslyFocusedView, nextFocusedView, focusHeading) = (previous, next, heading)
        super.init()
    }
}
