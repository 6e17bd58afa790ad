import Foundation

/// Mirrors `UINotificationFeedbackGenerator`, UIKit.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Mirrors `UINotificationFeedbackGenerator.FeedbackType`.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
