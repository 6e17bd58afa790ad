import Foundation

/// The view that is shown for a dragged item. Mirrors `UIDragPreview` and its members, UIKit. Pictures
/// of the screen show it.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    open private(set) var view: UIView
    open private(set) var parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
