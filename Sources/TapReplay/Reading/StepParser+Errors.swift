import HeadlessUIKit

/// Creates the errors of the parser.
extension StepParser {
    /// Returns an error located at the given token or, by default, at the next token.
    func error(_ message: String, at token: Token? = nil) -> ScriptError {
        line.error(at: (token ?? self.token).range.lowerBound, message)
    }

    /// Returns an error for the whole line.
    func lineError(_ message: String) -> ScriptError { line.error(at: range.lowerBound, message) }

    /// Returns an error saying that something else was expected in place of the next token.
    ///
    /// - Parameters:
    ///   - what: A description of what was expected.
    ///   - phrase: The words before the expected part of the step, or `nil` to refer to the previous token.
    ///   - words: The possible words. The error suggests the most similar of these words.
    ///   - synonyms: Synonyms of the possible words, such as the words that other test tools use.
    func expected(
        _ what: String, after phrase: String?, among words: [String] = [], synonyms: [String: String] = [:]
    ) -> ScriptError {
        let synonym = word.flatMap { synonyms[$0.lowercased()] }.map { "; did you mean `\($0)`?" }
        return expected(
            what, after: phrase, meant: synonym ?? word.map { Suggestion.clause(for: $0, among: words) } ?? "")
    }

    /// Returns the error for a missing row in a step that accepts a row and possibly other elements.
    ///
    /// The most common omissions are the word `row` and the quotation marks around a name, so the error suggests adding
    /// them.
    func expectedRow(_ what: String, after phrase: String, among words: [String]) -> ScriptError {
        var isRow = word.map(ScriptNumber.isNumber) ?? false
        if case .text = token.value { isRow = true }
        if isRow { return expected(what, after: phrase, meant: "; did you mean `row \(source(token))`?") }
        return expectedName(what, after: phrase, among: words, meant: quotedName.map { "row \($0)" })
    }

    /// Returns the error for a missing control in a step that accepts a control and possibly other elements.
    func expectedControl(_ what: String, after phrase: String, among words: [String]) -> ScriptError {
        expectedName(what, after: phrase, among: words, meant: quotedPlace ?? quotedName)
    }

    /// Returns an error saying that a string or one of several words was expected.
    ///
    /// - Parameter ends: The words that can follow the string in the step.
    func expectedText(
        _ what: String, after phrase: String?, among words: [String] = [], upTo ends: [String]
    ) -> ScriptError {
        expectedName(what, after: phrase, among: words, meant: quoted(upTo: ends))
    }

    /// Returns an error saying that a word or a quoted name was expected. The error suggests a similar word or, if
    /// there is none, the name in quotes.
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

    /// The words that can follow the name of a row or a control in this step.
    var wordsAfterName: [String] {
        switch verb {
        case "swipe", "pan", "step": ["in", "left", "right", "up", "down"]
        case "move", "slide": ["in", "to"]
        case "remember": ["in", "as"]
        case "expect", "wait", "if": ["in", "is", "shows", "contains", "matches", "looks", "does", "not", "refused"]
        default: ["in"]
        }
    }

    /// The bare words that come next, with the missing quotes added, or `nil` if the words include a keyword or can't
    /// be quoted.
    private var quotedName: String? {
        let words = Self.placeWords + ViewKind.controls.map(\.rawValue)
        let name = bareWords(upTo: wordsAfterName)
        return name.contains { words.contains(line.text($0.range)) } ? nil : quoted(upTo: wordsAfterName)
    }

    /// Puts quotes around the bare words that come next, up to one of `ends`, and returns the result. Returns `nil` if
    /// there are no bare words, if a string, a pattern or a variable follows them, or if the line could not be split
    /// into tokens.
    private func quoted(upTo ends: [String]) -> String? {
        let words = bareWords(upTo: ends)
        guard let first = words.first, let last = words.last, isUnderstood else { return nil }
        switch rest.dropFirst(words.count).first?.value {
        case .text, .pattern, .template, .variable, .error: return nil
        case nil, .word, .comma, .colon, .then, .end:
            return "\"\(Suggestion.clipped(line.text(first.range.lowerBound..<last.range.upperBound)))\""
        }
    }

