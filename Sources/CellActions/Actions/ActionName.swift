/// The name of an action, event or question, together with its origin.
///
/// The origin distinguishes `.custom("didSelect")` from the list action `.didSelect`.
package struct ActionName: Hashable, Sendable {
    package enum Origin: UInt8, Sendable {
        /// Sent by the list: a cell action, a row event or a question.
        case list
        /// Sent by the app's code.
        case custom
    }

    package let text: String
    package let origin: Origin

    package init(_ text: String, _ origin: Origin) {
        self.text = text
        self.origin = origin
    }
}
