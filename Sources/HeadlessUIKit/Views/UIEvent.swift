import Foundation

/// The event to which a touch belongs. Mirrors `UIEvent`, UIKit, limited to its type, time and touches. The event
/// that is passed to hit testing contains no touches.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// Mirrors `UIEvent.EventType`.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
        case scroll = 10
        case hover, transform = 14
    }

    /// Mirrors `UIEvent.EventSubtype`.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    public override init() { super.init() }

    init(_ touches: Set<UITouch>) {
        allTouches = touches
        super.init()
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// The time from system startup to the start of the touches' current phase, in seconds; 0 if there are no touches.
    open var timestamp: TimeInterval { allTouches?.map(\.timestamp).max() ?? 0 }
    open private(set) var allTouches: Set<UITouch>?

    /// Returns the touches that hit the view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// Returns the touches that hit views in the window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}
