/// The keys of a keyboard, by their numbers in the USB specification. Mirrors `UIKeyboardHIDUsage`, UIKit, limited to the
/// keys of common keyboards.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1
    case keyboardPOSTFail, keyboardErrorUndefined, keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF
    case keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO
    case keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
    case keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7
    case keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace
    case keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket
    case keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde
    case keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3
    case keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11
    case keyboardF12, keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
    case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow
    case keyboardDownArrow, keyboardUpArrow, keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus
    case keypadEnter, keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0
    case keypadPeriod
    case keyboardLeftControl = 224
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift
    case keyboardRightAlt, keyboardRightGUI
}
