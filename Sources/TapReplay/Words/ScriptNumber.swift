/// The syntax of numbers in a script: an optional `-`, digits, and an optional decimal point with more digits.
enum ScriptNumber {
    /// Returns whether a string is a number, with or without a sign and a fraction.
    static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        guard let point = digits.firstIndex(of: UInt8(ascii: ".")) else { return isWhole(digits) }
        return isWhole(digits[..<point]) && isWhole(digits[digits.index(after: point)...])
    }

    /// Returns whether a string consists of digits only.
    static func isWhole(_ text: String) -> Bool { isWhole(text.utf8[...]) }

    private static func isWhole(_ digits: Substring.UTF8View) -> Bool {
        !digits.isEmpty && digits.allSatisfy(\.isDigit)
    }
}