    /// Returns whether the clause `of section …` or `for N seconds` begins at a token.
    private func isClause(at index: Int) -> Bool {
        guard index + 1 < rest.endIndex, case .word(let next) = rest[index + 1].value else { return false }
        let word = line.text(rest[index].range)
        return word == "of" && next == "section" || word == "for" && ScriptNumber.isNumber(next)
    }

    /// Returns the bare words that come next, up to one of `ends` or a clause such as `of section 2`. The first word is
    /// always included, even if it is one of `ends`.
    private func bareWords(upTo ends: [String]) -> ArraySlice<Token> {
        var end = rest.startIndex
        while end < rest.endIndex, case .word(let word) = rest[end].value {
            if end > rest.startIndex, ends.contains(word) || isClause(at: end) { break }
            end += 1
        }
        return rest[..<end]
    }

    /// The rest of the step with the missing quotes and, if needed, the word `row` added, such as
    /// `"Follow" in row "Knuth"` for `Follow in "Knuth"`. The value is `nil` unless `in` follows the bare words.
    private var quotedPlace: String? {
        let name = rest.prefix { if case .word(let word) = $0.value { word != "in" } else { false } }
        let place = rest.dropFirst(name.count)
        guard !place.isEmpty, case .word = place.first?.value else { return nil }
        let texts = place.dropFirst().map { line.text($0.range) }
        let row = texts.first?.hasPrefix("\"") ?? false ? "row " : ""
        let words = name.map { line.text($0.range) }.joined(separator: " ")
        return Suggestion.clipped("\"\(words)\" in \(row)\(texts.joined(separator: " "))")
    }

    /// Returns an error saying that a place was expected. The most common omission is the word `row`, so the error
    /// suggests adding it.
    func expectedPlace(after phrase: String, among words: [String]) -> ScriptError {
        let bars = ["nav": "navigation bar", "navbar": "navigation bar", "tabbar": "tab bar", "tool": "toolbar"]
        if let bar = word.flatMap({ bars[$0.lowercased()] }), words.contains(bar) {
            return expected(Suggestion.list(words), after: phrase, meant: "; did you mean \"\(bar)\"?")
        }
        guard case .text = token.value else {
            let meant = quotedName.map { "row \($0)" }
            let firstWords = words.map { String($0.prefix { $0 != " " }) }
            return expectedName(Suggestion.list(words), after: phrase, among: firstWords, meant: meant)
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

    /// The error to report for the next token, if that token could not be read or is an unknown variable.
    var lexical: ScriptError? {
        switch token.value {
        case .error(let error): error
        case .variable(let name, nil): variables.unknown(name, at: token.range.lowerBound, in: line)
        case .word, .text, .pattern, .template, .variable, .comma, .colon, .then, .end: nil
        }
    }

    /// Returns the source of a token, shortened to fit in a message.
    func source(_ token: Token) -> String { Suggestion.clipped(line.text(token.range)) }

    /// Returns a description of a token for an error message.
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

    /// The first words of the possible continuations of the step, except for continuations that don't begin with a
    /// keyword, such as a comma.
    private var continuationWords: [String] {
        continuations.map { String($0.dropFirst().prefix(while: \.isLetter)) }.filter { !$0.isEmpty }
    }

    /// Returns an error saying that the line continues after the end of its step.
    ///
    /// - Parameter hint: A suggestion for correcting the line, or `nil` to list the possible continuations instead.
    func unexpectedTail(_ hint: String? = nil) -> ScriptError {
        if let lexical { return lexical }
        var meant = word.map { Suggestion.clause(for: $0, among: continuationWords) } ?? ""
        if meant.isEmpty, !continuations.isEmpty {
            meant = "; it could be followed only by " + continuations.joined(separator: " or ")
        }
        if let hint { meant = "; \(hint)" }
        let name = named(token)
        let found = ["a ", "the "].first(where: name.hasPrefix).map { name.dropFirst($0.count) } ?? name[...]
        return error("unexpected \(found) at the end of the step\(meant)")
    }
}
