import Foundation

/// Recognizes taps. Mirrors `UITapGestureRecognizer` and its members, UIKit. A recognized tap has only one state,
/// `.ended`.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    /// The number of fingers. Only one finger is supported: with a larger number, the recognizer never recognizes a
    /// gesture.
    open var numberOfTouchesRequired = 1
}
