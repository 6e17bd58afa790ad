/// A view that the user types into.
@MainActor
protocol TextInputView: UIView {
    var hasText: Bool { get }
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether a finger may begin to edit it.
    func checkEditing() throws(TouchRefusal)
    /// The user types a letter, or, over everything, the only letter.
    func type(_ letter: String, overAll isOverAll: Bool)
    /// The user taps Return.
    func pressReturn(overAll isOverAll: Bool)
}

extension UITextField: TextInputView {
    final func checkEditing() throws(TouchRefusal) { if !isEnabled { throw .disabled(Finger.name(self)) } }
}

extension UITextView: TextInputView {
    final func checkEditing() throws(TouchRefusal) {
        if !isEditable { throw .cannot(Finger.name(self), what: "edited") }
    }
}
