import Foundation

/// What the pointer looks like. Mirrors `UIPointerStyle` and its members, UIKit.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
    package final let effect: UIPointerEffect?
    package final let shape: UIPointerShape?

    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        (self.effect, self.shape) = (effect, shape)
        super.init()
    }
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        (effect, self.shape) = (nil, shape)
        super.init()
    }
    private init(effect: UIPointerEffect?) {
        (self.effect, shape) = (effect, nil)
        super.init()
    }

    open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil) }
    open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil) }
}
