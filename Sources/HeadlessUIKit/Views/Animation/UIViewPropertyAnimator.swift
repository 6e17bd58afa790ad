import Foundation

/// The state of an animator. Mirrors `UIViewAnimatingState`, UIKit.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// The position at which an animation has ended. Mirrors `UIViewAnimatingPosition`, UIKit.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// Animates changes to views. Mirrors `UIViewPropertyAnimator` and its members, UIKit.
///
/// A headless animation applies its changes and completes before the method that starts it returns. Pausing an animator
/// before it starts also applies its changes; the animator is then active until it is resumed or stopped. A reversed
/// animation does not undo its changes.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var fraction: CGFloat = 0

    /// The duration in seconds. It has no effect.
    public final let duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    open var isReversed = false
    /// Stored, but has no effect.
    open var isUserInteractionEnabled = true
    /// Stored, but has no effect.
    open var isManualHitTestingEnabled = false
    /// Stored, but has no effect.
    open var isInterruptible = true
    /// Stored, but has no effect.
    open var scrubsLinearly = true
    /// Whether the animator stays active when the animation completes. If it does, the completion handlers are not
    /// called.
    open var pausesOnCompletion = false

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
    }
    /// Creates an animator with a duration of 0.
    public override convenience init() { self.init(duration: 0, curve: .linear) }
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let timing = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: timing)
        if let animations { addAnimations(animations) }
    }
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates and starts an animator. When this method is called on a subclass, it creates a plain
    /// `UIViewPropertyAnimator`, whereas UIKit creates an instance of the subclass.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// The completed fraction of the animation, from 0 to 1. Setting it starts the animation, if necessary, and pauses
    /// it.
    open var fractionComplete: CGFloat {
        get { fraction }
        set {
            pauseAnimation()
            fraction = newValue
        }
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        if state == .active { animation() } else { animations.append(animation) }
    }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        begin()
        end()
    }
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }
    open func pauseAnimation() {
        begin()
        isRunning = false
    }
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        begin()
        end()
    }
    /// Stops the animation. If the parameter is `true`, the completion handlers are never called. If it is `false`,
    /// call ``finishAnimation(at:)`` next.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions.removeAll() }
    }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        finish(finalPosition)
    }

    private func begin() {
        guard state == .inactive else { return }
        state = .active
        isRunning = true
        let changes = animations
        animations.removeAll()
        for change in changes { change() }
    }

    private func end() {
        guard state == .active else { return }
        isRunning = false
        fraction = isReversed ? 0 : 1
        if !pausesOnCompletion { finish(isReversed ? .start : .end) }
    }

    private func finish(_ position: UIViewAnimatingPosition) {
        state = .inactive
        fraction = 0
        let waiting = completions
        completions.removeAll()
        for completion in waiting { AnimationEnd.call { completion(position) } }
    }
}
