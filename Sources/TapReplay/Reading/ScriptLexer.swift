/// Splits a line of a script into tokens.
struct ScriptLexer {
    /// The tokens of the line; the last token is `end` or `error`.
    private(set) var tokens: [Token] = []

    private let line: ScriptLine
    private var position: Int

    /// Splits a line into tokens, up to a comment or the first error.
    init(_ line: ScriptLine) {
        self.line = line
        position = line.bytes.startIndex
        // Most lines have at most eight tokens.
        tokens.reserveCapacity(8)
        do throws(ScriptError) {
            try line.check()
            while let byte, byte != UInt8(ascii: "#") {
                let start = position
                switch byte {
                case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
                case UInt8(ascii: "\""): tokens.append(try text(from: start))
                // A pattern can't begin a step. At the start of a line, `//` was probably meant to begin a comment.
                case UInt8(ascii: "/") where !tokens.isEmpty: try pattern(from: start)
                case UInt8(ascii: ","):
                    position += 1
                    append(.comma, from: start)
                case UInt8(ascii: ":"):
                    position += 1
                    append(.colon, from: start)
                case UInt8(ascii: ">"):
                    position += 1
                    append(.then, from: start)
                case UInt8(ascii: "$"):
                    position += 1
                    let name = word()
                    if name.isEmpty {
                        throw line.error(at: start, "a variable's name is missing after $, as in `row $n`")
                    }
                    append(.variable(name, nil), from: start)
                case let byte where byte.isScriptWordByte:
                    var word = word()
                    if self.byte == UInt8(ascii: ",") { word += thousands(from: start) }
                    if self.byte == UInt8(ascii: "\"") {
                        throw line.error(at: position, "a space is missing before the text that starts here")
                    }
                    append(.word(word), from: start)
                default: throw unexpectedCharacter()
                }
            }
            append(.end, from: position)
        } catch {
            append(.error(error), from: line.bytes.startIndex)
        }
    }

    private var bytes: ArraySlice<UInt8> { line.bytes }

    /// The next byte to read, or `nil` at the end of the line.
    private var byte: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    private mutating func append(_ value: Token.Value, from start: Int) {
        tokens.append(Token(value: value, range: start..<position))
    }

    private mutating func word() -> String {
        let start = position
        while let byte, byte.isScriptWordByte { position += 1 }
        return line.text(start..<position)
    }

    /// Reads the rest of a number with thousands separators, such as `1,000,000`, whose first digits have already been
    /// read. Returns the remaining digits without the commas, or an empty string if there are none.
    private mutating func thousands(from start: Int) -> String {
        guard position - start <= 3, bytes[start..<position].allSatisfy(\.isDigit) else { return "" }
        var digits = ""
        while bytes[position...].first == UInt8(ascii: ","), bytes[position...].count > 3,
            case let group = bytes[(position + 1)..<(position + 4)], group.allSatisfy(\.isDigit),
            bytes[(position + 4)...].first?.isScriptWordByte != true
        {
            digits += line.text((position + 1)..<(position + 4))
            position += 4
        }
        return digits
    }

