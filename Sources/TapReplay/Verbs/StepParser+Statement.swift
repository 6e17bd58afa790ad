/// Parses a whole line, using the table of verbs.
extension StepParser {
    /// The statement of a line.
    enum Statement {
        case action(Action)
        /// `let NAME be VALUE`.
        case variable(String, ScriptValue)
        /// `repeat …`: the lines up to its `end` are repeated.
        case repetition(Repetition)
        /// `if …`: the lines up to its `else` or `end` are played if the condition passes.
        case choice(Condition)
        /// `else`.
        case otherwise
        /// `end`.
        case end
        /// `play "FILE" [with NAME VALUE, …]`.
        case play(PlayCall)
        /// `takes NAME [VALUE], …`.
        case parameters([ScriptParameter])
    }

    /// Parses the statement of the line.
    mutating func statement() throws(ScriptError) -> Statement {
        guard let verb = acceptVerb() else { throw unknownStep() }
        self.verb = verb.words
        let statement: Statement
        switch verb.reading {
        case .touch(let read): statement = .action(.touch(try read(&self)))
        case .action(let read): statement = .action(try read(&self))
        case .variable(let read):
            let (name, value) = try read(&self)
            statement = .variable(name, value)
        case .repetition(let read): statement = .repetition(try read(&self))
        case .choice(let read): statement = .choice(try read(&self))
        case .otherwise:
            if isNext("if") { throw error("write `if` on its own line after `else`, with its own `end`") }
            statement = .otherwise
        case .end: statement = .end
        case .play: statement = .play(try playCall())
        case .parameters: statement = .parameters(try parameters())
        }
        guard isAtEnd else { throw unexpectedTail() }
        return statement
    }

    /// Parses a verb of one or two words; returns `nil` if the next words are not a verb.
    mutating func acceptVerb() -> Verb? {
        let verbs = word.flatMap { Verb.beginning[$0] } ?? []
        guard let verb = verbs.first(where: { $0.secondWord.map { isNext($0, ahead: 1) } ?? true }) else { return nil }
        advance()
        if verb.secondWord != nil { advance() }
        return verb
    }
}

// MARK: - Lines that are in no script

extension StepParser {
    /// Returns the error in a line, or `nil` if the line is a valid step.
    package static func error(in line: String) -> ScriptError? {
        var parser = StepParser(ScriptLine(line))
        do throws(ScriptError) { _ = try parser.statement() } catch { return error }
        return nil
    }

    /// Parses a condition as it is written after `expect`; returns `nil` if it is invalid.
    package static func condition(_ words: String) -> Condition? {
        var parser = StepParser(ScriptLine("expect \(words)"))
        guard case .action(.expect(let condition, within: _))? = try? parser.statement() else { return nil }
        return condition
    }
}

// MARK: - Unknown steps

extension StepParser {
    func unknownStep() -> ScriptError {
        if let lexical { return lexical }
        guard let word, !ScriptNumber.isNumber(word) else {
            return error("expected a step, such as `tap \"Follow\" in row 3`, not \(named(token))")
        }
        let synonym = Verb.all.first { $0.synonyms.contains(word.lowercased()) }
        var meant =
            Verb.otherSteps[word.lowercased()].map { "; did you mean `\($0)`?" }
            ?? synonym.map { "; did you mean \"\($0.words)\"?" } ?? Suggestion.clause(for: word, among: Verb.words)
        if meant.isEmpty, let words = unhyphenated(word) { meant = "; did you mean `\(words)`?" }
        let known = meant.isEmpty ? "; a step begins with \(Suggestion.list(Verb.words))" : meant
        return error("unknown step \(named(token))\(known)")
    }

    /// Returns the words of a hyphenated step, such as `pull to refresh` for `pull-to-refresh`, or `nil` if the word
    /// does not consist of a verb and further words, separated by hyphens. If the words are not a valid step, returns
    /// only the verb, or `nil` if the word begins with a synonym of the verb.
    private func unhyphenated(_ word: String) -> String? {
        let parts = word.split(separator: "-").map { $0.lowercased() }
        guard parts.count > 1, let verb = Verb.all.first(where: { ([$0.firstWord] + $0.synonyms).contains(parts[0]) })
        else { return nil }
        let words = ([verb.words] + parts.dropFirst()).joined(separator: " ")
        var whole = StepParser(ScriptLine(words + line.text(token.range.upperBound..<line.bytes.endIndex)), variables)
        do throws(ScriptError) { _ = try whole.statement() } catch  where error.place.column <= words.count {
            return verb.firstWord == parts[0] ? verb.words : nil
        } catch {}
        return words
    }
}
