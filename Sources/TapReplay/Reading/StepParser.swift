/// Parses the tokens of a line by recursive descent, with at most two tokens of lookahead, except in an `expect` step.
package struct StepParser {
    let line: ScriptLine
    /// The variables that earlier lines define.
    let variables: ScriptVariables
    /// The verb that begins the line, once it has been read.
    ///
    /// After an error, ``ScriptReader`` uses it to recover.
    var verb: String?
    /// The variable that the line defines, once its name has been read.
    ///
    /// After an error, ``ScriptReader`` uses it to recover.
    private(set) var declaredName: String?

    private let tokens: [Token]
    private var position = 0
    /// The next token, with variables replaced by their values.
    private(set) var token: Token
    /// The optional continuations that the parser has looked for since it read the last token. Error messages list
    /// them.
    private(set) var continuations: [String] = []

    /// Starts parsing a line.
    init(_ line: ScriptLine, _ variables: ScriptVariables = ScriptVariables()) {
        self.init(line, ScriptLexer(line).tokens, variables)
    }

    /// Starts parsing a line that has already been split into tokens.
    init(_ line: ScriptLine, _ tokens: [Token], _ variables: ScriptVariables) {
        (self.line, self.tokens, self.variables) = (line, tokens, variables)
        token = tokens[0].bound(to: variables, in: line)
    }

    // MARK: Tokens

    /// The last token that was read.
    var last: Token { tokens[max(0, position - 1)] }

    /// The range of bytes from the first token to the last token that was read.
    var range: Range<Int> { tokens[0].range.lowerBound..<last.range.upperBound }

    /// The line's tokens, or `nil` if none of them depends on a variable.
    var template: [Token]? { tokens.contains(where: \.isVariable) ? tokens : nil }

    /// Whether the line contains a string with escape sequences.
    var isEscaped: Bool { tokens.contains(where: \.isEscaped) }

    /// Reads the next token, which must not be the `end` token.
    mutating func advance() {
        position += 1
        token = tokens[position].bound(to: variables, in: line)
        if !continuations.isEmpty { continuations.removeAll(keepingCapacity: true) }
    }

    /// Whether the next token is the `end` token.
    var isAtEnd: Bool {
        if case .end = token.value { true } else { false }
    }

    /// Whether the value of the next token depends on variables.
    var isVariableNext: Bool { tokens[position].isVariable }

    var isCommaNext: Bool {
        if case .comma = token.value { true } else { false }
    }

    /// The next token's word, if the token is a word.
    var word: String? {
        if case .word(let word) = token.value { word } else { nil }
    }

    /// Returns whether the next token, or the token `count` positions later, is this word.
    func isNext(_ word: String, ahead count: Int = 0) -> Bool {
        guard position + count < tokens.count, case .word(let next) = tokens[position + count].value else {
            return false
        }
        return next == word
    }

    /// The remaining tokens, without the line's last token, which is `end` or `error`.
    var rest: ArraySlice<Token> { tokens[position...].dropLast() }

    /// Whether the whole line could be split into tokens without an error.
    var isUnderstood: Bool {
        if case .error = tokens[tokens.endIndex - 1].value { false } else { true }
    }

    /// Reads the word if it comes next.
    mutating func accept(_ word: String) -> Bool {
        guard isNext(word) else { return false }
        advance()
        return true
    }

    /// Reads the word if it comes next. If it does not, records `continuation` for error messages.
    mutating func accept(_ word: String, orGoesOnWith continuation: String) -> Bool {
        if accept(word) { return true }
        addContinuation(continuation)
        return false
    }

    /// Records a description of a possible continuation for error messages.
    mutating func addContinuation(_ continuation: String) {
        // Most tokens have at most four continuations.
        if continuations.isEmpty { continuations.reserveCapacity(4) }
        continuations.append(continuation)
    }

    /// Reads the given word, or throws an error if the word does not come next.
    mutating func require(_ word: String, after phrase: String? = nil) throws(ScriptError) {
        guard accept(word) else { throw expected("\"\(word)\"", after: phrase, among: [word]) }
    }

    /// Reads a colon, or throws an error if a colon does not come next.
    mutating func requireColon(after phrase: String?) throws(ScriptError) {
        guard case .colon = token.value else { throw expected("a colon and a step", after: phrase) }
        advance()
    }

    /// Reads the `>` between menu titles if it comes next.
    mutating func acceptThen() -> Bool {
        if case .then = token.value {
            advance()
            return true
        }
        addContinuation("\">\" and a title")
        return false
    }

    /// Reads one of the given words, or throws an error if none of them comes next.
    mutating func one(of words: [String], after phrase: String? = nil) throws(ScriptError) -> String {
        guard let word, words.contains(word) else {
            throw expected(Suggestion.list(words), after: phrase, among: words)
        }
        advance()
        return word
    }

    // MARK: Values

    /// Whether the next token is a string or a variable whose value is a string.
    var isTextNext: Bool {
        if case .text = token.value { return true }
        return variable?.isText ?? false
    }

    /// Whether the next token is a number, starts like a number, or is a variable whose value is a number.
    var isNumberNext: Bool {
        if let first = word?.utf8.first { return first.isDigit || first == UInt8(ascii: "-") }
        return variable?.isNumber ?? false
    }

    /// The value of the next token, if it is a variable.
    private var variable: ScriptValue? {
        if case .variable(_, let value) = token.value { value } else { nil }
    }

    /// Reads a name, which is a word or a quoted string.
    mutating func name(of what: String, after phrase: String) throws(ScriptError) -> String {
        var name = word
        if case .text(let text) = token.value { name = text }
        guard let name else { throw expected(what, after: phrase) }
        if name.isEmpty { throw error("\(what) cannot be empty") }
        advance()
        return name
    }

    /// Reads a quoted string or a variable. If the variable is a number, returns the number as text.
    ///
    /// - Parameter ends: The words that can follow the string in the step. If the quotation marks are missing, the
    ///   error message suggests adding them around all words before the first of these.
    mutating func text(_ what: String, after phrase: String?, upTo ends: [String] = []) throws(ScriptError) -> String {
        var text = variable?.spelling
        if case .text(let contents) = token.value { text = contents }
        guard let text else { throw expectedText("\(what) in double quotes", after: phrase, upTo: ends) }
        advance()
        return text
    }

    /// Reads the text or identifier that a step uses to find an element. Throws an error if it is written as `""`.
    ///
    /// A variable whose current value is empty is accepted, because it can have a different value when the script is
    /// played.
    mutating func key(_ what: String, after phrase: String?, upTo ends: [String] = []) throws(ScriptError) -> String {
        if isEmptyTextNext {
            throw error("\"\" names nothing; expected \(what) with at least one character")
        }
        return try text(what, after: phrase, upTo: ends)
    }

    /// Whether the next token is `""`.
    var isEmptyTextNext: Bool {
        if case .text("") = token.value { token.range.count == 2 } else { false }
    }

    /// Reads the text to compare with: a string, or a pattern between two slashes.
    mutating func comparedText(_ what: String, after phrase: String) throws(ScriptError) -> ComparedText {
        guard case .pattern(let pattern) = token.value else { return .text(try text(what, after: phrase)) }
        advance()
        return .pattern(pattern)
    }

    /// Reads a whole number that is at least 0.
    ///
    /// `lowest` is used only in the error message. The caller must check that the number is not less than `lowest`.
    mutating func whole(_ what: String, after phrase: String?, from lowest: Int = 0) throws(ScriptError) -> Int {
        guard let digits = variable?.numeral ?? word, ScriptNumber.isWhole(digits) else {
            throw expected("\(what) (a whole number, from \(lowest))", after: phrase)
        }
        guard let number = Int(digits) else { throw tooLarge() }
        advance()
        return number
    }

    /// Reads a number that may have a fraction.
    mutating func decimal(
        _ what: String, after phrase: String, mayBeNegative: Bool
    ) throws(ScriptError) -> Double {
        guard let digits = variable?.numeral ?? word, ScriptNumber.isNumber(digits),
            mayBeNegative || digits.first != "-"
        else {
            throw expected("\(what)" + (mayBeNegative ? ", such as -40 or 12.5" : ", such as 2 or 0.5"), after: phrase)
        }
        guard let number = Double(digits), number.isFinite else { throw tooLarge() }
        advance()
        return number
    }

    /// Reads a distance in points, which must not be written as 0. The value of a variable may be 0, because the
    /// variable may be the counter of a loop.
    mutating func points(after phrase: String, mayBeNegative: Bool = false) throws(ScriptError) -> Double {
        let (start, isVariable) = (token, isVariableNext)
        let points = try decimal("a number of points", after: phrase, mayBeNegative: mayBeNegative)
        if points == 0, !isVariable { throw error("0 points means not at all; remove the line", at: start) }
        return points
    }

    /// Reads `N times` with a count of at least 1.
    mutating func times() throws(ScriptError) -> Int {
        let start = token
        let times = try countedTimes(from: 1)
        guard times > 0 else { throw error("0 times means never; remove the line", at: start) }
        return times
    }

    /// Reads `N times`.
    mutating func countedTimes(from lowest: Int = 0) throws(ScriptError) -> Int {
        let times = try whole("a number of times", after: nil, from: lowest)
        guard accept("times") || accept("time") else {
            throw expected("\"times\"", after: nil, among: ["times", "time"])
        }
        return times
    }

    /// Reads the name of the variable that the line defines.
    ///
    /// - Parameter next: The keyword that must follow the name. The name can be the same word as the keyword, as in
    ///   `let be be 3`, where the second `be` is the keyword.
    mutating func variableName(after phrase: String, before next: String? = nil) throws(ScriptError) -> String {
        if case .variable(let name, _) = token.value {
            declaredName = name
            throw error("declare a variable without the $; write `\(name)`")
        }
        guard let name = word, !isNumberNext, name != next || isNext(name, ahead: 1) else {
            throw expected("a variable's name", after: phrase)
        }
        declaredName = name
        advance()
        return name
    }

    /// Reads `NAME be VALUE`.
    mutating func declaration() throws(ScriptError) -> (name: String, value: ScriptValue) {
        let name = try variableName(after: "let", before: "be")
        try require("be")
        return (name, try value(after: "be"))
    }

    /// Reads a string, a number, or a variable's value.
    mutating func value(after phrase: String) throws(ScriptError) -> ScriptValue {
        if let variable {
            advance()
            return variable
        }
        if isTextNext { return .text(try text("a text", after: phrase)) }
        guard isNumberNext, let digits = word else {
            throw expectedText("a text or a number", after: phrase, upTo: [])
        }
        if ScriptNumber.isWhole(digits) { return .whole(try whole("a number", after: phrase)) }
        _ = try decimal("a number", after: phrase, mayBeNegative: true)
        return .decimal(digits)
    }
}
