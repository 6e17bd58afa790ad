import Foundation

/// The place at which a dropped item's preview ends. Mirrors `UIDragPreviewTarget`, UIKit. Stored, but not drawn.
open class UIDragPreviewTarget: UIPreviewTarget {}
