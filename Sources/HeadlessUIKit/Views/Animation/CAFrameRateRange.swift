@preconcurrency import Foundation

/// The frame rates that a display link prefers. Mirrors `CAFrameRateRange`, Core Animation. Stored, but has no effect.
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