    private func unexpectedCharacter() -> ScriptError {
        let rest = line.text(position..<bytes.endIndex)
        guard let character = rest.first, let scalar = character.unicodeScalars.first else {
            return line.error(at: position, "unexpected character")
        }
        if "“”„‟«»'‘’`".contains(character) {
            return line.error(
                at: position, #"unexpected \#(character); a text is written in straight double quotes (")"#)
        }
        let meaning =
            switch character {
            case "/": "; a comment begins with #"
            case ";": "; each step has a line of its own"
            case "=": #"; `let n be 3` defines a variable, and "shows" compares a text"#
            case _ where scalar.properties.isAlphabetic:
                "; put a name in double quotes unless it has only letters from a to z"
            default: ""
            }
        let isPrintable =
            scalar.value > 0x20 && !scalar.properties.isWhitespace && scalar.properties.age != nil
            && ![.control, .format, .lineSeparator, .unassigned].contains(scalar.properties.generalCategory)
        if isPrintable || !meaning.isEmpty {
            return line.error(at: position, "unexpected \"\(character)\"\(meaning)")
        }
        let code = String(scalar.value, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: max(0, 4 - code.count))
        return line.error(at: position, "unexpected invisible character U+\(padding)\(code)")
    }
}

// MARK: - Patterns

extension ScriptLexer {
    private mutating func pattern(from start: Int) throws(ScriptError) {
        position += 1
        var isEscaped = false
        while let byte, isEscaped || byte != UInt8(ascii: "/") {
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            position += 1
        }
        let source = line.text((start + 1)..<position)
        // An empty pattern would be of no use, so `//` was most likely meant to begin a comment.
        if source.isEmpty {
            position = start
            throw unexpectedCharacter()
        }
        guard byte != nil else { throw line.error(at: start, "the pattern that starts here has no closing /") }
        position += 1
        if byte?.isScriptWordByte ?? false {
            let hint = byte == UInt8(ascii: "i") ? "; a pattern that ignores case begins with (?i)" : ""
            throw line.error(at: position, "a space is missing after the pattern\(hint)")
        }
        do throws(TextPattern.Fault) {
            append(.pattern(try TextPattern(source)), from: start)
        } catch {
            throw line.error(at: start + 1 + error.offset, "invalid pattern: \(error.reason)")
        }
    }
}

// MARK: - Texts

extension ScriptLexer {
    private mutating func text(from start: Int) throws(ScriptError) -> Token {
        var contents = Contents()
        position += 1
        var plain = position
        // An unknown escape sequence is reported only if the string has a closing quotation mark, because a missing
        // quotation mark is the more important error.
        var wrongEscape: ScriptError?
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                contents.append(line.text(plain..<position))
                position += 1
                if self.byte?.isScriptWordByte ?? false || self.byte == UInt8(ascii: "\"") {
                    throw line.error(
                        at: position, #"a space is missing after the text; a quote inside a text is written \""#)
                }
                if let wrongEscape { throw wrongEscape }
                return Token(value: contents.value, range: start..<position, isEscaped: contents.isEscaped)
            case UInt8(ascii: "\\"):
                contents.append(line.text(plain..<position))
                do throws(ScriptError) { try escape(into: &contents) } catch { wrongEscape = wrongEscape ?? error }
                plain = position
            default: position += 1
            }
        }
        throw line.error(at: start, #"the text that starts here has no closing quote (")"#)
    }

    /// The contents of a quoted string, collected while it is read.
    private struct Contents {
        private var pieces: [Token.Piece] = []
        private var end = ""
        private(set) var isEscaped = false

        mutating func append(_ text: String) { end = end.isEmpty ? text : end + text }

        mutating func append(escaped text: String) {
            isEscaped = true
            end += text
        }

        mutating func append(variable name: String, at offset: Int) {
            isEscaped = true
            pieces += [.text(end), .variable(name, offset)]
            end = ""
        }

        var value: Token.Value { pieces.isEmpty ? .text(end) : .template(pieces + [.text(end)]) }
    }

    /// Reads an escape sequence, starting at its backslash.
    private mutating func escape(into contents: inout Contents) throws(ScriptError) {
        let start = position
        position += 1
        let escaped = byte
        position += 1
        switch escaped {
        case UInt8(ascii: "\""): contents.append(escaped: "\"")
        case UInt8(ascii: "\\"): contents.append(escaped: "\\")
        case UInt8(ascii: "n"): contents.append(escaped: "\n")
        case UInt8(ascii: "t"): contents.append(escaped: "\t")
        case UInt8(ascii: "u"): contents.append(escaped: String(try codePoint(from: start)))
        case UInt8(ascii: "("):
            let name = bytes[position...].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "\"") }
            guard name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: ")") else {
                throw line.error(at: start, #"expected a variable's name and ")" after \(, as in "Book \(n)""#)
            }
            position = name.endIndex + 1
            contents.append(variable: String(decoding: name, as: UTF8.self), at: start)
        default:
            // Skips a whole character, so that its bytes are not split.
            let letter = line.text(min(start + 1, bytes.endIndex)..<bytes.endIndex).prefix(1)
            position = min(start + 1 + letter.utf8.count, bytes.endIndex)
            throw line.error(
                at: start, "unknown escape \\\(letter); the escapes are \\\", \\\\, \\n, \\t, \\u{…} and \\(variable)")
        }
    }

    /// Reads the braces of `\u{…}` and returns the character.
    private mutating func codePoint(from start: Int) throws(ScriptError) -> Character {
        guard byte == UInt8(ascii: "{") else {
            throw line.error(at: start, #"expected "{" after \u, as in \u{1F600}"#)
        }
        let digits = line.text((position + 1)..<bytes.endIndex).prefix { $0.isASCII && $0.isHexDigit }
        let end = position + 1 + digits.utf8.count
        guard (1...8).contains(digits.utf8.count), end < bytes.endIndex, bytes[end] == UInt8(ascii: "}") else {
            throw line.error(at: start, #"expected one to eight hexadecimal digits and "}" after \u{, as in \u{1F600}"#)
        }
        position = end + 1
        guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
            throw line.error(at: start, "\\u{\(digits.uppercased())} is not a Unicode character")
        }
        return Character(scalar)
    }
}
