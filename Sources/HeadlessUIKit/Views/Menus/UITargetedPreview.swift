import Foundation

/// The view that is shown in front of the dimmed screen while a context menu is open. Mirrors `UITargetedPreview` and its
/// members, UIKit, except the target: the view is shown at its own position.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    open private(set) var view: UIView

    open private(set) var parameters: UIPreviewParameters
    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}
