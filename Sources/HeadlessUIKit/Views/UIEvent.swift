import Foundation

/// The event that a touch belongs to. Mirrors `UIEvent` and its members, UIKit: a headless event contains no touches.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// Mirrors `UIEvent.EventType`.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
        case scroll = 10
        case hover, transform = 14
    }

    open var type: EventType { .touches }
}
