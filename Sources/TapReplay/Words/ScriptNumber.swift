/// The shape of a number in a script: `-` perhaps, digits, and perhaps a point and more digits.
enum ScriptNumber {
    /// Whether a text is a number, with or without a sign and a fraction.
    static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        guard let point = digits.firstIndex(of: UInt8(ascii: ".")) else { return isWhole(digits) }
        return isWhole(digits[..<point]) && isWhole(digits[digits.index(after: point)...])
    }

    /// Whether a text is digits and nothing else.
    static func isWhole(_ text: String) -> Bool { isWhole(text.utf8[...]) }

    private static func isWhole(_ digits: Substring.UTF8View) -> Bool {
        !digits.isEmpty && digits.allSatisfy(\.isDigit)
    }
}
