/// Says what a line should have been.
extension StepParser {
    /// An error at a token; at the next if none is named.
    func error(_ message: String, at token: Token? = nil) -> ScriptError {
        line.error(at: (token ?? self.token).range.lowerBound, message)
    }

    /// An error of the whole line.
    func lineError(_ message: String) -> ScriptError { line.error(at: range.lowerBound, message) }

    /// Something else was expected where the next token is.
    ///
    /// - Parameters:
    ///   - what: What was expected, in words.
    ///   - phrase: What it was expected after; `nil` means the word before.
    ///   - words: The words it could have been, to find the one that was meant.
    func expected(_ what: String, after phrase: String?, among words: [String] = []) -> ScriptError {
        expected(what, after: phrase, meant: word.map { Suggestion.clause(for: $0, among: words) } ?? "")
    }

    /// A row, or something that can be one, was expected; the commonest omission is the word `row` itself, and then the
    /// quotes of a name.
    func expectedRow(_ what: String, after phrase: String, among words: [String]) -> ScriptError {
        var isRow = word.map(ScriptNumber.isNumber) ?? false
        if case .text = token.value { isRow = true }
        if isRow { return expected(what, after: phrase, meant: "; did you mean `row \(source(token))`?") }
        return expectedControl(what, after: phrase, among: words)
    }

    /// A control, or something that can be one, was expected.
    func expectedControl(_ what: String, after phrase: String, among words: [String]) -> ScriptError {
        guard let word, Suggestion.clause(for: word, among: words).isEmpty, let meant = quoted else {
            return expected(what, after: phrase, among: words)
        }
        return expected(what, after: phrase, meant: "; did you mean `\(meant)`?")
    }

    /// The rest of a step with what it forgets, as `Follow in "Knuth"` the quotes and the word `row`.
    private var quoted: String? {
        let name = rest.prefix { if case .word(let word) = $0.value { word != "in" } else { false } }
        let place = rest.dropFirst(name.count)
        guard !place.isEmpty, case .word = place.first?.value else { return nil }
        let texts = place.dropFirst().map { line.text($0.range) }
        let row = texts.first?.hasPrefix("\"") ?? false ? "row " : ""
        let words = name.map { line.text($0.range) }.joined(separator: " ")
        return Suggestion.clipped("\"\(words)\" in \(row)\(texts.joined(separator: " "))")
    }

    /// A place was expected; the commonest omission is the word `row`.
    func expectedPlace(after phrase: String, among words: [String]) -> ScriptError {
        guard case .text = token.value else { return expected(Suggestion.list(words), after: phrase, among: words) }
        return expected(Suggestion.list(words), after: phrase, meant: "; did you mean `row \(source(token))`?")
    }

    private func expected(_ what: String, after phrase: String?, meant: String) -> ScriptError {
        if let lexical { return lexical }
        let what = what.contains(", such as ") ? what + "," : what
        let before = phrase.map { "\"\($0)\"" } ?? named(last)
        if isAtEnd {
            return line.error(at: last.range.upperBound, "expected \(what) after \(before), but the step ends here")
        }
        var meant = meant
        if let word, variables[word] != nil { meant = "; did you mean `$\(word)`?" }
        return error("expected \(what) after \(before), not \(named(token))\(meant)")
    }

    /// Why the next token is no token at all, whatever is expected.
    private var lexical: ScriptError? {
        switch token.value {
        case .error(let error): error
        case .variable(let name, nil): variables.unknown(name, at: token.range.lowerBound, in: line)
        case .word, .text, .template, .variable, .comma, .then, .end: nil
        }
    }

    /// A token as it is written, short enough for a message.
    func source(_ token: Token) -> String { Suggestion.clipped(line.text(token.range)) }

    /// A token as an error names it.
    private func named(_ token: Token) -> String {
        switch token.value {
        case .word(let word): ScriptNumber.isNumber(word) ? source(token) : "\"\(source(token))\""
        case .text, .template: "the text \(source(token))"
        case .comma: "a comma"
        case .then: "\">\""
        case .variable(_, let value?) where token.range == self.token.range: "\(source(token)), which is \(value.kind)"
        case .variable: source(token)
        case .end, .error: "the end of the step"
        }
    }

    func tooLarge() -> ScriptError { error("the number \(source(token)) is too large") }

    func unknownStep() -> ScriptError {
        if let lexical { return lexical }
        guard let word, !ScriptNumber.isNumber(word) else {
            return error("expected a step, such as `tap \"Follow\" in row 3`, not \(named(token))")
        }
        let synonym = Verb.all.first { $0.synonyms.contains(word.lowercased()) }
        let meant = synonym.map { "; did you mean \"\($0.words)\"?" } ?? Suggestion.clause(for: word, among: Verb.words)
        let known = meant.isEmpty ? "; a step begins with \(Suggestion.list(Verb.words))" : meant
        return error("unknown step \(named(token))\(known)")
    }

    /// The words with which the step could have gone on.
    private var continuationWords: [String] {
        continuations.map { String($0.dropFirst().prefix(while: \.isLetter)) }
    }

    /// There is more in the line than a step has.
    ///
    /// - Parameter hint: What is to be done about it; `nil` if only the words that could have followed tell.
    func unexpectedTail(_ hint: String? = nil) -> ScriptError {
        if let lexical { return lexical }
        var meant = word.map { Suggestion.clause(for: $0, among: continuationWords) } ?? ""
        if meant.isEmpty, !continuations.isEmpty {
            meant = "; it could only go on with " + continuations.joined(separator: " or ")
        }
        if let hint { meant = "; \(hint)" }
        let found = isCommaNext ? "comma" : named(token)
        return error("unexpected \(found) at the end of the step\(meant)")
    }
}
