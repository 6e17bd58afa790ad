import Foundation

/// A press of a button or of a key. Mirrors `UIPress` and its members, UIKit. A ``Finger`` presses no keys: a test creates
/// presses and passes them to a responder.
@MainActor @preconcurrency
open class UIPress: NSObject {
    /// Mirrors `UIPress.Phase`.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// Mirrors `UIPress.PressType`.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
    }

    public override init() { super.init() }

    open var timestamp: TimeInterval { 0 }
    open var phase: Phase { .began }
    open var type: PressType { .select }
    open var window: UIWindow? { responder as? UIWindow ?? (responder as? UIView)?.window }
    open var responder: UIResponder? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open var force: CGFloat { 0 }
    open var key: UIKey? { nil }
}
