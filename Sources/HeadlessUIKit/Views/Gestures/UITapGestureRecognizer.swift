import Foundation

/// Recognizes taps. Mirrors `UITapGestureRecognizer` and its members, UIKit. A recognized tap has only one state,
/// `.ended`.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    /// The number of fingers. Only one finger is supported: with a larger number, the recognizer never recognizes a
    /// gesture.
    open var numberOfTouchesRequired = 1

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UITapGestureRecognizer.tapGestureRecognizerProperties, to: self)
    }

    private static let tapGestureRecognizerProperties: [InterfaceProperty<UITapGestureRecognizer>] = [
        .number("numberOfTapsRequired") { $0.numberOfTapsRequired = Int($1) },
        .number("numberOfTouchesRequired") { $0.numberOfTouchesRequired = Int($1) },
    ]
}
