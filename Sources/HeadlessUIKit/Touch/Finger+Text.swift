/// What a finger does with a keyboard.
extension Finger {
    /// Types into a text field, letter by letter, after tapping it; a line break is Return.
    public func type(_ text: String, into field: UITextField) throws(TouchRefusal) {
        try type(text, field, overAll: false)
    }

    /// Selects all of a text field's text and types over it, letter by letter; a line break is Return.
    public func type(_ text: String, over field: UITextField) throws(TouchRefusal) {
        try type(text, field, overAll: true)
    }

    private func type(_ text: String, _ field: UITextField, overAll: Bool) throws(TouchRefusal) {
        try focus(field)
        var overAll = overAll && field.hasText
        for letter in text {
            guard field.isEditing else { throw .notAllowed("\(Self.name(field)) is not being edited any more") }
            guard letter.isNewline else {
                field.type(String(letter), overAll: overAll)
                overAll = false
                continue
            }
            if field.enablesReturnKeyAutomatically, !field.hasText {
                throw .notAllowed("Return is disabled while there is no text")
            }
            field.pressReturn()
        }
    }

    /// Empties a text field, after tapping it.
    public func clear(_ field: UITextField) throws(TouchRefusal) {
        try focus(field)
        field.clear()
    }

    private func focus(_ field: UITextField) throws(TouchRefusal) {
        try reach(field)
        if closesOpenRow(field) { throw .notAllowed("the touch only closed the row that was open") }
        guard field.isEnabled else { throw .disabled(Self.name(field)) }
        guard field.becomeFirstResponder() else { throw .notAllowed("\(Self.name(field)) refuses to be edited") }
    }
}
