/// The area that the keyboard covers. Mirrors `UIKeyboardLayoutGuide`, UIKit.
///
/// The headless keyboard covers nothing. In constraints, the guide extends from the bottom of the safe area to the
/// view's bottom edge; its `layoutFrame` is empty and lies at the bottom of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Stored, but has no effect.
    open var followsUndockedKeyboard = false
    /// Stored, but has no effect.
    open var usesBottomSafeArea = true
}
