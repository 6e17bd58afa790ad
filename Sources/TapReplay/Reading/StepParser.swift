/// Reads the tokens of a line as what they say, by recursive descent with one token of lookahead.
package struct StepParser {
    let line: ScriptLine
    /// The variables that lines before have made.
    let variables: ScriptVariables
    /// The words of the verb that the line begins with, once it is known; an error leaves them for the reader to judge by.
    var verb: String?
    /// The variable that the line makes, once its name is known; an error leaves it for the reader.
    private(set) var declaredName: String?

    private let tokens: [Token]
    private var position = 0
    /// The token that is read next, with the values that variables have.
    private(set) var token: Token
    /// What was asked for in vain since the last token was read.
    private(set) var continuations: [String] = []

    /// Starts on a line.
    init(_ line: ScriptLine, _ variables: ScriptVariables = ScriptVariables()) {
        self.init(line, ScriptLexer(line).tokens, variables)
    }

    /// Starts on a line that was cut into tokens.
    init(_ line: ScriptLine, _ tokens: [Token], _ variables: ScriptVariables) {
        (self.line, self.tokens, self.variables) = (line, tokens, variables)
        token = tokens[0].bound(to: variables, in: line)
    }

    // MARK: Tokens

    /// The last token that was read.
    var last: Token { tokens[max(0, position - 1)] }

    /// The bytes from the first token to the last that was read.
    var range: Range<Int> { tokens[0].range.lowerBound..<last.range.upperBound }

    /// The tokens of a line that says something else where variables have other values; `nil` for any other line.
    var template: [Token]? { tokens.contains(where: \.isVariable) ? tokens : nil }

    /// Whether a text of the line is not as it is written.
    var isEscaped: Bool { tokens.contains(where: \.isEscaped) }

    /// Reads the token that is next, which is not the end.
    mutating func advance() {
        position += 1
        token = tokens[position].bound(to: variables, in: line)
        if !continuations.isEmpty { continuations.removeAll(keepingCapacity: true) }
    }

    /// Whether nothing is left to read.
    var isAtEnd: Bool {
        if case .end = token.value { true } else { false }
    }

    /// Whether what the next token says depends on variables.
    var isVariableNext: Bool { tokens[position].isVariable }

    var isCommaNext: Bool {
        if case .comma = token.value { true } else { false }
    }

    /// The word that is next, if one is.
    var word: String? {
        if case .word(let word) = token.value { word } else { nil }
    }

    /// Whether this word is next, or so many tokens later.
    func isNext(_ word: String, ahead count: Int = 0) -> Bool {
        guard position + count < tokens.count, case .word(let next) = tokens[position + count].value else {
            return false
        }
        return next == word
    }

    /// The tokens that are left, without the end.
    var rest: ArraySlice<Token> { tokens[position...].dropLast() }

    /// Whether all of the line could be cut into tokens.
    var isUnderstood: Bool {
        if case .error = tokens[tokens.endIndex - 1].value { false } else { true }
    }

    /// Reads the word if it is next.
    mutating func accept(_ word: String) -> Bool {
        guard isNext(word) else { return false }
        advance()
        return true
    }

    /// Reads the word if it is next; otherwise remembers what the step could have gone on with.
    mutating func accept(_ word: String, orGoesOnWith continuation: String) -> Bool {
        if accept(word) { return true }
        addContinuation(continuation)
        return false
    }

    /// Remembers, for an error, what the step could have gone on with, in words.
    mutating func addContinuation(_ continuation: String) {
        // As many as most tokens have.
        if continuations.isEmpty { continuations.reserveCapacity(4) }
        continuations.append(continuation)
    }

    /// Reads the word, which has to be next.
    mutating func require(_ word: String, after phrase: String? = nil) throws(ScriptError) {
        guard accept(word) else { throw expected("\"\(word)\"", after: phrase, among: [word]) }
    }

    /// Reads a colon, which has to be next.
    mutating func requireColon(after phrase: String) throws(ScriptError) {
        guard case .colon = token.value else { throw expected("a colon and a step", after: phrase) }
        advance()
    }

    /// Reads the sign between the titles of a menu if it is next.
    mutating func acceptThen() -> Bool {
        if case .then = token.value {
            advance()
            return true
        }
        addContinuation("\">\" and a title")
        return false
    }

    /// Reads one of some words, which has to be next.
    mutating func one(of words: [String], after phrase: String? = nil) throws(ScriptError) -> String {
        guard let word, words.contains(word) else {
            throw expected(Suggestion.list(words), after: phrase, among: words)
        }
        advance()
        return word
    }

    // MARK: Values

    /// Whether the next token is a text.
    var isTextNext: Bool {
        if case .text = token.value { return true }
        return variable?.isText ?? false
    }

    /// Whether the next token is a number, of whatever shape.
    var isNumberNext: Bool {
        if let first = word?.utf8.first { return first.isDigit || first == UInt8(ascii: "-") }
        return variable?.isNumber ?? false
    }

    /// The value of the variable that is next, if one is.
    private var variable: ScriptValue? {
        if case .variable(_, let value) = token.value { value } else { nil }
    }

    /// A word or a text.
    mutating func name(of what: String, after phrase: String) throws(ScriptError) -> String {
        var name = word
        if case .text(let text) = token.value { name = text }
        guard let name else { throw expected(what, after: phrase) }
        if name.isEmpty { throw error("\(what) cannot be empty") }
        advance()
        return name
    }

    /// A text in quotes, or a variable, a number's digits too.
    ///
    /// - Parameter ends: The words with which the step can go on after it.
    mutating func text(_ what: String, after phrase: String?, upTo ends: [String] = []) throws(ScriptError) -> String {
        var text = variable?.spelling
        if case .text(let contents) = token.value { text = contents }
        guard let text else { throw expectedText("\(what) in double quotes", after: phrase, upTo: ends) }
        advance()
        return text
    }

    /// A text, or a pattern between two `/`, to compare with.
    mutating func comparedText(_ what: String, after phrase: String) throws(ScriptError) -> ComparedText {
        guard case .pattern(let pattern) = token.value else { return .text(try text(what, after: phrase)) }
        advance()
        return .pattern(pattern)
    }

    /// A whole number from 0; that an error tells of another lowest is for the caller to check.
    mutating func whole(_ what: String, after phrase: String?, from lowest: Int = 0) throws(ScriptError) -> Int {
        guard let digits = variable?.numeral ?? word, ScriptNumber.isWhole(digits) else {
            throw expected("\(what) (a whole number, from \(lowest))", after: phrase)
        }
        guard let number = Int(digits) else { throw tooLarge() }
        advance()
        return number
    }

    /// A number that may have a fraction.
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

    /// `N times`, at least once.
    mutating func times() throws(ScriptError) -> Int {
        let start = token
        let times = try countedTimes(from: 1)
        guard times > 0 else { throw error("0 times is never; leave the line out", at: start) }
        return times
    }

    /// `N times`.
    mutating func countedTimes(from lowest: Int = 0) throws(ScriptError) -> Int {
        let times = try whole("a number of times", after: nil, from: lowest)
        guard accept("times") || accept("time") else {
            throw expected("\"times\"", after: nil, among: ["times", "time"])
        }
        return times
    }

    /// The name of a variable that the line makes, which a word may follow that is then no name.
    mutating func variableName(after phrase: String, before next: String? = nil) throws(ScriptError) -> String {
        if case .variable(let name, _) = token.value {
            declaredName = name
            throw error("a variable is named without its $ where it is made; write `\(name)`")
        }
        guard let name = word, !isNumberNext, name != next || isNext(name, ahead: 1) else {
            throw expected("a variable's name", after: phrase)
        }
        declaredName = name
        advance()
        return name
    }

    /// `NAME be VALUE`.
    mutating func declaration() throws(ScriptError) -> (name: String, value: ScriptValue) {
        let name = try variableName(after: "let", before: "be")
        try require("be")
        return (name, try value(after: "be"))
    }

    /// A text, a number, or the value of a variable.
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
