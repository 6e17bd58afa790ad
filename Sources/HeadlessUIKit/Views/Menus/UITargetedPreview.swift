import Foundation

/// The view that is shown in front of the dimmed screen while a context menu is open. Mirrors `UITargetedPreview` and its
/// members, UIKit.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    open private(set) var view: UIView

    open private(set) var parameters: UIPreviewParameters
    /// The place of the view. Stored, but not drawn: the view of a context menu is shown at its own position.
    open private(set) var target: UIPreviewTarget
    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview whose target is the view's own place. Unlike in UIKit, the view need not be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters, target: target)
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}
