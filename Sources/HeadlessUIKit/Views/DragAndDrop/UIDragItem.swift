import Foundation

/// The data that a drag carries for a row or another source. Mirrors `UIDragItem` and its members, UIKit.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    /// A value for the app's own use, such as the dragged model object. It is not visible to other apps.
    open var localObject: Any?
    /// Returns the item's preview during a drag, or `nil` for no preview. Called when a picture of the screen is drawn.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
