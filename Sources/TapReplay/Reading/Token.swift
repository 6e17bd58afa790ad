/// A word, a text, a variable or a sign of a line, as a value.
struct Token {
    enum Value {
        /// Letters, digits, `-`, `_`, `.`; numbers too.
        case word(String)
        /// What is in quotes, its escapes resolved.
        case text(String)
        /// What is between two `/`.
        case pattern(TextPattern)
        /// A text with variables in it.
        case template([Piece])
        /// `$` and a name, with its value; `nil` if no line before has made the variable.
        indirect case variable(String, ScriptValue?)
        case comma
        /// `:`, before a step that is marked.
        case colon
        /// `>`, between the titles of a menu.
        case then
        /// The end of the step: of the line, or the start of its comment.
        case end
        /// What can't be understood; it is thrown where the parser comes to it, so that what is wrong before is reported first.
        indirect case error(ScriptError)
    }

    /// A part of a text.
    enum Piece {
        case text(String)
        /// `\(name)`, at an offset.
        case variable(String, Int)
    }

    var value: Value
    /// The bytes of the script that it is written in.
    var range: Range<Int>
    /// Whether it is a text that is not as it is written.
    var isEscaped = false
}

extension Token {
    /// Whether what it says depends on variables.
    var isVariable: Bool {
        switch value {
        case .template, .variable: true
        case .word, .text, .pattern, .comma, .colon, .then, .end, .error: false
        }
    }

    /// The token with the values that variables have.
    func bound(to variables: ScriptVariables, in line: ScriptLine) -> Token {
        switch value {
        case .word, .pattern, .comma, .colon, .then, .end, .error: return self
        case .text where variables.isEmpty: return self
        case .variable(let name, _): return Token(value: .variable(name, variables[name]), range: range)
        case .text, .template:
            var bound = self
            do throws(ScriptError) {
                try checkDollars(variables, line)
                if case .template(let pieces) = value { bound.value = .text(try Self.join(pieces, variables, line)) }
            } catch {
                bound.value = .error(error)
            }
            return bound
        }
    }

    private static func join(
        _ pieces: [Piece], _ variables: ScriptVariables, _ line: ScriptLine
    ) throws(ScriptError) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .variable(let name, let offset):
                guard let value = variables[name] else { throw variables.unknown(name, at: offset, in: line) }
                text += value.spelling
            }
        }
        return text
    }

    /// Refuses a text in which `$` and the name of a variable stand: a text says `\(name)`, and would be compared as it is.
    private func checkDollars(_ variables: ScriptVariables, _ line: ScriptLine) throws(ScriptError) {
        let contents = line.bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
        for offset in contents.indices where contents[offset] == UInt8(ascii: "$") {
            let word = String(decoding: contents[(offset + 1)...].prefix { $0.isScriptWordByte }, as: UTF8.self)
            // A full stop after a name may end a sentence.
            let names = [word, String(word.reversed().drop { ".-".contains($0) }.reversed())]
            guard let name = names.first(where: { variables[$0] != nil }) else { continue }
            let isAlone = name.utf8.count + 1 == contents.count
            let meant =
                isAlone
                ? "the variable is $\(name) without quotes" : "a variable inside a text is written \\(\(name))"
            throw line.error(at: offset, "\(meant); the sign $ before its name is written \\u{24}")
        }
    }
}

extension UInt8 {
    /// Whether a word may have this byte in it.
    var isScriptWordByte: Bool {
        let letter = self | 0x20
        return letter &- UInt8(ascii: "a") < 26 || isDigit
            || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
    }

    /// Whether it is one of 0 to 9.
    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
