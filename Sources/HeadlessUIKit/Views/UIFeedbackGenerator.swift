import Foundation

/// Generates haptic feedback. Mirrors `UIFeedbackGenerator`, UIKit: the headless generators do nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    open func prepare() {}
}

/// Mirrors `UISelectionFeedbackGenerator`, UIKit.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
