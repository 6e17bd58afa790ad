import Foundation

/// The shape of the pointer. Mirrors `UIPointerShape`, UIKit.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// The radius that stands for the system's own. The value is unverified.
    public static let defaultCornerRadius: CGFloat = 8
}
