import Foundation

/// What tests print.
///
/// On Linux, `swift test` reads what tests print in pieces: where one ends inside a character of several bytes, it loses lines,
/// failures among them. So nothing but ASCII is printed there, unless it goes to a terminal.
@MainActor
enum PlainText {
    static var isOn: Bool = {
        #if canImport(ObjectiveC)
        return false
        #else
        return isatty(STDOUT_FILENO) == 0
        #endif
    }()

    /// A text as it is printed.
    static func printed(_ text: String) -> String { isOn ? ascii(text) : text }

    /// A text in ASCII, with the signs of drawings as those that look most alike, and letters of other alphabets by their numbers.
    nonisolated static func ascii(_ text: String) -> String {
        var ascii = ""
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                ascii.unicodeScalars.append(scalar)
            } else {
                ascii += signs[scalar] ?? scalar.escaped(asASCII: true)
            }
        }
        return ascii
    }

    private nonisolated static let signs: [Unicode.Scalar: String] = {
        var signs: [Unicode.Scalar: String] = [:]
        for (scalars, sign) in [
            ("┌┐└┘├┤┬┴┼⊕", "+"), ("─━−–—⊖‐", "-"), ("│▏┃", "|"), ("•●■▣⚑", "*"), ("○□", "o"), ("▸›»", ">"), ("‹«", "<"),
            ("⟦", "["), ("⟧", "]"), ("✓", "v"), ("✗×", "x"), ("≡", "="), ("↑", "^"), ("↓", "v"), ("…", "..."),
            ("→", "->"),
            ("←", "<-"), ("↳", "->"), ("⏎", "/"), ("ⓘ", "(i)"), ("“”„", "\""), ("‘’", "'"), ("·", "."),
        ] { for scalar in scalars.unicodeScalars { signs[scalar] = sign } }
        return signs
    }()
}
