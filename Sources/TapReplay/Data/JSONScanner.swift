import Foundation

/// An error in JSON, with its byte offset.
struct JSONError: Error, Hashable {
    let offset: Int
    let message: String
    /// Whether this is a syntax error. If not, the syntax is valid, but a name appears twice in an object.
    var isSyntax = true
}

/// Scans JSON text for the locations of errors and values, which `JSONDecoder` does not provide.
///
/// Unlike the decoder, the scanner rejects trailing commas and duplicate names in an object.
struct JSONScanner {
    /// A key in a path: a name in an object or an index in an array.
    enum Key: Hashable {
        case name(String)
        case number(Int)
    }

    /// The range of a value, its parent value, and its key in that parent.
    struct Value {
        fileprivate(set) var range: Range<Int>
        fileprivate let around: Int?
        fileprivate let key: Key
    }

    /// The values in source order, beginning with the root. The array is empty if the locations of values are not
    /// stored.
    private(set) var values: [Value] = []

    private let bytes: [UInt8]
    private let keepsPlaces: Bool
    private var offset = 0

    /// The maximum nesting depth of objects and arrays. `JSONDecoder` has the same limit.
    private static let deepest = 512

    /// Scans JSON up to its first error.
    ///
    /// - Complexity: O(*n*) in time and, if the locations of values are stored, also in memory, where *n* is the length
    ///   of the JSON.
    init(_ bytes: [UInt8], keepsPlaces: Bool = false) throws(JSONError) {
        self.bytes = bytes
        self.keepsPlaces = keepsPlaces
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        try value(.number(0), in: nil, depth: 0)
        skipSpace()
        if offset < bytes.count { throw error("nothing more was expected after the end of the value") }
    }

    // MARK: Places

    /// Returns the line number and column number of a byte offset. Both start at 1. Columns are counted in characters.
    static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let before = bytes.prefix(offset)
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        return (line, String(decoding: before[start...], as: UTF8.self).count + 1)
    }

    /// Returns the byte offset of the value at a path or, if there is no such value, of the nearest enclosing value.
    func offset(of path: [Key]) -> Int {
        var found = 0
        for key in path {
            guard let inner = values.firstIndex(where: { $0.around == found && $0.key == key }) else { break }
            found = inner
        }
        return values.isEmpty ? 0 : values[found].range.lowerBound
    }

    /// Returns the path of a value.
    func path(of value: Value) -> [Key] {
        guard let around = value.around else { return [] }
        return path(of: values[around]) + [value.key]
    }

    /// The numbers in source order.
    var numbers: [Value] {
        values.filter { bytes[$0.range.lowerBound].isDigit || bytes[$0.range.lowerBound] == UInt8(ascii: "-") }
    }
}

// MARK: - Values

extension JSONScanner {
    private mutating func value(_ key: Key, in around: Int?, depth: Int) throws(JSONError) {
        skipSpace()
        let (start, number) = (offset, values.count)
        if keepsPlaces { values.append(Value(range: start..<start, around: around, key: key)) }
        if depth == Self.deepest, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
            throw error("the values are nested more than \(Self.deepest) deep")
        }
        switch byte {
        case UInt8(ascii: "{"): try object(number, depth)
        case UInt8(ascii: "["): try array(number, depth)
        case UInt8(ascii: "\""): _ = try string()
        case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: try self.number()
        default:
            guard take("true") || take("false") || take("null") else { throw unexpected("a value") }
        }
        if keepsPlaces { values[number].range = start..<offset }
    }

    private mutating func object(_ number: Int, _ depth: Int) throws(JSONError) {
        offset += 1
        skipSpace()
        if take("}") { return }
        var names: Set<String> = []
        repeat {
            skipSpace()
            guard byte == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
            let start = offset
            let name = try string()
            guard names.insert(name).inserted else {
                throw JSONError(offset: start, message: "\"\(name)\" appears twice in this object", isSyntax: false)
            }
            skipSpace()
            guard take(":") else { throw unexpected("a colon (:) after the name") }
            try value(.name(name), in: number, depth: depth + 1)
            skipSpace()
        } while take(",")
        guard take("}") else { throw unexpected("a comma (,) or a closing brace (})") }
    }

    private mutating func array(_ number: Int, _ depth: Int) throws(JSONError) {
        offset += 1
        skipSpace()
        if take("]") { return }
        var count = 0
        repeat {
            try value(.number(count), in: number, depth: depth + 1)
            count += 1
            skipSpace()
        } while take(",")
        guard take("]") else { throw unexpected("a comma (,) or a closing bracket (])") }
    }

    /// Reads a string and returns its value.
    private mutating func string() throws(JSONError) -> String {
        let start = offset
        var hasEscapes = false
        offset += 1
        while let byte, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw error("a text can't contain a line break or control character; write it as \\n") }
            offset += 1
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try escape()
            }
        }
        guard take("\"") else {
            throw JSONError(offset: start, message: "the text that begins here has no closing quote (\")")
        }
        let literal = bytes[start..<offset]
        guard hasEscapes else { return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self) }
        return (try? JSONDecoder().decode(String.self, from: Data(literal))) ?? ""
    }

    /// Reads the part of an escape sequence that follows the backslash. If it is the first half of a surrogate pair,
    /// also reads the second half.
    private mutating func escape() throws(JSONError) {
        // If the text ends here, the missing closing quotation mark is reported instead.
        guard let letter = byte else { return }
        let unknown = JSONError(
            offset: offset - 1, message: "JSON has no escape that begins like this (\\)")
        offset += 1
        if letter != UInt8(ascii: "u") {
            guard "\"\\/bfnrt".utf8.contains(letter) else { throw unknown }
            return
        }
        guard let unit = hexadecimal() else { throw unknown }
        guard (0xD800...0xDFFF).contains(unit) else { return }
        let half = JSONError(
            offset: unknown.offset,
            message: "\\u\(String(unit, radix: 16)) is half of a surrogate pair, and no character by itself")
        guard unit < 0xDC00, take("\\u"), let second = hexadecimal(), (0xDC00...0xDFFF).contains(second) else {
            throw half
        }
    }

    /// Reads four hexadecimal digits.
    private mutating func hexadecimal() -> Int? {
        let digits = bytes[offset..<min(offset + 4, bytes.count)]
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        offset += 4
        return Int(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private mutating func number() throws(JSONError) {
        let wrong = error("this is not a number as JSON writes it")
        _ = take("-")
        if !take("0"), !takeDigits() { throw wrong }
        if take("."), !takeDigits() { throw wrong }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            if !takeDigits() { throw wrong }
        }
        if let byte, byte.isDigit || byte == UInt8(ascii: ".") { throw wrong }
    }
}

// MARK: - Bytes

extension JSONScanner {
    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// If the given characters come next, skips them and returns `true`. Otherwise, returns `false`.
    private mutating func take(_ letters: StaticString) -> Bool {
        let isNext = letters.withUTF8Buffer { bytes[offset...].starts(with: $0) }
        if isNext { offset += letters.utf8CodeUnitCount }
        return isNext
    }

    private mutating func takeDigits() -> Bool {
        let start = offset
        while let byte, byte.isDigit { offset += 1 }
        return offset > start
    }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    private func error(_ message: String) -> JSONError { JSONError(offset: offset, message: message) }

    private func unexpected(_ expected: String) -> JSONError {
        guard offset < bytes.count else { return error("expected \(expected), but the file ends here") }
        let rest = String(decoding: bytes[offset..<min(offset + 8, bytes.count)], as: UTF8.self)
        return error("expected \(expected), not \"\(rest.first.map(String.init) ?? "")\"")
    }
}
