/// The area that the keyboard covers. Mirrors `UIKeyboardLayoutGuide`, UIKit.
///
/// The keyboard covers views only on a named device. While it covers no part of the view, the guide extends in
/// constraints from the bottom of the safe area to the view's bottom edge, and its `layoutFrame` is empty and lies at
/// the bottom of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Stored, but has no effect.
    open var followsUndockedKeyboard = false
    /// Stored, but has no effect.
    open var usesBottomSafeArea = true
}
