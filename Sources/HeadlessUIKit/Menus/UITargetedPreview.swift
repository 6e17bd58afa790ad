import Foundation

/// The view that stands for a row while its context menu comes and goes. Mirrors `UITargetedPreview`, UIKit, without its
/// parameters and its target: nothing is drawn.
@MainActor
open class UITargetedPreview: NSObject {
    /// Mirrors `UITargetedPreview.view`.
    public let view: UIView

    /// Mirrors `UITargetedPreview.init(view:)`.
    public init(view: UIView) {
        self.view = view
        super.init()
    }
}
