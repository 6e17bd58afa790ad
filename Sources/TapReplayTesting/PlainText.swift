import Foundation

/// Converts the output of tests to ASCII if necessary.
///
/// On Linux, `swift test` reads the output of tests in chunks. If a chunk ends inside a multi-byte character, lines are
/// lost, including failures. On Linux, tests therefore print only ASCII characters, unless the output is a terminal.
@MainActor
enum PlainText {
    static var isOn: Bool = {
        #if canImport(ObjectiveC)
        return false
        #else
        return isatty(STDOUT_FILENO) == 0
        #endif
    }()

    /// Returns the string to print, which is converted to ASCII if necessary.
    static func printed(_ text: String) -> String { isOn ? ascii(text) : text }

    /// Returns a string converted to ASCII. Characters that drawings and messages use, such as lines, arrows and
    /// quotation marks, become similar ASCII characters. Other non-ASCII characters are escaped.
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
