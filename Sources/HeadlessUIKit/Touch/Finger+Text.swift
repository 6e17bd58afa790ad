/// Keyboard input.
///
/// Only characters can be typed for which the shown keyboard has a key: the keypads of an iPhone have no letters and no
/// Return key, and an app's own input view has no keys at all.
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
        if overAll || !text.isEmpty { try view.checkKeys() }
        if overAll, text.isEmpty { view.type("", overAll: true) }
        for letter in text {
            try checkEdited(view)
            try view.checkKey(letter)
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

    /// Taps a text field and clears its text: with the clear button or, if that is not visible, by selecting all of the
    /// text and pressing Delete.
    public func clear(_ field: UITextField) throws(TouchRefusal) {
        let showedButton = field.showsClearButton
        try focus(field)
        if showedButton || field.showsClearButton { field.clear() } else { try deleteAll(field) }
    }

    /// Selects all of a text view's text and deletes it.
    public func clear(_ textView: UITextView) throws(TouchRefusal) {
        try focus(textView)
        try deleteAll(textView)
    }

    private func deleteAll(_ view: some TextInputView) throws(TouchRefusal) {
        guard view.hasText else { return }
        try view.checkKeys()
        view.type("", overAll: true)
    }

    /// Taps a text field and presses the Delete key the given number of times. Each press deletes the last character.
    public func pressDelete(in field: UITextField, times: Int = 1) throws(TouchRefusal) {
        try pressDelete(field, times)
    }

    /// Taps a text view and presses the Delete key the given number of times. A press deletes the selection or, if
    /// nothing is selected, the character before the insertion point.
    public func pressDelete(in textView: UITextView, times: Int = 1) throws(TouchRefusal) {
        try pressDelete(textView, times)
    }

    private func pressDelete(_ view: some TextInputView, _ times: Int) throws(TouchRefusal) {
        try focus(view)
        try view.checkKeys()
        for _ in 0..<max(0, times) {
            try checkEdited(view)
            view.pressDelete()
        }
    }

    private func checkEdited(_ view: some TextInputView) throws(TouchRefusal) {
        guard view.isFirstResponder else { throw .notAllowed("\(Self.name(view)) is no longer being edited") }
    }

    private func focus(_ view: some TextInputView) throws(TouchRefusal) {
        try reach(view)
        if closesOpenRow(view) { throw .notAllowed("the touch only closed the row that was open") }
        try view.checkEditing()
        guard view.becomeFirstResponder() else { throw .notAllowed("\(Self.name(view)) can't become first responder") }
    }
}
