import Foundation

// The methods for animations from before closures. The changes between them take effect at once, as in an animation with a
// closure, and the parameters of the animation have no effect.
extension UIView {
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    public static func commitAnimations() {}
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    public static func setAnimationDelay(_ delay: TimeInterval) {}
    public static func setAnimationCurve(_ curve: AnimationCurve) {}
    public static func setAnimationRepeatCount(_ repeatCount: Float) {}
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
