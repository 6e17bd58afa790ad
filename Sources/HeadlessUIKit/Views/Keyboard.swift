import Foundation

/// The on-screen keyboard: the keys or an app's own input view, and the app's input accessory view above them. It is
/// visible while the first responder is a view that accepts text, or has an input view or an input accessory view. On a
/// named device, it covers the bottom of the screen.
@MainActor
enum Keyboard {
    /// The frame on the screen, in points; `nil` while the keyboard is hidden.
    private static var frame: CGRect?
    /// The responder for which the keyboard was last shown. It becomes `nil` when the responder is deallocated together
    /// with its screen. The keyboard is then hidden.
    private static weak var owner: UIResponder?
    /// The number of first responder changes in progress. The keyboard does not change until all of them have ended.
    private static var handovers = 0

    /// Hides the keyboard without notifying anything.
    static func reset() { (frame, owner, handovers) = (nil, nil, 0) }

    /// The height of the keys in points, including the safe area at the bottom. Unverified: the heights are those of
    /// iPhones with and without a home button, and of iPads with a bar of shortcuts above the keys.
    private static var keysHeight: CGFloat {
        let device = HeldDevice.current
        if device.device?.idiom == .pad { return (device.isSideways ? 407 : 319) + device.safeArea.bottom }
        return device.isSideways ? (device.hasHomeButton ? 200 : 209) : (device.hasHomeButton ? 260 : 336)
    }

    /// The keyboard's frame on the screen, in points; `nil` while the keyboard is hidden.
    static var shownFrame: CGRect? { owner != nil && owner === UIResponder.firstResponder ? frame : nil }

    /// The frame of the keys on the screen, in points; `nil` while no keys are visible.
    static var keysFrame: CGRect? {
        guard let shownFrame, let owner, owner.showsKeys else { return nil }
        return CGRect(
            x: 0, y: shownFrame.maxY - keysHeight, width: shownFrame.width, height: keysHeight)
    }

    /// Returns the top edge of the keyboard over a root view, in points below the view's top edge; `nil` if the
    /// keyboard covers no part of that view. The keyboard covers only sheets and views that fill the screen of a named
    /// device.
    static func top(over root: UIView) -> CGFloat? {
        guard HeldDevice.current.device != nil, let shownFrame else { return nil }
        // A sheet without a window is the root of its own view tree, so the result is relative to the sheet's top edge.
        if let sheet = root.controller?.sheetFrame { return shownFrame.minY - sheet.minY }
        return root.frame.size == UIScreen.main.bounds.size ? shownFrame.minY : nil
    }

    /// Shows or hides the keyboard after running a closure that changes the first responder.
    static func follow<Result>(_ change: () -> Result) -> Result {
        let (before, oldFrame) = (UIResponder.firstResponder, shownFrame)
        handovers += 1
        let result = change()
        handovers -= 1
        guard handovers == 0 else { return result }
        update()
        let now = UIResponder.firstResponder
        guard HeldDevice.current.device != nil, now !== before || shownFrame != oldFrame else { return result }
        if now !== before { makeRoom(around: before) }
        makeRoom(around: now)
        return result
    }

    /// Moves the keyboard's layout guides, and insets scroll views, in the view tree of a responder that is or was the
    /// first responder. If it still is, scrolls until it is visible.
    private static func makeRoom(around responder: UIResponder?) {
        guard let editor = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded else { return }
        let root = editor.root
        root.insetsChanged()
        root.updateSafeInsetsInside()
        root.setNeedsLayout()
        guard editor.isFirstResponder else { return }
        let list = sequence(first: editor, next: \.superviewStorage).lazy.compactMap { $0 as? UIScrollView }
            .first { $0.avoidsKeyboard }
        guard let list else { return }
        root.layoutIfNeeded()
        list.scrollRectToVisible(editor.convert(editor.bounds, to: list), animated: false)
        root.layoutIfNeeded()
    }

    /// The app's own views that are part of the keyboard, from top to bottom. They are as wide as the screen, and a
    /// view whose height is 0 gets the height of its content.
    static var ownViews: [UIView] {
        let responder = UIResponder.firstResponder
        let views = [responder?.inputAccessoryView, responder?.inputView].compactMap(\.self)
        for view in views where view.superviewStorage == nil {
            let height = view.frame.height > 0 ? view.frame.height : view.sizeThatFits(view.frame.size).height
            view.frame.size = CGSize(width: UIScreen.main.bounds.width, height: height)
        }
        return views
    }

    /// The frame of the keyboard that the first responder needs; `nil` if it needs no keyboard, for example because its
    /// input view is empty.
    private static var neededFrame: CGRect? {
        let showsKeys = UIResponder.firstResponder?.showsKeys ?? false
        var height = ownViews.reduce(0) { $0 + $1.frame.height }
        guard showsKeys || height > 0 else { return nil }
        height += showsKeys ? keysHeight : HeldDevice.current.safeArea.bottom
        let screen = UIScreen.main.bounds
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    /// Shows, hides or resizes the keyboard, and posts the notifications. Unverified: resizing the keyboard posts the
    /// same notifications as showing it.
    private static func update() {
        if owner == nil { frame = nil }
        let (old, new) = (frame, neededFrame)
        if new != nil { owner = UIResponder.firstResponder }
        guard new != old, let shown = new ?? old else { return }
        frame = new
        let hidden = shown.offsetBy(dx: 0, dy: shown.height)
        let center = NotificationCenter.default
        let userInfo: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old ?? hidden),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new ?? hidden),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let names =
            new != nil
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
    /// The app's own views that are part of the keyboard, from top to bottom. Each is the root of its own view tree.
    package static var viewsAtKeyboard: [UIView] { Keyboard.ownViews }
    /// The frame of the keys on the screen, in points; `nil` while no keys are visible.
    package static var keysFrame: CGRect? { Keyboard.keysFrame }

    // The notifications for showing the keyboard are posted when it appears or when its frame changes, and those for
    // hiding it when it disappears. The notifications for changing the frame are posted in all of these cases. If the
    // first responder changes but the keyboard's frame does not, no notifications are posted.

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
