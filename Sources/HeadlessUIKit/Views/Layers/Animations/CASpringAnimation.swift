import Foundation

/// A spring animation. Mirrors `CASpringAnimation` and its members, Core Animation.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    /// The time until the spring comes to rest, in seconds. It equals the animation's duration (unverified).
    open var settlingDuration: TimeInterval { duration }
}
