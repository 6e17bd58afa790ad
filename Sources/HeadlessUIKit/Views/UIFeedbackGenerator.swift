import Foundation

/// Generates haptic feedback. Mirrors `UIFeedbackGenerator`, UIKit: the headless generators do nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    open func prepare() {}
}

/// Mirrors `UIImpactFeedbackGenerator`, UIKit.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// Mirrors `UIImpactFeedbackGenerator.FeedbackStyle`.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle) { super.init() }
    public convenience override init() { self.init(style: .medium) }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

/// Mirrors `UISelectionFeedbackGenerator`, UIKit.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// Mirrors `UINotificationFeedbackGenerator`, UIKit.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Mirrors `UINotificationFeedbackGenerator.FeedbackType`.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
