import Foundation

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
