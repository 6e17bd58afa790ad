import Foundation

/// Finds places in JSON text: of its first mistake, and of the value at a path. `JSONDecoder` decodes, but on Linux it
/// does not say where a mistake is.
struct JSONPlaces {
    /// A step of a path: a key of an object, or a number in an array.
    enum Key: Hashable {
        case name(String)
        case number(Int)
    }

    /// What is wrong at a byte.
    struct Mistake: Error, Hashable {
        let offset: Int
        let message: String
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var wanted: [Key] = []
    private var found: Int?

    private static let deepest = 512

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The first mistake, or `nil` if the text is JSON.
    ///
    /// - Complexity: O(length).
    func mistake() -> Mistake? {
        var walk = self
        do throws(Mistake) {
            try walk.document()
            return nil
        } catch {
            return error
        }
    }

    /// Where the value at a path begins, or the nearest value around it that is there.
    func offset(of path: [Key]) -> Int {
        for length in stride(from: path.count, through: 0, by: -1) {
            var walk = self
            walk.wanted = Array(path.prefix(length))
            try? walk.document()
            if let found = walk.found { return found }
        }
        return 0
    }

    /// The line and column of a byte, counted from 1; columns count characters.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let before = bytes.prefix(offset)
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        return (line, String(decoding: before[start...], as: UTF8.self).count + 1)
    }

    // MARK: Walking

    private mutating func document() throws(Mistake) {
        try value(matched: 0, depth: 0)
        skipSpace()
        if offset < bytes.count { throw mistake("nothing more was expected after the end of the value") }
    }

    /// - Parameter matched: How many steps of the wanted path lead here; `nil` if another way was taken.
    private mutating func value(matched: Int?, depth: Int) throws(Mistake) {
        skipSpace()
        if matched == wanted.count, found == nil { found = offset }
        guard depth < Self.deepest else { throw mistake("the values are nested more than \(Self.deepest) deep") }
        switch byte {
        case UInt8(ascii: "{"): try object(matched, depth)
        case UInt8(ascii: "["): try array(matched, depth)
        case UInt8(ascii: "\""): _ = try string()
        case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
            try number()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        default: throw unexpected("a value")
        }
    }

    private mutating func object(_ matched: Int?, _ depth: Int) throws(Mistake) {
        offset += 1
        skipSpace()
        if take("}") { return }
        while true {
            skipSpace()
            guard byte == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
            let name = try string()
            skipSpace()
            guard take(":") else { throw unexpected("a colon (:) after the name") }
            try value(matched: next(matched, .name(name)), depth: depth + 1)
            skipSpace()
            if take("}") { return }
            guard take(",") else { throw unexpected("a comma (,) or a closing brace (})") }
        }
    }

    private mutating func array(_ matched: Int?, _ depth: Int) throws(Mistake) {
        offset += 1
        skipSpace()
        if take("]") { return }
        var index = 0
        while true {
            try value(matched: next(matched, .number(index)), depth: depth + 1)
            index += 1
            skipSpace()
            if take("]") { return }
            guard take(",") else { throw unexpected("a comma (,) or a closing bracket (])") }
        }
    }

    private func next(_ matched: Int?, _ key: Key) -> Int? {
        guard let matched, matched < wanted.count, wanted[matched] == key else { return nil }
        return matched + 1
    }

    private mutating func string() throws(Mistake) -> String {
        let start = offset
        offset += 1
        while let byte, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw mistake("a text may not hold a line break or control character; write it as \\n") }
            offset += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard byte != nil else {
            offset = start
            throw mistake("the text that begins here has no closing quote (\")")
        }
        offset += 1
        let literal = bytes[start..<offset]
        guard literal.contains(UInt8(ascii: "\\")) else {
            return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
        }
        guard let text = try? JSONDecoder().decode(String.self, from: Data(literal)) else {
            offset = start
            throw mistake("the text that begins here has an escape (\\) that JSON does not know")
        }
        return text
    }

    private mutating func number() throws(Mistake) {
        let start = offset
        while let byte,
            byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
                || byte | 0x20 == UInt8(ascii: "e") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        {
            offset += 1
        }
        let literal = Data(bytes[start..<offset])
        guard (try? JSONDecoder().decode(Double.self, from: literal)) != nil else {
            offset = start
            throw mistake("this is not a number as JSON writes it")
        }
    }

    private mutating func word(_ word: StaticString) throws(Mistake) {
        let length = word.utf8CodeUnitCount
        let text = bytes[offset..<min(offset + length, bytes.count)]
        guard text.elementsEqual(word.withUTF8Buffer { Array($0) }) else { throw unexpected("a value") }
        offset += length
    }

    // MARK: Bytes

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: letter) else { return false }
        offset += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    private func mistake(_ message: String) -> Mistake { Mistake(offset: offset, message: message) }

    private func unexpected(_ expected: String) -> Mistake {
        guard offset < bytes.count else { return mistake("expected \(expected), but the file ends here") }
        let rest = String(decoding: bytes[offset..<min(offset + 8, bytes.count)], as: UTF8.self)
        return mistake("expected \(expected), not \"\(rest.first.map(String.init) ?? "")\"")
    }
}
