/// Keyboard input.
extension Finger {
    /// Taps a text field and types text, character by character. A line break presses Return.
    public func type(_ text: String, into field: UITextField) throws(TouchRefusal) {
        try type(text, field, overAll: false)
    }

    /// Replaces the whole text of a text field with text that is typed character by character. A line break presses
    /// Return.
    public func type(_ text: String, over field: UITextField) throws(TouchRefusal) {
        try type(text, field, overAll: true)
    }

    /// Taps a text view and types text, character by character. A line break presses Return, which starts a new line.
    public func type(_ text: String, into textView: UITextView) throws(TouchRefusal) {
        try type(text, textView, overAll: false)
    }

    /// Replaces the whole text of a text view with text that is typed character by character. A line break presses
    /// Return, which starts a new line.
    public func type(_ text: String, over textView: UITextView) throws(TouchRefusal) {
        try type(text, textView, overAll: true)
    }

    private func type(_ text: String, _ view: some TextInputView, overAll: Bool) throws(TouchRefusal) {
        try focus(view)
        var overAll = overAll && view.hasText
        if overAll, text.isEmpty { view.type("", overAll: true) }
        for letter in text {
            guard view.isFirstResponder else { throw .notAllowed("\(Self.name(view)) is no longer being edited") }
            defer { overAll = false }
            guard letter.isNewline else {
                view.type(String(letter), overAll: overAll)
                continue
            }
            if view.enablesReturnKeyAutomatically, !view.hasText {
                throw .notAllowed("Return is disabled while there is no text")
            }
            view.pressReturn(overAll: overAll)
        }
    }

    /// Taps a text field and clears its text.
    public func clear(_ field: UITextField) throws(TouchRefusal) {
        try focus(field)
        field.clear()
    }

    /// Selects all of a text view's text and deletes it.
    public func clear(_ textView: UITextView) throws(TouchRefusal) {
        try focus(textView)
        if textView.hasText { textView.type("", overAll: true) }
    }

    private func focus(_ view: some TextInputView) throws(TouchRefusal) {
        try reach(view)
        if closesOpenRow(view) { throw .notAllowed("the touch only closed the row that was open") }
        try view.checkEditing()
        guard view.becomeFirstResponder() else { throw .notAllowed("\(Self.name(view)) can't become first responder") }
    }
}
