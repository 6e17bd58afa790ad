import Foundation

/// Recognizes taps. Mirrors `UITapGestureRecognizer`, UIKit. A recognized tap has ended.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Mirrors `UITapGestureRecognizer.numberOfTapsRequired`.
    open var numberOfTapsRequired = 1
    /// Mirrors `UITapGestureRecognizer.numberOfTouchesRequired`. There is one finger: with more it recognizes nothing.
    open var numberOfTouchesRequired = 1
}

/// Recognizes that a finger stays. Mirrors `UILongPressGestureRecognizer`, UIKit. It begins, and ends when the finger lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds. Mirrors `UILongPressGestureRecognizer.minimumPressDuration`. There is no time: a held finger stays long
    /// enough.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Mirrors `UILongPressGestureRecognizer.numberOfTapsRequired`. Recorded.
    open var numberOfTapsRequired = 0
    /// Mirrors `UILongPressGestureRecognizer.numberOfTouchesRequired`. There is one finger: with more it recognizes nothing.
    open var numberOfTouchesRequired = 1
    /// In points. Mirrors `UILongPressGestureRecognizer.allowableMovement`. Recorded.
    open var allowableMovement: CGFloat = 10
}

/// Recognizes swipes. Mirrors `UISwipeGestureRecognizer`, UIKit. A recognized swipe has ended.
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

    /// Mirrors `UISwipeGestureRecognizer.direction`.
    open var direction = Direction.right
    /// Mirrors `UISwipeGestureRecognizer.numberOfTouchesRequired`. There is one finger: with more it recognizes nothing.
    open var numberOfTouchesRequired = 1
}

/// Recognizes that a finger drags. Mirrors `UIPanGestureRecognizer`, UIKit. It begins, changes and ends.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Mirrors `UIPanGestureRecognizer.minimumNumberOfTouches`. There is one finger: with more it recognizes nothing.
    open var minimumNumberOfTouches = 1
    /// Mirrors `UIPanGestureRecognizer.maximumNumberOfTouches`. Recorded.
    open var maximumNumberOfTouches = Int.max

    final var moved = CGPoint.zero
    /// How far the finger has moved, in points. Mirrors `UIPanGestureRecognizer.translation(in:)`.
    open func translation(in view: UIView?) -> CGPoint { moved }
    /// Mirrors `UIPanGestureRecognizer.setTranslation(_:in:)`.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    /// There is no time: the finger rests. Mirrors `UIPanGestureRecognizer.velocity(in:)`.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
