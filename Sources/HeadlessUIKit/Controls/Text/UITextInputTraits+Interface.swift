import Foundation

extension UITextInputTraits {
    /// Reads the traits from a `textInputTraits` element.
    func decodeTraits(_ element: InterfaceElement) {
        func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
            element[name].flatMap { values[$0] }
        }
        if let type = choice("autocapitalizationType", InterfaceElement.capitalizations) {
            autocapitalizationType = type
        }
        if let type = choice("autocorrectionType", ["no": UITextAutocorrectionType.no, "yes": .yes]) {
            autocorrectionType = type
        }
        if let type = choice("spellCheckingType", ["no": UITextSpellCheckingType.no, "yes": .yes]) {
            spellCheckingType = type
        }
        if let type = choice("keyboardType", InterfaceElement.keyboards) { keyboardType = type }
        if let type = choice(
            "keyboardAppearance", ["alert": UIKeyboardAppearance.dark, "dark": .dark, "light": .light])
        {
            keyboardAppearance = type
        }
        if let type = choice("returnKeyType", InterfaceElement.returnKeys) { returnKeyType = type }
        if let isSet = element["enablesReturnKeyAutomatically"] { enablesReturnKeyAutomatically = isSet == "YES" }
        if let isSet = element["secureTextEntry"] { isSecureTextEntry = isSet == "YES" }
        if let type = element["textContentType"] { textContentType = UITextContentType(rawValue: type) }
    }
}

extension InterfaceElement {
    fileprivate static let capitalizations: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    fileprivate static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    fileprivate static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
