import Foundation

/// The shape of the pointer. Mirrors `UIPointerShape`, UIKit.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// The corner radius of the system's shapes (unverified).
    public static let defaultCornerRadius: CGFloat = 8
}
