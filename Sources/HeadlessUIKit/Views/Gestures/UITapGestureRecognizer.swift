import Foundation

/// Recognizes taps. Mirrors `UITapGestureRecognizer` and its members, UIKit. A recognized tap has ended.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    /// There is one finger: with more it recognizes nothing.
    open var numberOfTouchesRequired = 1
}

/// Recognizes that a finger stays. Mirrors `UILongPressGestureRecognizer`, UIKit. It begins, and ends when the finger lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds. There is no time: a held finger stays long enough.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Recorded.
    open var numberOfTapsRequired = 0
    /// There is one finger: with more it recognizes nothing.
    open var numberOfTouchesRequired = 1
    /// In points. Recorded.
    open var allowableMovement: CGFloat = 10
}

/// Recognizes swipes. Mirrors `UISwipeGestureRecognizer` and its members, UIKit. A recognized swipe has ended.
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
    /// There is one finger: with more it recognizes nothing.
    open var numberOfTouchesRequired = 1
}

/// Recognizes that a finger drags. Mirrors `UIPanGestureRecognizer` and its members, UIKit. It begins, changes and
/// ends.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// There is one finger: with more it recognizes nothing.
    open var minimumNumberOfTouches = 1
    /// Recorded.
    open var maximumNumberOfTouches = Int.max

    final var moved = CGPoint.zero
    /// How far the finger has moved, in points.
    open func translation(in view: UIView?) -> CGPoint { moved }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    /// There is no time: the finger rests.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
