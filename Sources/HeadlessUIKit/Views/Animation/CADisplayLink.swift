@preconcurrency import Foundation

/// Frames that a display link would like to have. Mirrors `CAFrameRateRange`, Core Animation. Recorded.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?
    public init() { (minimum, maximum, preferred) = (0, 0, nil) }
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    public static let `default` = CAFrameRateRange()
}

/// Calls a method at each frame of the screen. Mirrors `CADisplayLink` and its members, Core Animation.
///
/// Headlessly a frame is a sixtieth of a second, and comes while the run loop runs: in a script, while it waits. The target is
/// retained until the link is invalidated.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var timer: Timer?

    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    open var isPaused = false
    /// In seconds: the frame that was shown last.
    open private(set) var timestamp: TimeInterval = 0
    /// In seconds: the frame that is shown next.
    open var targetTimestamp: TimeInterval { timestamp + duration }
    /// In seconds, from a frame to the next.
    open var duration: TimeInterval { 1.0 / 60 }
    /// Recorded.
    open var preferredFramesPerSecond = 0
    /// Recorded.
    open var preferredFrameRateRange = CAFrameRateRange.default

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard timer == nil, target != nil else { return }
        let timer = Timer(timeInterval: duration, repeats: true) { _ in MainActor.assumeIsolated { self.showFrame() } }
        self.timer = timer
        runloop.add(timer, forMode: mode)
    }
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        timer?.invalidate()
        timer = nil
    }
    /// Releases the target.
    open func invalidate() {
        timer?.invalidate()
        (timer, target) = (nil, nil)
    }

    private func showFrame() {
        timestamp = ProcessInfo.processInfo.systemUptime
        guard !isPaused, let target else { return }
        selector.perform(on: target, with: self)
    }
}
