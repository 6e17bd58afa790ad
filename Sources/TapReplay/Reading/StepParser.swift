/// Reads one line as a step, by recursive descent with one token of lookahead.
struct StepParser {
    let lexer: ScriptLexer
    /// The token that is read next.
    var token: ScriptToken
    /// The last token that was read.
    private(set) var last = ScriptToken(kind: .end, start: 0, end: 0)
    /// The word the step began with, once it is known; an error leaves it for the reader to judge by.
    private(set) var stepWord: StepWord?

    private var tokens: ScriptLexer
    /// The variables that lines before have made.
    let variables: ScriptVariables
    /// What the next token stands for if it is a variable.
    private(set) var variableValue = ScriptValue.unknown
    /// Whether the line has a variable in it.
    private(set) var usesVariables = false
    /// The variable that the line makes, once its name is known; an error leaves it for the reader.
    var declaredName: String?
    /// The continuations asked for in vain since the last token was read, a bit each.
    private(set) var continuations: UInt16 = 0

    /// The offset after the last token that was read.
    var consumedEnd: Int { last.end }

    /// Starts on a line's bytes, which outlive the parser.
    init(bytes: UnsafeBufferPointer<UInt8>, file: String, line: Int, variables: ScriptVariables) {
        lexer = ScriptLexer(bytes: bytes, file: file, line: line)
        tokens = lexer
        token = ScriptToken(kind: .end, start: 0, end: 0)
        self.variables = variables
    }

    /// What the line says; `nil` when it is empty.
    mutating func line() throws(ScriptError) -> ScriptLine? {
        token = try tokens.next()
        guard token.kind != .end else { return nil }
        // Only spaces and tabs can be before it, so that its offset counts characters too.
        let column = token.start + 1
        stepWord = StepWord(token, in: lexer)
        guard let stepWord else { throw unknownStep() }
        try advance()
        let line: ScriptLine =
            switch stepWord {
            case .repeat: .repetition(try repetition(column))
            case .end: .end(column: column)
            case .let: try variable(column)
            default: .step(Step(line: lexer.line, column: column, action: try action(stepWord)))
            }
        guard token.kind == .end else { throw unexpectedTail() }
        return line
    }

    mutating func action(_ word: StepWord) throws(ScriptError) -> Action {
        switch word {
        case .screen: return .screen(try name(of: "a screen's name", after: "screen"))
        case .run: return .run(try name(of: "a command's name", after: "run"))
        case .show: return .show
        case .scroll: return .scroll(try scroll())
        case .wait:
            try require("until", after: "wait")
            let condition = try condition(after: "wait until")
            return .wait(condition, seconds: try seconds())
        case .expect: return try expectation()
        case .remember: return try remembrance()
        default: return .touch(try touch(word))
        }
    }
}

// MARK: - Tokens

extension StepParser {
    /// Reads the token and looks at the one after it.
    mutating func advance() throws(ScriptError) {
        last = token
        continuations = 0
        token = try tokens.next()
        if token.kind == .variable { try resolve() }
    }

    private mutating func resolve() throws(ScriptError) {
        let name = String(lexer.source(token).dropFirst())
        if makesVariable {
            declaredName = name
            throw lexer.error(at: token.start, "a variable is named without its $ where it is made; write `\(name)`")
        }
        guard let known = variables[name] else {
            throw lexer.unknownVariable(name, at: token.start, variables)
        }
        variableValue = known
        usesVariables = true
    }

    /// Whether the word before the next token asks for the name of a new variable.
    private var makesVariable: Bool {
        switch stepWord {
        case .let: lexer.isWord(last, "let")
        case .repeat: lexer.isWord(last, "for")
        case .remember: lexer.isWord(last, "as")
        default: false
        }
    }

    /// Whether the next token is this word.
    @inline(__always)
    func isNext(_ word: StaticString) -> Bool {
        lexer.isWord(token, word)
    }

