import Foundation

/// The kind of an animation's timing curve. Mirrors `UITimingCurveType`, UIKit.
public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// The timing curve of an animation. Mirrors `UITimingCurveProvider`, UIKit. It has no effect, because animations
/// complete immediately.
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier timing curve with two control points. Mirrors `UICubicTimingParameters` and its members, UIKit. It
/// has no effect.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public final let animationCurve: UIView.AnimationCurve
    public final let controlPoint1: CGPoint
    public final let controlPoint2: CGPoint

    public convenience override init() { self.init(animationCurve: .easeInOut) }
    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, controlPoint1, controlPoint2) = (curve, .zero, CGPoint(x: 1, y: 1))
    }
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    }

    open var timingCurveType: UITimingCurveType { .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing curve of a spring animation. Mirrors `UISpringTimingParameters` and its members, UIKit. It has no effect.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public final let initialVelocity: CGVector

    public convenience override init() { self.init(dampingRatio: 1) }
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { initialVelocity = velocity }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
}

#if !canImport(CoreGraphics)
/// A vector in the plane. Mirrors `CGVector`, Core Graphics, which Linux does not have.
public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public init() { (dx, dy) = (0, 0) }
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    public static let zero = CGVector()
}
#endif
