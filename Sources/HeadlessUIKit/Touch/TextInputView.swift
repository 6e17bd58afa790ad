import Foundation

/// A view that the user can type into.
@MainActor
protocol TextInputView: UIView {
    var hasText: Bool { get }
    var keyboardType: UIKeyboardType { get }
    var enablesReturnKeyAutomatically: Bool { get }
    /// Throws if the user can't begin editing in the view.
    func checkEditing() throws(TouchRefusal)
    /// Types a character at the end of the text, or replaces the whole text with it.
    func type(_ letter: String, overAll isOverAll: Bool)
    /// Presses the Return key.
    func pressReturn(overAll isOverAll: Bool)
    /// Presses the Delete key.
    func pressDelete()
}

extension UITextField: TextInputView {
    final func checkEditing() throws(TouchRefusal) { if !isEnabled { throw .disabled(Finger.name(self)) } }
}

extension UITextView: TextInputView {
    final func checkEditing() throws(TouchRefusal) {
        if !isEditable { throw .cannot(Finger.name(self), what: "edited") }
    }
}

extension TextInputView {
    /// Throws if the keyboard that is shown for the view has no key for a character.
    func checkKey(_ letter: Character) throws(TouchRefusal) {
        guard !hasKey(letter) else { return }
        let key = letter.isNewline ? "Return key" : "key for \"\(letter)\""
        throw .notAllowed("the keyboard of \(Finger.name(self)) (\(keyboardType)) has no \(key)")
    }

    /// Throws if an app's own input view replaces the keys.
    func checkKeys() throws(TouchRefusal) {
        if !showsKeys { throw .notAllowed("\(Finger.name(self)) has an input view instead of a keyboard") }
    }

    /// Whether the keyboard that is shown for the view has a key for a character. The keypads of an iPhone have only
    /// their own characters. On iPad, they are keyboards with all keys, and all other keyboards can be switched to one
    /// that has the character.
    private func hasKey(_ letter: Character) -> Bool {
        if traitCollection.userInterfaceIdiom == .pad { return true }
        let signs: String
        switch keyboardType {
        case .numberPad: signs = ""
        case .asciiCapableNumberPad: return letter.isASCII && letter.isDecimalDigit
        // The decimal separator depends on the user's region.
        case .decimalPad: signs = ".,٫"
        // "," and ";" are the keys for a pause.
        case .phonePad: signs = "+*#,;"
        default: return true
        }
        return letter.isDecimalDigit || signs.contains(letter)
    }
}

extension Character {
    fileprivate var isDecimalDigit: Bool {
        unicodeScalars.count == 1 && unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }
}
