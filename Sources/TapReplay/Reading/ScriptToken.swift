/// A word, a text, a variable or a sign of a step, as a range of its line's bytes.
struct ScriptToken {
    enum Kind {
        /// Letters, digits, `-`, `_`, `.`; numbers too.
        case word
        /// A text with its quotes.
        case text
        case comma
        /// `>`, between the titles of a menu.
        case then
        /// `$` and a name.
        case variable
        /// The end of the step: of the line, or the start of its comment.
        case end
    }

    var kind: Kind
    /// The offset of its first byte.
    var start: Int
    /// The offset after its last byte.
    var end: Int
    /// Whether a text has a backslash in it; most have none and can be copied as they are.
    var hasEscapes = false
    /// Whether a text has a `$` in it, which may be a variable that was meant.
    var hasDollar = false
}

extension UInt8 {
    /// Whether a word may have this byte in it.
    var isScriptWordByte: Bool {
        let letter = self | 0x20
        return letter &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
            || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
    }
}
