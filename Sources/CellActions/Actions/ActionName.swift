/// The name of an action, event or question, together with its origin.
///
/// The origin distinguishes `.custom("didSelect")` from the list action `.didSelect`.
package struct ActionName: Hashable, Sendable {
    package enum Origin: UInt8, Sendable {
        /// The list sends the message, which is a cell action, a row event or a question.
        case list
        /// The app's code sends the message.
        case custom
    }

    package let text: String
    package let origin: Origin

    package init(_ text: String, _ origin: Origin) {
        self.text = text
        self.origin = origin
    }
}
