import Foundation

/// The keyboard of the screen. It is shown while a view that takes text is the first responder.
@MainActor
enum Keyboard {
    private static var isShown = false
    /// The view that it is shown for: one that is gone has taken its screen, and the keyboard, with it.
    private static weak var typingView: UIResponder?
    /// How many responders are about to take over from another: between them the keyboard stays.
    private static var handovers = 0

    /// In points, with the safe area at the bottom of the screen. Unverified: a telephone's, with and without a home button.
    private static var height: CGFloat { HeldDevice.current.hasHomeButton ? 260 : 336 }

    /// Where it is on the screen, in points.
    private static var frame: CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    /// Where the keyboard is on the screen; `nil`: it is not shown.
    static var shownFrame: CGRect? {
        isShown && typingView != nil && typingView === UIResponder.firstResponder ? frame : nil
    }

    /// Runs what makes another view the first responder, and shows or hides the keyboard after it.
    static func follow<Result>(_ change: () -> Result) -> Result {
        handovers += 1
        let result = change()
        handovers -= 1
        update()
        return result
    }

    /// What an app has put above the keyboard and in its place. It is as wide as the screen, and without a height of its own as high
    /// as its content.
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
        // Unverified: the frame changes after the one that names what happens.
        for name in [
            names[0], UIResponder.keyboardWillChangeFrameNotification, names[1],
            UIResponder.keyboardDidChangeFrameNotification,
        ] {
            center.post(name: name, object: UIScreen.main, userInfo: userInfo)
        }
    }
}

extension UIResponder {
    /// What an app shows above the keyboard and in its place now. Each is the root of a tree of its own.
    package static var viewsAtKeyboard: [UIView] { Keyboard.ownViews }
    /// Where the keyboard is on the screen, in points; `nil`: it is not shown, or an app's own view is in its place.
    package static var keyboardFrame: CGRect? { Keyboard.shownFrame }

    // The keyboard comes as a view that takes text becomes the first responder, whoever made it so, and goes as none is. Between
    // two such views it stays, and nothing is posted. It covers nothing headlessly but what an app moves out of its way.

    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The frame before, in the screen's coordinates: an `NSValue` of a `CGRect`.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame after, in the screen's coordinates: an `NSValue` of a `CGRect`.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// In seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
