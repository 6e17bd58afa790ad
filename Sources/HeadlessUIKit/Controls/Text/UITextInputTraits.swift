import Foundation

/// The type of keyboard for text input. Mirrors `UIKeyboardType`, UIKit; each member mirrors UIKit's of the same name.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The type of the Return key. Mirrors `UIReturnKeyType`, UIKit; each member mirrors UIKit's of the same name.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Mirrors `UITextAutocapitalizationType`, UIKit. Has no effect in HeadlessUIKit: simulated typing is not capitalized.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Mirrors `UITextAutocorrectionType`, UIKit. Has no effect in HeadlessUIKit: simulated typing is not corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Mirrors `UITextSpellCheckingType`, UIKit. Has no effect in HeadlessUIKit: simulated typing is not spell-checked.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Mirrors `UIKeyboardAppearance`, UIKit.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
}

/// The keyboard settings of a view for text input. Mirrors `UITextInputTraits` and its members, UIKit. They are stored,
/// but have no effect, with these exceptions: ``keyboardType`` and ``returnKeyType`` determine the keyboard in pictures
/// of the screen, ``isSecureTextEntry`` hides the text in these pictures, and ``enablesReturnKeyAutomatically`` applies
/// to simulated taps.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}
