extension UInt8 {
    /// Whether this byte can be part of a word.
    var isScriptWordByte: Bool {
        let letter = self | 0x20
        return letter &- UInt8(ascii: "a") < 26 || isDigit
            || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
    }

    /// Whether this byte is a digit from 0 to 9.
    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
