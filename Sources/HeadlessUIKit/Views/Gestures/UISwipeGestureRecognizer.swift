import Foundation

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

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UISwipeGestureRecognizer.swipeGestureRecognizerProperties, to: self)
    }

    private static let swipeGestureRecognizerProperties: [InterfaceProperty<UISwipeGestureRecognizer>] = [
        .choice("direction", ["right": .right, "left": .left, "up": .up, "down": .down]) { $0.direction = $1 }
    ]
}
