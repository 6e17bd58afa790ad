import Foundation

/// The preview of a dragged item, with its place. Mirrors `UITargetedDragPreview` and its members, UIKit, except the
/// previews of URLs.
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns a preview of the same view at another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
