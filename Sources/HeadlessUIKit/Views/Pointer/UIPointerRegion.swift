import Foundation

/// The part of a view over which the pointer has a style. Mirrors `UIPointerRegion` and its members, UIKit.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
    /// The region in the view's coordinates, in points.
    open private(set) var rect: CGRect
    open private(set) var identifier: AnyHashable?
    /// Stored, but without effect.
    open var latchingAxes: UIAxis = []

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }
}
