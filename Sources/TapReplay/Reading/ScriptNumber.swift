/// The shape of a number in a script: `-` perhaps, digits, and perhaps a point and more digits.
enum ScriptNumber {
    /// Whether the bytes are a number, with or without a sign and a fraction.
    static func isNumber(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
        guard let point = digits.firstIndex(of: UInt8(ascii: ".")) else { return isWhole(digits) }
        return isWhole(digits[..<point]) && isWhole(digits[(point + 1)...])
    }

    /// Whether the bytes are digits and nothing else.
    static func isWhole(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    }

    /// The value of bytes that are digits; `nil` when it is larger than an `Int`.
    static func whole(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var value = 0
        for digit in digits {
            let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isOver) = tens.addingReportingOverflow(Int(digit &- UInt8(ascii: "0")))
            guard !isTooLarge, !isOver else { return nil }
            value = sum
        }
        return value
    }
}
