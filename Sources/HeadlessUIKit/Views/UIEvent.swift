import Foundation

/// What a touch is part of. Mirrors `UIEvent` and its members, UIKit: headlessly it carries no touches.
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
