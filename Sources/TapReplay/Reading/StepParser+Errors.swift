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
        return expectedName(what, after: phrase, among: words, meant: quotedName.map { "row \($0)" })
    }

    /// A control, or something that can be one, was expected.
    func expectedControl(_ what: String, after phrase: String, among words: [String]) -> ScriptError {
        expectedName(what, after: phrase, among: words, meant: quotedPlace ?? quotedName)
    }

    /// A text was expected, or one of some words.
    ///
    /// - Parameter ends: The words with which the step can go on after it.
    func expectedText(
        _ what: String, after phrase: String?, among words: [String] = [], upTo ends: [String]
    ) -> ScriptError {
        expectedName(what, after: phrase, among: words, meant: quoted(upTo: ends))
    }

    /// What a name in quotes may stand for was expected: the word that is near, else the name with its quotes.
    private func expectedName(
        _ what: String, after phrase: String?, among words: [String], meant: String?
    ) -> ScriptError {
        guard let word, Suggestion.clause(for: word, among: words).isEmpty else {
            return expected(what, after: phrase, among: words)
        }
        if words.contains("row"), ["cell", "item"].contains(word.lowercased()) {
            return expected(what, after: phrase, meant: "; did you mean \"row\"?")
        }
        return expected(what, after: phrase, meant: meant.map { "; did you mean `\($0)`?" } ?? "")
    }

    /// The words that can come after the name of a row or a control.
    var wordsAfterName: [String] {
        switch verb {
        case "swipe", "pan", "step": ["in", "left", "right", "up", "down"]
        case "move", "slide": ["in", "to"]
        case "remember": ["in", "as"]
        case "expect", "wait", "if": ["in", "is", "shows", "contains", "matches", "looks", "does", "refused"]
        default: ["in"]
        }
    }

    /// The bare words that are next, in the quotes that they lack; `nil` if a word of the language is among them.
    private var quotedName: String? {
        let words = Self.placeWords + ControlKind.allCases.map(\.rawValue)
        let name = bareWords(upTo: wordsAfterName)
        return name.contains { words.contains(line.text($0.range)) } ? nil : quoted(upTo: wordsAfterName)
    }

    /// The bare words that are next, up to one that the step can go on with, in the quotes that they lack.
    private func quoted(upTo ends: [String]) -> String? {
        let words = bareWords(upTo: ends)
        guard let first = words.first, let last = words.last, isUnderstood else { return nil }
        switch rest.dropFirst(words.count).first?.value {
        case .text, .pattern, .template, .variable, .error: return nil
        case nil, .word, .comma, .colon, .then, .end:
            return "\"\(Suggestion.clipped(line.text(first.range.lowerBound..<last.range.upperBound)))\""
        }
    }

    /// Whether `of section …` or `for N seconds` begins at a token.
    private func isClause(at index: Int) -> Bool {
        guard index + 1 < rest.endIndex, case .word(let next) = rest[index + 1].value else { return false }
        let word = line.text(rest[index].range)
        return word == "of" && next == "section" || word == "for" && ScriptNumber.isNumber(next)
    }

    /// The words that are next, up to one that ends them; the first may be such a word, too.
    private func bareWords(upTo ends: [String]) -> ArraySlice<Token> {
        var end = rest.startIndex
        while end < rest.endIndex, case .word(let word) = rest[end].value {
            if end > rest.startIndex, ends.contains(word) || isClause(at: end) { break }
            end += 1
        }
        return rest[..<end]
    }

    /// The rest of a step with what it forgets, as `Follow in "Knuth"` the quotes and the word `row`.
    private var quotedPlace: String? {
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
        guard case .text = token.value else {
            let meant = quotedName.map { "row \($0)" }
            return expectedName(Suggestion.list(words), after: phrase, among: words, meant: meant)
        }
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
    var lexical: ScriptError? {
        switch token.value {
        case .error(let error): error
        case .variable(let name, nil): variables.unknown(name, at: token.range.lowerBound, in: line)
        case .word, .text, .pattern, .template, .variable, .comma, .colon, .then, .end: nil
        }
    }

    /// A token as it is written, short enough for a message.
    func source(_ token: Token) -> String { Suggestion.clipped(line.text(token.range)) }

    /// A token as an error names it.
    func named(_ token: Token) -> String {
        switch token.value {
        case .word(let word): ScriptNumber.isNumber(word) ? source(token) : "\"\(source(token))\""
        case .text, .template: "the text \(source(token))"
        case .pattern: "the pattern \(source(token))"
        case .comma: "a comma"
        case .colon: "a colon"
        case .then: "\">\""
        case .variable(_, let value?) where token.range == self.token.range: "\(source(token)), which is \(value.kind)"
        case .variable: source(token)
        case .end, .error: "the end of the step"
        }
    }

    func tooLarge() -> ScriptError { error("the number \(source(token)) is too large") }

    /// The words with which the step could have gone on.
    private var continuationWords: [String] {
        continuations.map { String($0.dropFirst().prefix(while: \.isLetter)) }.filter { !$0.isEmpty }
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
