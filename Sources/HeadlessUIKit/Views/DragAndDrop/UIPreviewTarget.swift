import Foundation

/// The place at which a preview ends. Mirrors `UIPreviewTarget` and its members, UIKit. Stored, but not drawn.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
    open private(set) var container: UIView
    /// The center of the preview in the container's coordinates, in points.
    open private(set) var center: CGPoint
    open private(set) var transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
