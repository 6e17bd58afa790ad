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
