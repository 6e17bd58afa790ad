import Foundation

/// The duration of the animation whose changes are being performed.
@MainActor
enum AnimationDuration {
    /// In seconds; 0 outside of animations.
    private(set) static var current: TimeInterval = 0

    /// Performs the changes of an animation.
    static func during(_ duration: TimeInterval, _ animations: () -> Void) {
        let before = current
        current = duration
        defer { current = before }
        animations()
    }
}
