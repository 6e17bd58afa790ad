/// A token of a line, such as a word, a string, a pattern, a variable or a punctuation mark.
struct Token {
    enum Value {
        /// A word of letters, digits, `-`, `_` and `.`, or a number.
        case word(String)
        /// A quoted string, with its escape sequences resolved.
        case text(String)
        /// A pattern between two `/`.
        case pattern(TextPattern)
        /// A string that contains variables.
        case template([Piece])
        /// `$` and a name, with the variable's value. The value is `nil` if no earlier line defines the variable.
        indirect case variable(String, ScriptValue?)
        case comma
        /// `:`, which separates `known to fail "…"` from its step.
        case colon
        /// `>`, which separates menu titles.
        case then
        /// The end of the step, at the end of the line or the start of a comment.
        case end
        /// An error. It is thrown only when the parser reaches this token, so that earlier errors in the line are
        /// reported first.
        indirect case error(ScriptError)
    }

    /// A piece of a string that contains variables.
    enum Piece {
        case text(String)
        /// `\(name)`, with its offset in the script.
        case variable(String, Int)
    }

    var value: Value
    /// The token's byte range in the script.
    var range: Range<Int>
    /// Whether the token is a string with escape sequences, so that its value differs from its source.
    var isEscaped = false
}

extension Token {
    /// Whether the token's value depends on variables.
    var isVariable: Bool {
        switch value {
        case .template, .variable: true
        case .word, .text, .pattern, .comma, .colon, .then, .end, .error: false
        }
    }

    /// The names of the variables that the token's value depends on.
    var variableNames: [String] {
        switch value {
        case .variable(let name, _): [name]
        case .template(let pieces):
            pieces.compactMap { if case .variable(let name, _) = $0 { name } else { nil } }
        case .word, .text, .pattern, .comma, .colon, .then, .end, .error: []
        }
    }

    /// Returns the token with variables replaced by their values.
    func bound(to variables: ScriptVariables, in line: ScriptLine) -> Token {
        switch value {
        case .word, .pattern, .comma, .colon, .then, .end, .error: return self
        case .text where variables.isEmpty: return self
        case .variable(let name, _): return Token(value: .variable(name, variables[name]), range: range)
        case .text, .template:
            var bound = self
            do throws(ScriptError) {
                try checkDollars(variables, line)
                if case .template(let pieces) = value { bound.value = .text(try join(pieces, variables, line)) }
            } catch {
                bound.value = .error(error)
            }
            return bound
        }
    }

    /// Returns the text of a string with its variables replaced by their values. Throws an error if the text is longer
    /// than the limit for a line of a script. Without this limit, a series of variables that each contain the previous
    /// one twice could use up all memory.
    private func join(
        _ pieces: [Piece], _ variables: ScriptVariables, _ line: ScriptLine
    ) throws(ScriptError) -> String {
        var text = ""
        for piece in pieces {
            guard text.utf8.count <= ScriptLine.lengthLimit else { break }
            switch piece {
            case .text(let part): text += part
            case .variable(let name, let offset):
                guard let value = variables[name] else { throw variables.unknown(name, at: offset, in: line) }
                text += value.spelling
            }
        }
        guard text.utf8.count <= ScriptLine.lengthLimit else {
            let size = ScriptLine.lengthLimit / 1024
            throw line.error(at: range.lowerBound, "with its variables, this text is longer than \(size) KB")
        }
        return text
    }

    /// Rejects a string that contains `$` followed by a variable's name.
    ///
    /// The author probably meant `\(name)`; the `$` would be taken literally.
    private func checkDollars(_ variables: ScriptVariables, _ line: ScriptLine) throws(ScriptError) {
        let contents = line.bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
        for offset in contents.indices where contents[offset] == UInt8(ascii: "$") {
            let word = String(decoding: contents[(offset + 1)...].prefix { $0.isScriptWordByte }, as: UTF8.self)
            // A period or hyphen after the name may be punctuation that is not part of the name.
            let names = [word, String(word.reversed().drop { ".-".contains($0) }.reversed())]
            guard let name = names.first(where: { variables[$0] != nil }) else { continue }
            let isAlone = name.utf8.count + 1 == contents.count
            let meant =
                isAlone
                ? "the variable is $\(name) without quotes" : "a variable inside a text is written \\(\(name))"
            throw line.error(at: offset, "\(meant); a literal $ before its name is written \\u{24}")
        }
    }
}
