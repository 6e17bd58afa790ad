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
    private var endsWhenFound = false
    private var onNumber: ((Range<Int>) -> Void)?
    /// The byte whose path is wanted.
    private var target: Int?
    private var pathOfTarget: [Key]?

    /// How many objects and arrays may lie in each other, as for `JSONDecoder`.
    private static let deepest = 512

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The first mistake, or `nil` if the text is JSON. As for `JSONDecoder`, a comma after the last value is none.
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
            walk.endsWhenFound = true
            try? walk.document()
            if let found = walk.found { return found }
        }
        return 0
    }

    /// The path of the value that begins at a byte.
    func path(of offset: Int) -> [Key] {
        var walk = self
        walk.target = offset
        try? walk.document()
        return walk.pathOfTarget ?? []
    }

    /// The line and column of a byte, counted from 1; columns count characters.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let before = bytes.prefix(offset)
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        return (line, String(decoding: before[start...], as: UTF8.self).count + 1)
    }

    /// The numbers, in the order of the text.
    func numbers() -> [Range<Int>] {
        var walk = self
        var numbers: [Range<Int>] = []
        walk.onNumber = { numbers.append($0) }
        try? walk.document()
        return numbers
    }

    // MARK: Walking

    private mutating func document() throws(Mistake) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        try value(matched: 0, depth: 0)
        skipSpace()
        if offset < bytes.count { throw mistake("nothing more was expected after the end of the value") }
    }

    /// - Parameter matched: How many steps of the wanted path lead here; `nil` if another way was taken.
    private mutating func value(matched: Int?, depth: Int) throws(Mistake) {
        skipSpace()
        if matched == wanted.count, found == nil {
            found = offset
            if endsWhenFound { throw mistake("the value that is wanted") }
        }
        if offset == target { pathOfTarget = [] }
        if depth == Self.deepest, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
            throw mistake("the values are nested more than \(Self.deepest) deep")
        }
        switch byte {
        case UInt8(ascii: "{"): try object(matched, depth)
        case UInt8(ascii: "["): try array(matched, depth)
        case UInt8(ascii: "\""): _ = try string()
        case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): try number()
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
            if pathOfTarget != nil { return pathOfTarget?.insert(.name(name), at: 0) ?? () }
            skipSpace()
            if take("}") { return }
            guard take(",") else { throw unexpected("a comma (,) or a closing brace (})") }
            skipSpace()
            if take("}") { return }
        }
    }

    private mutating func array(_ matched: Int?, _ depth: Int) throws(Mistake) {
        offset += 1
        skipSpace()
        if take("]") { return }
        var index = 0
        while true {
            try value(matched: next(matched, .number(index)), depth: depth + 1)
            if pathOfTarget != nil { return pathOfTarget?.insert(.number(index), at: 0) ?? () }
            index += 1
            skipSpace()
            if take("]") { return }
            guard take(",") else { throw unexpected("a comma (,) or a closing bracket (])") }
            skipSpace()
            if take("]") { return }
        }
    }

    private func next(_ matched: Int?, _ key: Key) -> Int? {
        guard let matched, matched < wanted.count, wanted[matched] == key else { return nil }
        return matched + 1
    }

    private mutating func string() throws(Mistake) -> String {
        let start = offset
        var hasEscapes = false
        offset += 1
        while let byte, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw mistake("a text may not hold a line break or control character; write it as \\n") }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try escape(in: start)
            } else {
                offset += 1
            }
        }
        guard byte != nil else { throw unclosed(start) }
        offset += 1
        // Only a name on the way to a wanted value is ever read, so that long files are walked fast.
        guard !wanted.isEmpty || target != nil else { return "" }
        let literal = bytes[start..<offset]
        guard hasEscapes else { return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self) }
        return (try? JSONDecoder().decode(String.self, from: Data(literal))) ?? ""
    }

    /// Walks over one escape; two where a character takes a pair of them.
    private mutating func escape(in start: Int) throws(Mistake) {
        let escape = offset
        func unknown() -> Mistake {
            Mistake(offset: escape, message: "JSON does not know the escape (\\) that begins here")
        }
        guard offset + 1 < bytes.count else { throw unclosed(start) }
        offset += 2
        switch bytes[escape + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"): break
        default: throw unknown()
        }
        guard let unit = hexadecimal() else { throw unknown() }
        switch unit {
        case 0xD800...0xDBFF:
            guard take("\\"), take("u"), let second = hexadecimal(), (0xDC00...0xDFFF).contains(second) else {
                throw unknown()
            }
        case 0xDC00...0xDFFF: throw unknown()
        default: return
        }
    }

    /// Walks over four hexadecimal digits.
    private mutating func hexadecimal() -> Int? {
        guard offset + 4 <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[offset..<offset + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            value = value << 4 + digit
        }
        offset += 4
        return value
    }

    private func unclosed(_ start: Int) -> Mistake {
        Mistake(offset: start, message: "the text that begins here has no closing quote (\")")
    }

    private mutating func number() throws(Mistake) {
        let start = offset
        let wrong = Mistake(offset: start, message: "this is not a number as JSON writes it")
        _ = take("-")
        if !take("0"), !takeDigits() { throw wrong }
        if take("."), !takeDigits() { throw wrong }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            if !takeDigits() { throw wrong }
        }
        if let byte, Self.isDigit(byte) || byte == UInt8(ascii: ".") { throw wrong }
        onNumber?(start..<offset)
    }

    private mutating func takeDigits() -> Bool {
        let start = offset
        while let byte, Self.isDigit(byte) { offset += 1 }
        return offset > start
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

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
