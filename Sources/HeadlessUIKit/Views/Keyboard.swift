import Foundation

/// The on-screen keyboard. It is visible while a view that accepts text is the first responder.
@MainActor
enum Keyboard {
    private static var isShown = false
    /// The responder for which the keyboard is visible. If the responder has been deallocated, its screen no longer
    /// exists either, and the keyboard is hidden.
    private static weak var typingView: UIResponder?
    /// The number of first responder changes in progress. The keyboard does not change until they have ended.
    private static var handovers = 0

    /// The height in points, including the safe area at the bottom. Unverified: the heights are those of iPhones with
    /// and without a home button.
    private static var height: CGFloat { HeldDevice.current.hasHomeButton ? 260 : 336 }

    /// The frame of the visible keyboard on the screen, in points.
    private static var frame: CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    /// The keyboard's frame on the screen; `nil` while the keyboard is hidden.
    static var shownFrame: CGRect? {
        isShown && typingView != nil && typingView === UIResponder.firstResponder ? frame : nil
    }

    /// Shows or hides the keyboard after running a closure that changes the first responder.
    static func follow<Result>(_ change: () -> Result) -> Result {
        handovers += 1
        let result = change()
        handovers -= 1
        update()
        return result
    }

    /// The app's own views that appear above the keyboard or replace it. They are as wide as the screen; a view without
    /// a height gets the height of its content.
    static var ownViews: [UIView] {
        let views = UIResponder.firstResponder?.viewsAtKeyboard ?? []
        for view in views where view.superviewStorage == nil {
            let height = view.frame.height > 0 ? view.frame.height : view.sizeThatFits(view.frame.size).height
            view.frame.size = CGSize(width: UIScreen.main.bounds.width, height: height > 0 ? height : 44)
        }
        return views
    }

    private static func update() {
        guard handovers == 0 else { return }
        if typingView == nil { isShown = false }
        let responder = UIResponder.firstResponder
        let isNeeded = responder?.showsKeyboard ?? false
        if isNeeded { typingView = responder }
        guard isNeeded != isShown else { return }
        isShown = isNeeded
        let shown = frame
        let hidden = shown.offsetBy(dx: 0, dy: height)
        let center = NotificationCenter.default
        let userInfo: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: isShown ? hidden : shown),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: isShown ? shown : hidden),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let names =
            isShown
            ? [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]
            : [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
        // Unverified: each frame notification follows the corresponding show or hide notification.
        for name in [
            names[0], UIResponder.keyboardWillChangeFrameNotification, names[1],
            UIResponder.keyboardDidChangeFrameNotification,
        ] {
            center.post(name: name, object: UIScreen.main, userInfo: userInfo)
        }
    }
}

extension UIResponder {
    /// The app's own views that appear above the keyboard or replace it. Each is the root of its own view tree.
    package static var viewsAtKeyboard: [UIView] { Keyboard.ownViews }
    /// The keyboard's frame on the screen, in points; `nil` while the keyboard is hidden or replaced by one of the
    /// app's own views.
    package static var keyboardFrame: CGRect? { Keyboard.shownFrame }

    // These notifications are posted when the keyboard appears because a view that accepts text has become the first
    // responder, and when the keyboard disappears. They are not posted when the first responder changes from one such
    // view to another. The headless keyboard covers no views.

    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The user info key for the keyboard's frame before the change, in screen coordinates: an `NSValue` of a `CGRect`.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The user info key for the keyboard's frame after the change, in screen coordinates: an `NSValue` of a `CGRect`.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The user info key for the duration of the animation, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
