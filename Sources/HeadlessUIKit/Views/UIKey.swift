import Foundation

/// A key of a hardware keyboard. Mirrors `UIKey` and its members, UIKit.
@MainActor @preconcurrency
open class UIKey: NSObject {
    public override init() { super.init() }

    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}
