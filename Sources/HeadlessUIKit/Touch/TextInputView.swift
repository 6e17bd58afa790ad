/// A view that the user can type into.
@MainActor
protocol TextInputView: UIView {
    var hasText: Bool { get }
    var enablesReturnKeyAutomatically: Bool { get }
    /// Throws if the user can't begin editing in the view.
    func checkEditing() throws(TouchRefusal)
    /// Types a character at the end of the text, or replaces the whole text with it.
    func type(_ letter: String, overAll isOverAll: Bool)
    /// Presses the Return key.
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
