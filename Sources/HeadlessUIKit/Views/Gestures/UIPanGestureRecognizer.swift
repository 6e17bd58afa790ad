import Foundation

/// Recognizes drags. Mirrors `UIPanGestureRecognizer` and its members, UIKit. A recognized drag has the states
/// `.began`, `.changed` and `.ended`.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers. Only one finger is supported: with a larger number, the recognizer never
    /// recognizes a gesture.
    open var minimumNumberOfTouches = 1
    /// Stored, but has no effect.
    open var maximumNumberOfTouches = Int.max

    final var moved = CGPoint.zero
    /// Returns the distance that the finger has moved, in points.
    open func translation(in view: UIView?) -> CGPoint { moved }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    /// Always zero: the speed of a ``Finger`` is not simulated.
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIPanGestureRecognizer.panGestureRecognizerProperties, to: self)
    }

    private static let panGestureRecognizerProperties: [InterfaceProperty<UIPanGestureRecognizer>] = [
        .number("minimumNumberOfTouches") { $0.minimumNumberOfTouches = Int($1) },
        .number("maximumNumberOfTouches") { $0.maximumNumberOfTouches = Int($1) },
    ]
}
