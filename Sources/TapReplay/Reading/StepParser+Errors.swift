/// Says what a line should have been.
extension StepParser {
    /// Something else was expected where the next token is.
    ///
    /// - Parameters:
    ///   - what: What was expected, in words.
    ///   - phrase: What it was expected after; `nil` stands for the word before.
    ///   - words: The words it could have been, to find the one that was meant.
    func expected(_ what: String, after phrase: String?, among words: [String] = []) -> ScriptError {
        let before = phrase.map { "\"\($0)\"" } ?? named(last)
        let meant = token.kind == .word ? ScriptSuggestion.clause(for: lexer.source(token), among: words) : ""
        return expected(what, afterQuoted: before, meant: meant)
    }

    /// A row, or something that can be one, was expected; the commonest omission is the word `row` itself.
    func expectedRow(_ what: String, after phrase: StaticString, among words: [String]) -> ScriptError {
        guard lexer.isNumber(token) || token.kind == .text else {
            return expected(what, after: "\(phrase)", among: words)
        }
        let source = ScriptSuggestion.clipped(lexer.source(token))
        return expected(what, afterQuoted: "\"\(phrase)\"", meant: "; did you mean `row \(source)`?")
    }

    func expected(_ what: String, afterQuoted before: String, meant: String) -> ScriptError {
        let what = what.contains(", such as ") ? what + "," : what
        var meant = meant
        if token.kind == .word, variables[lexer.source(token)] != nil {
            meant = "; did you mean `$\(lexer.source(token))`?"
        }
        if token.kind == .end {
            return lexer.error(at: consumedEnd, "expected \(what) after \(before), but the step ends here")
        }
        return lexer.error(at: token.start, "expected \(what) after \(before), not \(found)\(meant)")
    }

    /// The next token as an error names it.
    var found: String { named(token) }

    func named(_ token: ScriptToken) -> String {
        let source = ScriptSuggestion.clipped(lexer.source(token))
        switch token.kind {
        case .word: return lexer.isNumber(token) ? source : "\"\(source)\""
        case .text: return "the text \(source)"
        case .comma: return "a comma"
        case .then: return "\">\""
        case .variable: return "\(source)" + (token.start == self.token.start ? ", which is \(variableValue.kind)" : "")
        case .end: return "the end of the step"
        }
    }

    func tooLarge() -> ScriptError {
        lexer.error(at: token.start, "the number \(ScriptSuggestion.clipped(lexer.source(token))) is too large")
    }

    func unknownStep() -> ScriptError {
        guard token.kind == .word, !lexer.isNumber(token) else {
            return lexer.error(at: token.start, "expected a step, such as `tap \"Follow\" in row 3`, not \(found)")
        }
        let words = StepWord.allCases.map(\.rawValue)
        let word = lexer.source(token)
        let synonym = StepWord.synonyms[word.lowercased()].map { "; did you mean \"\($0.rawValue)\"?" }
        let meant = synonym ?? ScriptSuggestion.clause(for: word, among: words)
        let known = meant.isEmpty ? "; a step begins with \(ScriptSuggestion.list(words))" : meant
        return lexer.error(at: token.start, "unknown step \(found)\(known)")
    }

    func unexpectedTail() -> ScriptError {
        let possible = StepContinuation.allCases.filter { continuations & (1 << UInt16($0.rawValue)) != 0 }
        var meant = ""
        if token.kind == .word {
            meant = ScriptSuggestion.clause(for: lexer.source(token), among: possible.compactMap(\.word))
        }
        if meant.isEmpty, !possible.isEmpty {
            meant = "; it could only go on with " + possible.map(\.spelling).joined(separator: " or ")
        }
        if token.kind == .comma || isNext("and"), stepWord == .expect || stepWord == .wait {
            meant = "; each condition is a step of its own"
        }
        if stepWord == .repeat { meant = "; the steps of a block stand on lines of their own" }
        let found = token.kind == .comma ? "comma" : found
        return lexer.error(at: token.start, "unexpected \(found) at the end of the step\(meant)")
    }
}
