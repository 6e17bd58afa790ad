import Foundation

/// The timing of an animation. Mirrors `CAMediaTiming`, Core Animation. Animations complete immediately, so the timing
/// has no effect, except that an animation with an infinite `repeatCount` does not complete.
public protocol CAMediaTiming {
    /// The begin time. All times in this protocol are in seconds.
    var beginTime: TimeInterval { get set }
    var duration: TimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: TimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: TimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

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

/// Animates a property of a layer. Mirrors `CAPropertyAnimation` and its members, Core Animation.
open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
}

/// An animation from one value to another. Mirrors `CABasicAnimation` and its members, Core Animation.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

/// A spring animation. Mirrors `CASpringAnimation` and its members, Core Animation.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    /// The time until the spring comes to rest, in seconds. It equals the animation's duration (unverified).
    open var settlingDuration: TimeInterval { duration }
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
}

/// A group of changes to layers. Mirrors `CATransaction` and its members, Core Animation. Completion blocks are called
/// when the changes are committed.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private struct Settings {
        var completion: (() -> Void)?
        var duration: TimeInterval = 0.25
        var disablesActions = false
    }

    /// The settings of the implicit transaction, followed by those of the open transactions. A new transaction begins
    /// with the settings of the enclosing one, except for the completion block.
    private static var settings = [Settings()]

    open class func begin() {
        settings.append(settings[settings.count - 1])
        settings[settings.count - 1].completion = nil
    }
    open class func commit() {
        guard settings.count > 1 else { return }
        settings.removeLast().completion?()
    }
    open class func flush() {}
    /// Sets the completion block. If no transaction is open, the block is called immediately.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if settings.count == 1 { block?() } else { settings[settings.count - 1].completion = block }
    }
    open class func animationDuration() -> TimeInterval { settings[settings.count - 1].duration }
    open class func setAnimationDuration(_ dur: TimeInterval) { settings[settings.count - 1].duration = dur }
    open class func disableActions() -> Bool { settings[settings.count - 1].disablesActions }
    open class func setDisableActions(_ flag: Bool) { settings[settings.count - 1].disablesActions = flag }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
