import Foundation

/// Recognizes rotations with two fingers. Mirrors `UIRotationGestureRecognizer` and its members, UIKit. A ``Finger`` is one finger, so
/// the recognizer never recognizes a gesture.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation since the gesture began, in radians. The app may set it.
    open var rotation: CGFloat = 0
    /// The speed in radians per second.
    open var velocity: CGFloat { 0 }
}
