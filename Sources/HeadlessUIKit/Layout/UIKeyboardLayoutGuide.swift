/// The rectangle that a keyboard covers. Mirrors `UIKeyboardLayoutGuide`, UIKit. Headlessly a keyboard covers nothing: the guide
/// lies at the bottom of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Recorded.
    open var followsUndockedKeyboard = false
    /// Recorded.
    open var usesBottomSafeArea = true
}
