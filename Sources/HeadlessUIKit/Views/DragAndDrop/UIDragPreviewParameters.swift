import Foundation

/// The appearance of a dragged item. Mirrors `UIDragPreviewParameters`, UIKit, except `init(textLineRects:)`.
open class UIDragPreviewParameters: UIPreviewParameters {}
