import Foundation

/// The event to which a touch belongs. Mirrors `UIEvent`, UIKit, limited to its type and touches. The event that is
/// passed to hit testing contains no touches.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// Mirrors `UIEvent.EventType`.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
        case scroll = 10
        case hover, transform = 14
    }

    public override init() { super.init() }

    init(_ touches: Set<UITouch>) {
        allTouches = touches
        super.init()
    }

    open var type: EventType { .touches }
    open private(set) var allTouches: Set<UITouch>?

    /// Returns the touches that hit the view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// Returns the touches that hit views in the window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}
