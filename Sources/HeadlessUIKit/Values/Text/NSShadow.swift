@preconcurrency import Foundation

/// A shadow of text. Mirrors `NSShadow` and its members, UIKit. Pictures don't show it.
open class NSShadow: NSObject, NSCopying {
    /// The offset in points.
    open var shadowOffset = CGSize.zero
    /// The radius in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a ``UIColor``; `nil` for the default, black at a third of its opacity.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && other.shadowColor as? UIColor == shadowColor as? UIColor
    }
    open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }
}
