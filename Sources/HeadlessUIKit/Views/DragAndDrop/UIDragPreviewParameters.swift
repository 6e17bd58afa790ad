import Foundation

/// The appearance of a dragged item. Mirrors `UIDragPreviewParameters`, UIKit, except `init(textLineRects:)`. Stored,
/// but not drawn.
open class UIDragPreviewParameters: UIPreviewParameters {}
