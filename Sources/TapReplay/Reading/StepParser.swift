/// Reads one line as a step, by recursive descent with one token of lookahead.
struct StepParser {
    let lexer: ScriptLexer
    /// The token that is read next.
    var token: ScriptToken
    /// The last token that was read.
    private var last = ScriptToken(kind: .end, start: 0, end: 0)
    /// The word the step began with, once it is known; an error leaves it for the reader to judge by.
    private(set) var stepWord: StepWord?

    private var tokens: ScriptLexer
    /// The continuations asked for in vain since the last token was read, a bit each.
    private var continuations: UInt16 = 0

    /// The offset after the last token that was read.
    var consumedEnd: Int { last.end }

    /// Starts on a line's bytes, which outlive the parser.
    init(bytes: UnsafeBufferPointer<UInt8>, file: String, line: Int) {
        lexer = ScriptLexer(bytes: bytes, file: file, line: line)
        tokens = lexer
        token = ScriptToken(kind: .end, start: 0, end: 0)
    }

    /// The step of the line; `nil` when there is none on it.
    mutating func step() throws(ScriptError) -> Step? {
        token = try tokens.next()
        guard token.kind != .end else { return nil }
        // Only spaces and tabs can be before it, so that its offset counts characters too.
        let column = token.start + 1
        let action = try action()
        guard token.kind == .end else { throw unexpectedTail() }
        return Step(line: lexer.line, column: column, action: action)
    }

    private mutating func action() throws(ScriptError) -> Action {
        stepWord = StepWord(token, in: lexer)
        guard let stepWord else { throw unknownStep() }
        try advance()
        switch stepWord {
        case .screen: return .screen(try name(of: "a screen's name", after: "screen"))
        case .run: return .run(try name(of: "a command's name", after: "run"))
        case .show: return .show
        case .scroll: return .scroll(try scroll())
        case .wait:
            try require("until", after: "wait")
            let condition = try condition(after: "wait until")
            return .wait(condition, seconds: try seconds())
        case .expect: return try expectation()
        case .tap, .longPress, .toggle, .select, .deselect, .delete, .type, .clear:
            return .touch(try touch(stepWord))
        }
    }

    // MARK: Touches and scrolling

    private mutating func touch(_ word: StepWord) throws(ScriptError) -> Touch {
        switch word {
        case .tap: .tap(try target(after: "tap"))
        case .longPress: .longPress(try target(after: "long-press"))
        case .toggle: .toggle(try target(after: "toggle"))
        case .select: .select(try row(after: "select"))
        case .deselect: .deselect(try row(after: "deselect"))
        case .delete: .delete(try row(after: "delete"))
        case .type: try typing()
        case .clear: .clear(try control(after: "clear"))
        case .screen, .scroll, .run, .wait, .expect, .show: throw unknownStep()
        }
    }

    private mutating func typing() throws(ScriptError) -> Touch {
        let typed = try text("what to type", after: "type")
        try require("into", after: nil)
        return .type(typed, into: try control(after: "into"))
    }

    private mutating func scroll() throws(ScriptError) -> Scroll {
        if try accept("to") {
            if try accept("top") { return .toTop }
            if try accept("bottom") { return .toBottom }
            return .toRow(try row(after: "scroll to", or: ["top", "bottom"]))
        }
        if try accept("by") { return .by(try decimal("a number of points", after: "scroll by", mayBeNegative: true)) }
        throw expected("\"to\" or \"by\"", after: "scroll", among: ["to", "by"])
    }

    private mutating func expectation() throws(ScriptError) -> Action {
        guard let word = StepWord(token, in: lexer), word.isTouch else {
            return .expect(try condition(after: "expect"))
        }
        try advance()
        let touch = try touch(word)
        guard try accept("refused") else {
            throw expected("\"refused\" (nothing else is expected of a touch)", after: nil, among: ["refused"])
        }
        guard try accept(.because, "because") else { return .expectRefusal(touch, because: nil) }
        return .expectRefusal(touch, because: try text("the reason", after: "because"))
    }

    private mutating func seconds() throws(ScriptError) -> Double? {
        guard try accept(.for, "for") else { return nil }
        let seconds = try decimal("a number of seconds", after: "for", mayBeNegative: false)
        if try accept("seconds") { return seconds }
        if try accept("second") { return seconds }
        throw expected("\"seconds\"", after: nil, among: ["seconds", "second"])
    }
}

