import Foundation

/// Whether an animator is at work. Mirrors `UIViewAnimatingState`, UIKit.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// Where an animation has ended. Mirrors `UIViewAnimatingPosition`, UIKit.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// What can be started, paused and stopped. Mirrors `UIViewAnimating`, UIKit.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Changes views as an animation. Mirrors `UIViewPropertyAnimator` and its members, UIKit.
///
/// There is no time: what is started has ended on return, and its changes are made. One that is paused first is active until it is
/// continued or finished. Headlessly a reversed animation takes no change back.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var fraction: CGFloat = 0

    /// In seconds.
    public final let duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    open var isReversed = false
    /// Recorded.
    open var isUserInteractionEnabled = true
    /// Recorded.
    open var isManualHitTestingEnabled = false
    /// Recorded.
    open var isInterruptible = true
    /// Recorded.
    open var scrubsLinearly = true
    /// Whether it stays active at its end, without calling what waits for that.
    open var pausesOnCompletion = false

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
    }
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

    /// An animator whose changes are made at once. Of a subclass it is none (UIKit makes one of the subclass).
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

    /// From 0 to 1. Set before the start, it begins the animation and pauses it.
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
    /// Without finishing, what waits for the end is not called; else ``finishAnimation(at:)`` is to follow.
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
        for completion in waiting { completion(position) }
    }
}
