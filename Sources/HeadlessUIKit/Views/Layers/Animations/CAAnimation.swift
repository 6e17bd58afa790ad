import Foundation

/// When something happens. Mirrors `CAMediaTiming`, Core Animation. Recorded: there is no time.
public protocol CAMediaTiming {
    /// In seconds, as the next one and the offset.
    var beginTime: TimeInterval { get set }
    var duration: TimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: TimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: TimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Learns of an animation's beginning and end. Mirrors `CAAnimationDelegate`, Core Animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What changes a layer over time. Mirrors `CAAnimation` and its members, Core Animation.
///
/// There is no time: it has ended once it is added to a layer, and the layer keeps the values that code has set.
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
    /// Retained, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets it at its end.
    open var isRemovedOnCompletion = true
}

/// Changes a property of a layer. Mirrors `CAPropertyAnimation` and its members, Core Animation.
open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
}

/// From one value to another. Mirrors `CABasicAnimation` and its members, Core Animation.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

/// As a spring. Mirrors `CASpringAnimation` and its members, Core Animation.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    /// In seconds: as long as the animation itself (unverified).
    open var settlingDuration: TimeInterval { duration }
}

/// Through several values. Mirrors `CAKeyframeAnimation` and its members, Core Animation.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several at once. Mirrors `CAAnimationGroup` and its members, Core Animation.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// From one content to another. Mirrors `CATransition` and its members, Core Animation.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
}

/// Changes that are made together. Mirrors `CATransaction` and its members, Core Animation. There is no time: what is to be done at
/// the end is done when the changes are committed.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private static var completions: [(() -> Void)?] = []
    private static var durations: TimeInterval = 0.25
    private static var areDisabled = false

    open class func begin() { completions.append(nil) }
    open class func commit() { completions.popLast()??() }
    open class func flush() {}
    /// Without a transaction it is called at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
    }
    open class func animationDuration() -> TimeInterval { durations }
    open class func setAnimationDuration(_ dur: TimeInterval) { durations = dur }
    open class func disableActions() -> Bool { areDisabled }
    open class func setDisableActions(_ flag: Bool) { areDisabled = flag }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
