import Foundation

/// Recognizes taps. Mirrors `UITapGestureRecognizer` and its members, UIKit. A recognized tap has only one state,
/// `.ended`.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    /// The number of fingers. Only one finger is supported: with a larger number, the recognizer never recognizes a
    /// gesture.
    open var numberOfTouchesRequired = 1
}

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

/// Recognizes swipes. Mirrors `UISwipeGestureRecognizer` and its members, UIKit. A recognized swipe has only one state,
/// `.ended`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Mirrors `UISwipeGestureRecognizer.Direction`.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction = Direction.right
    /// The number of fingers. Only one finger is supported: with a larger number, the recognizer never recognizes a
    /// gesture.
    open var numberOfTouchesRequired = 1
}

/// Recognizes drags. Mirrors `UIPanGestureRecognizer` and its members, UIKit. A recognized drag has the states
/// `.began`, `.changed` and `.ended`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers. Only one finger is supported: with a larger number, the recognizer never
    /// recognizes a gesture.
    open var minimumNumberOfTouches = 1
    /// Stored, but has no effect.
    open var maximumNumberOfTouches = Int.max

    final var moved = CGPoint.zero
    /// Returns the distance that the finger has moved, in points.
    open func translation(in view: UIView?) -> CGPoint { moved }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    /// Always zero: the speed of a ``Finger`` is not simulated.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
