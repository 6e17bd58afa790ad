/// What a finger does with a keyboard.
extension Finger {
    /// Types into a text field, letter by letter, after tapping it. A line break is Return.
    public func type(_ text: String, into field: UITextField) throws(TouchRefusal) {
        try type(text, field, overAll: false)
    }

    /// Selects all of a text field's text and types over it. It does so letter by letter; a line break is Return.
    public func type(_ text: String, over field: UITextField) throws(TouchRefusal) {
        try type(text, field, overAll: true)
    }

    /// Types into a text view, letter by letter, after tapping it. A line break is Return, which begins a line.
    public func type(_ text: String, into textView: UITextView) throws(TouchRefusal) {
        try type(text, textView, overAll: false)
    }

    /// Selects all of a text view's text and types over it. It does so letter by letter; a line break is Return, which
    /// begins a line.
    public func type(_ text: String, over textView: UITextView) throws(TouchRefusal) {
        try type(text, textView, overAll: true)
    }

    private func type(_ text: String, _ view: some TextInputView, overAll: Bool) throws(TouchRefusal) {
        try focus(view)
        var overAll = overAll && view.hasText
        for letter in text {
            guard view.isFirstResponder else { throw .notAllowed("\(Self.name(view)) is not being edited any more") }
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

    /// Empties a text field, after tapping it.
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
        guard view.becomeFirstResponder() else { throw .notAllowed("\(Self.name(view)) refuses to be edited") }
    }
}
