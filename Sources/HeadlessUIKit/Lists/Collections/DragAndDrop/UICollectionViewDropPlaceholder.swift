import Foundation

/// A placeholder for a dropped item. Mirrors `UICollectionViewDropPlaceholder` and its members, UIKit.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Stored, but not called, because nothing is drawn.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
