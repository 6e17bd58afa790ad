/// What tells one action from another before its payload type is looked at: where it comes from, and its name.
///
/// `.custom("didSelect")` and the list's own `.didSelect` differ by their origin.
package struct ActionName: Hashable, Sendable {
    package enum Origin: UInt8, Sendable {
        /// Sent by the list: a cell action, a row event, a question.
        case list
        /// Sent by the app's own code.
        case custom
    }

    package let text: String
    package let origin: Origin

    package init(_ text: String, _ origin: Origin) {
        self.text = text
        self.origin = origin
    }
}
