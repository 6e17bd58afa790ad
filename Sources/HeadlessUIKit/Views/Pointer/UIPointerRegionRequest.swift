import Foundation

/// The place of the pointer. Mirrors `UIPointerRegionRequest` and its members, UIKit.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
    /// The place in the view's coordinates, in points.
    open private(set) var location: CGPoint
    open private(set) var modifiers: UIKeyModifierFlags

    package init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}