    /// Reads the word if it is next.
    mutating func accept(_ word: StaticString) throws(ScriptError) -> Bool {
        guard isNext(word) else { return false }
        try advance()
        return true
    }

    /// Reads the word if it is next; otherwise remembers that the step could have gone on with it.
    mutating func accept(_ continuation: StepContinuation, _ word: StaticString) throws(ScriptError) -> Bool {
        guard isNext(word) else {
            couldGoOn(with: continuation)
            return false
        }
        try advance()
        return true
    }

    /// Remembers, for an error, what the step could have gone on with.
    mutating func couldGoOn(with continuation: StepContinuation) {
        continuations |= 1 << UInt16(continuation.rawValue)
    }

    /// Reads the word, which has to be next.
    mutating func require(_ word: StaticString, after phrase: String?) throws(ScriptError) {
        guard try accept(word) else {
            throw expected("\"\(word)\"", after: phrase, among: ["\(word)"])
        }
    }

    /// Whether the next token is a text.
    var isTextNext: Bool { token.kind == .text || (token.kind == .variable && variableValue.isText) }

    /// Whether the next token is a number, of whatever shape.
    var isNumberNext: Bool {
        guard token.kind == .word else { return token.kind == .variable && variableValue.isNumber }
        let first = lexer.bytes[token.start]
        return first &- UInt8(ascii: "0") < 10 || first == UInt8(ascii: "-")
    }

    /// A word or a text.
    mutating func name(of what: StaticString, after phrase: StaticString) throws(ScriptError) -> String {
        switch token.kind {
        case .word:
            let name = lexer.source(token)
            try advance()
            return name
        case .text:
            let start = token
            let name = try contents()
            guard !name.isEmpty else { throw lexer.error(at: start.start, "\(what) cannot be empty") }
            try advance()
            return name
        case .comma, .then, .variable, .end:
            throw expected("\(what)", after: "\(phrase)")
        }
    }

    /// A text in quotes, or a variable, a number's digits too.
    mutating func text(_ what: StaticString, after phrase: StaticString?) throws(ScriptError) -> String {
        if token.kind == .variable {
            let text = variableValue.spelling
            try advance()
            return text
        }
        guard token.kind == .text else {
            throw expected("\(what) in double quotes", after: phrase.map { "\($0)" })
        }
        let text = try contents()
        try advance()
        return text
    }

    private mutating func contents() throws(ScriptError) -> String {
        if token.hasEscapes { usesVariables = true }
        if token.hasDollar { try lexer.checkDollars(token, variables) }
        return try lexer.contents(token, variables)
    }

    /// A whole number from 0.
    mutating func whole(_ what: StaticString, after phrase: String?) throws(ScriptError) -> Int {
        if token.kind == .variable, let number = wholeValue {
            try advance()
            return number
        }
        let digits = lexer.bytes[token.start..<token.end]
        guard token.kind == .word, ScriptNumber.isWhole(digits) else {
            throw expected("\(what) (a whole number, from 0)", after: phrase)
        }
        guard let number = ScriptNumber.whole(digits) else { throw tooLarge() }
        try advance()
        return number
    }

    private var numberSource: String { variableValue == .unknown ? "1" : variableValue.spelling }

    private var wholeValue: Int? {
        switch variableValue {
        case .whole(let number): number
        case .unknown: 1
        case .text, .decimal: nil
        }
    }

    /// A number that may have a fraction.
    mutating func decimal(
        _ what: StaticString, after phrase: String, mayBeNegative: Bool
    ) throws(ScriptError) -> Double {
        let source = token.kind == .variable ? numberSource : lexer.source(token)
        guard token.kind == .variable ? variableValue.isNumber : lexer.isNumber(token),
            mayBeNegative || source.first != "-"
        else {
            throw expected("\(what)" + (mayBeNegative ? ", such as -40 or 12.5" : ", such as 2 or 0.5"), after: phrase)
        }
        guard let number = Double(source), number.isFinite else { throw tooLarge() }
        try advance()
        return number
    }
}
