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

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UILongPressGestureRecognizer.longPressGestureRecognizerProperties, to: self)
    }

    private static let longPressGestureRecognizerProperties: [InterfaceProperty<UILongPressGestureRecognizer>] = [
        .number("minimumPressDuration") { $0.minimumPressDuration = TimeInterval($1) },
        .number("numberOfTapsRequired") { $0.numberOfTapsRequired = Int($1) },
        .number("numberOfTouchesRequired") { $0.numberOfTouchesRequired = Int($1) },
        .number("allowableMovement") { $0.allowableMovement = $1 },
    ]
}
