import Foundation

/// The event to which presses belong. Mirrors `UIPressesEvent` and its members, UIKit.
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { [] }

    /// Returns the presses that a recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
    }
}
