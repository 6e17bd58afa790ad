/// The area that the keyboard covers. Mirrors `UIKeyboardLayoutGuide`, UIKit.
///
/// The keyboard covers views only on a named device. While it covers no part of the view, constraints treat the guide
/// as the area between the bottom of the safe area and the view's bottom edge, but `layoutFrame` is an empty rectangle
/// at the bottom of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Stored, but has no effect.
    open var followsUndockedKeyboard = false
    /// Stored, but has no effect.
    open var usesBottomSafeArea = true
}
