/// Cuts one line of a script into words, texts, variables and signs.
///
/// It walks the bytes once and copies nothing; characters are counted only for an error's column. The bytes are valid
/// UTF-8 without line ends and outlive the lexer.
struct ScriptLexer {
    let bytes: UnsafeBufferPointer<UInt8>
    let file: String
    let line: Int
    private var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>, file: String, line: Int) {
        self.bytes = bytes
        self.file = file
        self.line = line
    }

    /// The next token; `.end` again and again once the step is over.
    mutating func next() throws(ScriptError) -> ScriptToken {
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
            position += 1
        }
        let start = position
        guard start < bytes.count else { return ScriptToken(kind: .end, start: start, end: start) }
        switch bytes[start] {
        case UInt8(ascii: "#"):
            return ScriptToken(kind: .end, start: start, end: start)
        case UInt8(ascii: ","):
            position += 1
            return ScriptToken(kind: .comma, start: start, end: position)
        case UInt8(ascii: "\""):
            return try text(from: start)
        case let byte where byte.isScriptWordByte:
            return try word(from: start)
        case UInt8(ascii: ">"):
            position += 1
            return ScriptToken(kind: .then, start: start, end: position)
        case UInt8(ascii: "$"):
            return try variable(from: start)
        default:
            throw unexpectedCharacter(at: start)
        }
    }

    private mutating func word(from start: Int) throws(ScriptError) -> ScriptToken {
        position += 1
        while position < bytes.count, bytes[position].isScriptWordByte { position += 1 }
        if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
            throw error(at: position, "a space is missing before the text that starts here")
        }
        return ScriptToken(kind: .word, start: start, end: position)
    }

    private mutating func variable(from start: Int) throws(ScriptError) -> ScriptToken {
        position += 1
        while position < bytes.count, bytes[position].isScriptWordByte { position += 1 }
        guard position > start + 1 else {
            throw error(at: start, "a variable's name is missing after $, as in `row $n`")
        }
        return ScriptToken(kind: .variable, start: start, end: position)
    }

    private mutating func text(from start: Int) throws(ScriptError) -> ScriptToken {
        var hasEscapes = false
        var hasDollar = false
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                if position < bytes.count, bytes[position].isScriptWordByte || bytes[position] == UInt8(ascii: "\"") {
                    throw error(
                        at: position, #"a space is missing after the text; a quote inside a text is written \""#)
                }
                return ScriptToken(
                    kind: .text, start: start, end: position, hasEscapes: hasEscapes, hasDollar: hasDollar)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                position += 2
            case UInt8(ascii: "$"):
                hasDollar = true
                position += 1
            default:
                position += 1
            }
        }
        throw error(at: start, #"the text that starts here has no closing quote (")"#)
    }

    private func unexpectedCharacter(at offset: Int) -> ScriptError {
        let rest = String(decoding: bytes[offset...], as: UTF8.self)
        guard let character = rest.first, let scalar = character.unicodeScalars.first else {
            return error(at: offset, "unexpected character")
        }
        if "“”„‟«»'‘’`".contains(character) {
            return error(at: offset, #"unexpected \#(character); a text is written in straight double quotes (")"#)
        }
        switch character {
        case "/": return error(at: offset, "unexpected \"/\"; a comment begins with #")
        case ";": return error(at: offset, "unexpected \";\"; each step has a line of its own")
        case "=":
            return error(
                at: offset, #"unexpected "="; a variable is made by `let n be 3`, and a text compared by "shows""#)
        default: break
        }
        if scalar.properties.isAlphabetic {
            return error(
                at: offset, "unexpected \"\(character)\"; a name of other letters than a to z goes in double quotes")
        }
        let isPrintable =
            scalar.value > 0x20 && !scalar.properties.isWhitespace && scalar.properties.age != nil
            && ![.control, .format, .lineSeparator, .unassigned].contains(scalar.properties.generalCategory)
        if isPrintable { return error(at: offset, "unexpected \"\(character)\"") }
        let code = String(scalar.value, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: max(0, 4 - code.count))
        return error(at: offset, "unexpected invisible character U+\(padding)\(code)")
    }

    /// An error at a byte of the line, its column counted in characters.
    ///
    /// - Complexity: O(offset).
    func error(at offset: Int, _ message: String) -> ScriptError {
        let offset = min(offset, bytes.count)
        let column = String(decoding: bytes[..<offset], as: UTF8.self).count + 1
        return ScriptError(place: ScriptPlace(file: file, line: line, column: column), message: message)
    }
}

// MARK: - What a token says

extension ScriptLexer {
    /// Whether the token is this word.
    @inline(__always)
    func isWord(_ token: ScriptToken, _ word: StaticString) -> Bool {
        guard token.kind == .word, token.end - token.start == word.utf8CodeUnitCount else { return false }
        let start = word.utf8Start
        for offset in 0..<word.utf8CodeUnitCount where bytes[token.start + offset] != start[offset] { return false }
        return true
    }

    /// Whether the token is a number of any shape.
    func isNumber(_ token: ScriptToken) -> Bool {
        token.kind == .word && ScriptNumber.isNumber(bytes[token.start..<token.end])
    }

    /// The token as it is written.
    func source(_ token: ScriptToken) -> String {
        String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    }

    /// What a text says, its escapes and variables resolved.
    func contents(_ token: ScriptToken, _ variables: ScriptVariables) throws(ScriptError) -> String {
        let range = (token.start + 1)..<(token.end - 1)
        guard token.hasEscapes else { return String(decoding: bytes[range], as: UTF8.self) }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(range.count)
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard bytes[offset] == UInt8(ascii: "\\") else {
                decoded.append(bytes[offset])
                offset += 1
                continue
            }
            switch bytes[offset + 1] {
            case UInt8(ascii: "\""): decoded.append(UInt8(ascii: "\""))
            case UInt8(ascii: "\\"): decoded.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "n"): decoded.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): decoded.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "u"):
                let (scalar, end) = try codePoint(from: offset, to: range.upperBound)
                decoded.append(contentsOf: Character(scalar).utf8)
                offset = end
                continue
            case UInt8(ascii: "("):
                let end = bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: ")")) ?? range.upperBound
                guard end < range.upperBound else {
                    throw error(at: offset, #"expected a variable's name and ")" after \(, as in "Book \(n)""#)
                }
                let name = String(decoding: bytes[(offset + 2)..<end], as: UTF8.self)
                guard let value = variables[name] else { throw unknownVariable(name, at: offset, variables) }
                decoded.append(contentsOf: value.spelling.utf8)
                offset = end + 1
                continue
            default:
                let escaped = String(decoding: bytes[(offset + 1)..<range.upperBound], as: UTF8.self).prefix(1)
                throw error(
                    at: offset,
                    "unknown escape \\\(escaped); a text knows \\\", \\\\, \\n, \\t, \\u{…} and \\(variable)")
            }
            offset += 2
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Refuses a text in which `$` and the name of a variable stand: a text says `\(name)`, and would be compared as it is.
    func checkDollars(_ token: ScriptToken, _ variables: ScriptVariables) throws(ScriptError) {
        var offset = token.start + 1
        while offset < token.end - 1 {
            defer { offset += 1 }
            guard bytes[offset] == UInt8(ascii: "$") else { continue }
            let rest = bytes[(offset + 1)..<(token.end - 1)]
            let word = String(decoding: rest.prefix { $0.isScriptWordByte }, as: UTF8.self)
            // A full stop after a name may end a sentence.
            let names = [word, String(word.reversed().drop { ".-".contains($0) }.reversed())]
            guard let name = names.first(where: { variables[$0] != nil }) else { continue }
            let isAlone = offset == token.start + 1 && offset + 1 + name.utf8.count == token.end - 1
            let meant =
                isAlone
                ? "the variable is $\(name) without quotes" : "a variable inside a text is written \\(\(name))"
            throw error(at: offset, "\(meant); the sign $ before its name is written \\u{24}")
        }
    }

    /// A variable is used that no line before has made.
    func unknownVariable(_ name: String, at offset: Int, _ variables: ScriptVariables) -> ScriptError {
        let meant = ScriptSuggestion.clause(for: name, among: variables.names)
        let hint = meant.isEmpty ? "; a variable is made by `let`, `remember` or `repeat for`" : meant
        return error(at: offset, "there is no variable \"\(ScriptSuggestion.clipped(name))\"\(hint)")
    }

    /// The character of a `\u{…}`, and the offset after its brace.
    private func codePoint(from start: Int, to limit: Int) throws(ScriptError) -> (Unicode.Scalar, end: Int) {
        let first = start + 3
        guard first <= limit, bytes[start + 2] == UInt8(ascii: "{") else {
            throw error(at: start, #"expected "{" after \u, as in \u{1F600}"#)
        }
        var value: UInt32 = 0
        var offset = first
        while offset < limit, let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue, offset - first < 8 {
            value = value &* 16 &+ UInt32(digit)
            offset += 1
        }
        guard offset > first, offset < limit, bytes[offset] == UInt8(ascii: "}") else {
            throw error(at: start, #"expected one to eight hexadecimal digits and "}" after \u{, as in \u{1F600}"#)
        }
        guard let scalar = Unicode.Scalar(value) else {
            throw error(at: start, "\\u{\(String(value, radix: 16, uppercase: true))} is not a Unicode character")
        }
        return (scalar, offset + 1)
    }
}