// MARK: - Tokens

extension StepParser {
    /// Reads the token and looks at the one after it.
    mutating func advance() throws(ScriptError) {
        last = token
        continuations = 0
        token = try tokens.next()
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

    /// Whether the next token is a number, of whatever shape.
    var isNumberNext: Bool {
        guard token.kind == .word else { return false }
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
            let name = try lexer.contents(token)
            guard !name.isEmpty else { throw lexer.error(at: start.start, "\(what) cannot be empty") }
            try advance()
            return name
        case .comma, .end:
            throw expected("\(what)", after: "\(phrase)")
        }
    }

    /// A text in quotes.
    mutating func text(_ what: StaticString, after phrase: StaticString?) throws(ScriptError) -> String {
        guard token.kind == .text else {
            throw expected("\(what) in double quotes", after: phrase.map { "\($0)" })
        }
        let text = try lexer.contents(token)
        try advance()
        return text
    }

    /// A whole number from 0.
    mutating func whole(_ what: StaticString, after phrase: String?) throws(ScriptError) -> Int {
        let digits = lexer.bytes[token.start..<token.end]
        guard token.kind == .word, ScriptNumber.isWhole(digits) else {
            throw expected("\(what) (a whole number, from 0)", after: phrase)
        }
        guard let number = ScriptNumber.whole(digits) else { throw tooLarge() }
        try advance()
        return number
    }

    /// A number that may have a fraction.
    mutating func decimal(
        _ what: StaticString, after phrase: String, mayBeNegative: Bool
    ) throws(ScriptError) -> Double {
        let isNegative = lexer.bytes[token.start..<token.end].first == UInt8(ascii: "-")
        guard lexer.isNumber(token), mayBeNegative || !isNegative else {
            throw expected("\(what)" + (mayBeNegative ? ", such as -40 or 12.5" : ", such as 2 or 0.5"), after: phrase)
        }
        guard let number = Double(lexer.source(token)), number.isFinite else { throw tooLarge() }
        try advance()
        return number
    }
}

// MARK: - Errors

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

    private func expected(_ what: String, afterQuoted before: String, meant: String) -> ScriptError {
        let what = what.contains(", such as ") ? what + "," : what
        if token.kind == .end {
            return lexer.error(at: consumedEnd, "expected \(what) after \(before), but the step ends here")
        }
        return lexer.error(at: token.start, "expected \(what) after \(before), not \(found)\(meant)")
    }

    /// The next token as an error names it.
    var found: String { named(token) }

    private func named(_ token: ScriptToken) -> String {
        let source = ScriptSuggestion.clipped(lexer.source(token))
        switch token.kind {
        case .word: return lexer.isNumber(token) ? source : "\"\(source)\""
        case .text: return "the text \(source)"
        case .comma: return "a comma"
        case .end: return "the end of the step"
        }
    }

    private func tooLarge() -> ScriptError {
        lexer.error(at: token.start, "the number \(ScriptSuggestion.clipped(lexer.source(token))) is too large")
    }

    private func unknownStep() -> ScriptError {
        guard token.kind == .word, !lexer.isNumber(token) else {
            return lexer.error(at: token.start, "expected a step, such as `tap \"Follow\" in row 3`, not \(found)")
        }
        let words = StepWord.allCases.map(\.rawValue)
        let meant = ScriptSuggestion.clause(for: lexer.source(token), among: words)
        let known = meant.isEmpty ? "; a step begins with \(ScriptSuggestion.list(words))" : meant
        return lexer.error(at: token.start, "unknown step \(found)\(known)")
    }

    private func unexpectedTail() -> ScriptError {
        let possible = StepContinuation.allCases.filter { continuations & (1 << UInt16($0.rawValue)) != 0 }
        var meant = ""
        if token.kind == .word {
            meant = ScriptSuggestion.clause(for: lexer.source(token), among: possible.compactMap(\.word))
        }
        if meant.isEmpty, !possible.isEmpty {
            meant = "; it could only go on with " + possible.map(\.spelling).joined(separator: " or ")
        }
        return lexer.error(at: token.start, "unexpected \(found) at the end of the step\(meant)")
    }
}
