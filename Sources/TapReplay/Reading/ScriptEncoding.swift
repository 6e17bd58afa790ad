/// Tells a line of text from one of other bytes.
enum ScriptEncoding {
    /// Checks that the line is UTF-8 without NUL.
    ///
    /// - Throws: ``ScriptError`` at the first byte that is not.
    static func check(_ bytes: UnsafeBufferPointer<UInt8>, file: String, line: Int) throws(ScriptError) {
        var all: UInt8 = 0
        var hasNul = false
        for byte in bytes {
            all |= byte
            hasNul = hasNul || byte == 0
        }
        guard hasNul || all >= 0x80 else { return }
        let valid = validLength(bytes)
        let nul = hasNul ? bytes.firstIndex(of: 0) : nil
        let lexer = ScriptLexer(bytes: bytes, file: file, line: line)
        if let nul, nul < valid {
            throw lexer.error(at: nul, "this line holds a NUL byte; a script is plain text")
        }
        if valid < bytes.count {
            let byte = String(bytes[valid], radix: 16, uppercase: true)
            throw lexer.error(at: valid, "the byte 0x\(byte) is not UTF-8; save the script as UTF-8")
        }
    }

    /// The number of bytes at the start that are whole UTF-8 characters.
    private static func validLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var offset = 0
        while offset < bytes.count {
            let length = sequenceLength(bytes, at: offset)
            if length == 0 { break }
            offset += length
        }
        return offset
    }

    /// The length of the sequence at an offset; 0 when it is not one (Unicode 16, table 3-7).
    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        let second: ClosedRange<UInt8>
        let length: Int
        switch bytes[offset] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
        for position in (offset + 2)..<(offset + max(2, length)) where !(0x80...0xBF).contains(bytes[position]) {
            return 0
        }
        return length
    }
}
