import Foundation

/// Recognizes long presses. Mirrors `UILongPressGestureRecognizer`, UIKit. A recognized long press has the states
/// `.began` and, when the finger lifts, `.ended`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The duration in seconds. It has no effect: every long press by a ``Finger`` is long enough.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Stored, but has no effect.
    open var numberOfTapsRequired = 0
    /// The number of fingers. Only one finger is supported: with a larger number, the recognizer never recognizes a
    /// gesture.
    open var numberOfTouchesRequired = 1
    /// The distance in points that the finger may move. Stored, but has no effect.
    open var allowableMovement: CGFloat = 10
}
