import Foundation

/// The keyboard that suits what is typed. Mirrors `UIKeyboardType`, UIKit; each member mirrors UIKit's of the same name.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the Return key says. Mirrors `UIReturnKeyType`, UIKit; each member mirrors UIKit's of the same name.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Mirrors `UITextAutocapitalizationType`, UIKit. A headless keyboard types what it is told.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Mirrors `UITextAutocorrectionType`, UIKit. A headless keyboard types what it is told.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Mirrors `UITextSpellCheckingType`, UIKit. A headless keyboard types what it is told.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Mirrors `UIKeyboardAppearance`, UIKit.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
}

/// What a text means, as a keyboard may offer it. Mirrors `UITextContentType`, UIKit; any other of UIKit's is made from its
/// raw value.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self(rawValue: "name")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    public static let emailAddress = Self(rawValue: "email")
    public static let telephoneNumber = Self(rawValue: "tel")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = Self(rawValue: "url")
}

/// How a keyboard helps with a text. Mirrors `UITextInputTraits` and its members, UIKit. Recorded, but for
/// ``isSecureTextEntry``, which a drawing hides, and ``enablesReturnKeyAutomatically``, which a finger heeds.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return can't be tapped while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}
