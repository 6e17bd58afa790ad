import Foundation

/// An object that is notified when an animation begins and ends. Mirrors `CAAnimationDelegate`, Core Animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. Mirrors `CAAnimation` and its members, Core Animation.
///
/// A headless animation does not change the layer's properties. It completes as soon as it is added to a layer, unless
/// it repeats forever.
open class CAAnimation: NSObject, CAMediaTiming {
    public override required init() { super.init() }

    open var beginTime: TimeInterval = 0
    open var duration: TimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: TimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: TimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which is retained, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation when it completes.
    open var isRemovedOnCompletion = true

    private var values: [String: Any] = [:]

    #if canImport(ObjectiveC)
    open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open override func value(forKey key: String) -> Any? { values[key] }
    #else
    /// Stores a custom value, for example a value that lets the app identify the animation.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
    #endif
}

/// An animation from one value to another. Mirrors `CABasicAnimation` and its members, Core Animation.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

/// An animation through several values. Mirrors `CAKeyframeAnimation` and its members, Core Animation.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// A group of animations that run at the same time. Mirrors `CAAnimationGroup` and its members, Core Animation.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// A transition between two states of a layer's content. Mirrors `CATransition` and its members, Core Animation.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    /// The part of the transition at which it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// The part of the transition at which it ends, from 0 to 1.
    open var endProgress: Float = 1
}
