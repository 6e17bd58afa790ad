import Foundation

/// A placeholder for a dropped item. Mirrors `UITableViewDropPlaceholder` and its members, UIKit.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Stored, but not called, because nothing is drawn.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
