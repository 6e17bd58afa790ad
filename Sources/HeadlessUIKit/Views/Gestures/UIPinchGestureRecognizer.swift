import Foundation

/// Recognizes pinches with two fingers. Mirrors `UIPinchGestureRecognizer` and its members, UIKit. A ``Finger`` is one finger, so
/// the recognizer never recognizes a gesture.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale since the gesture began. The app may set it.
    open var scale: CGFloat = 1
    /// The speed in scale factors per second.
    open var velocity: CGFloat { 0 }
}
