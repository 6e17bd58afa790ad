@preconcurrency import Foundation

/// Calls a method for each frame of the screen. Mirrors `CADisplayLink` and its members, Core Animation.
///
/// Each frame lasts a sixtieth of a second. Frames are delivered only while the run loop is running, for example while
/// a script waits. The target is retained until the link is invalidated.
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
    /// The time of the last frame, in seconds.
    open private(set) var timestamp: TimeInterval = 0
    /// The time of the next frame, in seconds.
    open var targetTimestamp: TimeInterval { timestamp + duration }
    /// The duration of a frame, in seconds.
    open var duration: TimeInterval { 1.0 / 60 }
    /// Stored, but has no effect.
    open var preferredFramesPerSecond = 0
    /// Stored, but has no effect.
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
    /// Stops calling the method, and releases the target.
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
