/// Divides Swift source into tokens.
///
/// It recognizes nested comments, single-line and multi-line strings, raw strings, interpolations and regular
/// expressions. It accepts any input: invalid code is divided into `sign` and `word` tokens, and an unterminated string
/// extends to the end of its line or to the end of the source.
package struct SourceLexer {
    /// A string literal that is interrupted by an interpolation.
    private struct OpenText {
        let signCount: Int
        let isMultiline: Bool
        /// The number of open parentheses in the interpolation, not counting the parenthesis that begins it.
        var depth = 0
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var tokens: [SourceToken] = []
    private var startsLine = true
    private var open: [OpenText] = []

    /// - Complexity: O(*n*), where *n* is the number of bytes.
    package static func tokens(of bytes: [UInt8]) -> [SourceToken] {
        var lexer = SourceLexer(bytes: bytes)
        while lexer.offset < bytes.count { lexer.readNext() }
        return lexer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ ahead: Int = 0) -> UInt8? {
        let place = offset + ahead
        return place < bytes.count ? bytes[place] : nil
    }

    private func isNext(_ sign: Unicode.Scalar, _ ahead: Int = 0) -> Bool { byte(ahead) == UInt8(ascii: sign) }

    private mutating func add(_ kind: SourceToken.Kind, from start: Int, spelled isSpelled: Bool = true) {
        let spelling = isSpelled ? String(decoding: bytes[start..<offset], as: UTF8.self) : ""
        tokens.append(SourceToken(kind: kind, range: start..<offset, spelling: spelling, startsLine: startsLine))
        startsLine = false
    }

    private mutating func readNext() {
        let first = bytes[offset]
        switch first {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            offset += 1
            startsLine = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: offset += 1
        case UInt8(ascii: "/"): readSlash()
        case UInt8(ascii: "\""): readText(signCount: 0)
        case UInt8(ascii: "#"): readNumberSign()
        case UInt8(ascii: "@"): readName(.attribute)
        case UInt8(ascii: "`"): readQuotedName()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        case let first where first.isSwiftWordByte: readWord()
        default: readSign()
        }
    }

    // MARK: Names and numbers

    private mutating func skipWord() {
        while let next = byte(), next.isSwiftWordByte { offset += 1 }
    }

    private mutating func readWord() {
        let start = offset
        skipWord()
        add(.word, from: start)
    }

    private mutating func readQuotedName() {
        let start = offset
        offset += 1
        let name = offset
        while let next = byte(), next != UInt8(ascii: "`"), !next.isLineEnd { offset += 1 }
        guard isNext("`"), offset > name else {
            offset = start
            return readSign()
        }
        offset += 1
        add(.word, from: start)
    }

    /// Reads an attribute or a directive, which is `@` or `#` followed by a name. If no name follows, reads only the
    /// `@` or `#`, as a `sign` token.
    private mutating func readName(_ kind: SourceToken.Kind) {
        let start = offset
        offset += 1
        guard byte()?.isSwiftWordByte == true else { return add(.sign, from: start) }
        skipWord()
        add(kind, from: start)
    }

    private mutating func readNumber() {
        let start = offset
        skipWord()
        // A dot belongs to the number if a digit follows, as in `1.5`, but not in `0..<5` or `1.description`.
        if isNext("."), let digit = byte(1), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
            offset += 1
            skipWord()
        }
        add(.number, from: start, spelled: false)
    }

    private mutating func readSign() {
        let start = offset
        let sign = bytes[offset]
        offset += 1
        if let last = open.indices.last {
            if sign == UInt8(ascii: "(") {
                open[last].depth += 1
            } else if sign == UInt8(ascii: ")") {
                if open[last].depth == 0 {
                    let text = open.removeLast()
                    return readText(text, from: start)
                }
                open[last].depth -= 1
            }
        }
        add(.sign, from: start)
    }

    // MARK: Comments and regular expressions

    private mutating func readSlash() {
        switch byte(1) {
        case UInt8(ascii: "/"): while let next = byte(), !next.isLineEnd { offset += 1 }
        case UInt8(ascii: "*"): skipComment()
        default: if !readRegex() { readSign() }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if isNext("/"), isNext("*", 1) {
                depth += 1
                offset += 2
            } else if isNext("*"), isNext("/", 1) {
                depth -= 1
                offset += 2
            } else {
                if bytes[offset].isLineEnd { startsLine = true }
                offset += 1
            }
        } while depth > 0 && offset < bytes.count
    }

    /// Reads a regular expression `/…/`, and returns whether there is one. If a regular expression can't begin here or
    /// doesn't end on the same line, the slash is a division operator.
    private mutating func readRegex() -> Bool {
        let opensAfter = " \t\n\r([{,;:=!&|"
        if offset > 0, !opensAfter.utf8.contains(bytes[offset - 1]) { return false }
        if let last = tokens.last, last.isOperand, !last.startsAnExpressionAfterIt, !startsLine { return false }
        var end = offset + 1
        guard end < bytes.count, ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "=")].contains(bytes[end]) else {
            return false
        }
        var depth = 0
        var isInSet = false
        while end < bytes.count, !bytes[end].isLineEnd {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): isInSet = true
            case UInt8(ascii: "]"): isInSet = false
            case UInt8(ascii: "(") where !isInSet: depth += 1
            case UInt8(ascii: ")") where !isInSet:
                depth -= 1
                if depth < 0 { return false }
            case UInt8(ascii: "/") where depth == 0 && bytes[end - 1] != UInt8(ascii: " "):
                let start = offset
                offset = end + 1
                add(.regex, from: start, spelled: false)
                return true
            default: break
            }
            end += 1
        }
        return false
    }

    // MARK: Strings

    /// Reads a token that starts with `#`: a raw string, a raw regular expression, a directive, or a `#` alone.
    private mutating func readNumberSign() {
        var count = 1
        while isNext("#", count) { count += 1 }
        if isNext("\"", count) {
            readText(signCount: count)
        } else if isNext("/", count) {
            readRawRegex(signCount: count)
        } else {
            readName(.directive)
        }
    }

    private mutating func readRawRegex(signCount: Int) {
        let start = offset
        offset += signCount + 1
        let isMultiline = byte()?.isLineEnd == true
        while let next = byte(), isMultiline || !next.isLineEnd {
            offset += 1
            if next == UInt8(ascii: "\\") {
                offset = min(offset + 1, bytes.count)
            } else if next == UInt8(ascii: "/"), (0..<signCount).allSatisfy({ isNext("#", $0) }) {
                offset += signCount
                break
            }
        }
        add(.regex, from: start, spelled: false)
    }

    private mutating func readText(signCount: Int) {
        let start = offset
        offset += signCount
        let isMultiline = isNext("\"", 1) && isNext("\"", 2)
        offset += isMultiline ? 3 : 1
        readText(OpenText(signCount: signCount, isMultiline: isMultiline), from: start)
    }

    /// Continues reading a string up to its end or to the next interpolation.
    private mutating func readText(_ text: OpenText, from start: Int) {
        let quoteCount = text.isMultiline ? 3 : 1
        while let next = byte() {
            if !text.isMultiline, next.isLineEnd { break }
            if next == UInt8(ascii: "\""), (0..<quoteCount).allSatisfy({ isNext("\"", $0) }),
                (0..<text.signCount).allSatisfy({ isNext("#", quoteCount + $0) })
            {
                offset += quoteCount + text.signCount
                break
            }
            offset += 1
            guard next == UInt8(ascii: "\\"), (0..<text.signCount).allSatisfy({ isNext("#", $0) }) else { continue }
            offset += text.signCount
            if isNext("(") {
                offset += 1
                open.append(OpenText(signCount: text.signCount, isMultiline: text.isMultiline))
                break
            }
            if byte()?.isLineEnd == false { offset += 1 }
        }
        add(.text, from: start, spelled: false)
    }
}

extension SourceToken {
    /// Whether this token may be the end of a value. If so, a slash after the token on the same line is a division
    /// operator, unless ``startsAnExpressionAfterIt`` is `true`.
    var isOperand: Bool {
        switch kind {
        case .word, .number, .text, .regex, .directive: true
        case .sign: [")", "]", "}"].contains(spelling)
        case .attribute: false
        }
    }

    /// Whether the token is a keyword that is followed by an expression.
    var startsAnExpressionAfterIt: Bool {
        [
            "return", "in", "case", "if", "guard", "while", "where", "throw", "try", "await", "else", "switch", "is",
            "as",
        ].contains(spelling)
    }
}

extension UInt8 {
    /// Whether the byte can be part of a name: a letter, a digit, `_`, `$`, or any non-ASCII byte.
    var isSwiftWordByte: Bool {
        let letter = self | 0x20
        return letter &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10 || self >= 0x80
            || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
    }

    var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
