import Foundation

/// The appearance of a preview. Mirrors `UIPreviewParameters` and its members, UIKit. The shadow is not drawn.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    public override init() { super.init() }

    /// The background color. Setting it to `nil` restores the default.
    open var backgroundColor: UIColor! = .systemBackground {
        didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
    }
    /// The visible part of the view, in the view's coordinates; `nil` for the whole view. Unlike in UIKit, the path is
    /// not copied.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; `nil` to use the outline of the visible part. Unlike in UIKit, the path is not
    /// copied.
    open var shadowPath: UIBezierPath?
}
