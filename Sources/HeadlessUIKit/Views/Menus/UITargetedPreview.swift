import Foundation

/// The view shown for a row while its context menu animates. Mirrors `UITargetedPreview`, UIKit, without its target:
/// nothing is drawn.
@MainActor
open class UITargetedPreview: NSObject {
    /// Mirrors `UITargetedPreview.view`.
    open private(set) var view: UIView

    /// Mirrors `UITargetedPreview.parameters`.
    open private(set) var parameters: UIPreviewParameters
    /// In points. Mirrors `UITargetedPreview.size`.
    open var size: CGSize { view.bounds.size }

    /// Mirrors `UITargetedPreview.init(view:parameters:)`.
    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Mirrors `UITargetedPreview.init(view:)`.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}
