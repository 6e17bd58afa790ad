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
    private let variables: ScriptVariables
    /// What the next token stands for if it is a variable.
    private var value = ScriptValue.unknown
    /// Whether the line has a variable in it.
    private(set) var usesVariables = false
    /// The variable that the line makes, once its name is known; an error leaves it for the reader.
    private(set) var declaredName: String?
    /// The continuations asked for in vain since the last token was read, a bit each.
    private var continuations: UInt16 = 0

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

    private mutating func action(_ word: StepWord) throws(ScriptError) -> Action {
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

    // MARK: Touches and scrolling

    private mutating func touch(_ word: StepWord) throws(ScriptError) -> Touch {
        switch word {
        case .tap: return try tap()
        case .longPress: return .longPress(try target(after: "long-press"))
        case .toggle: return .toggle(try target(after: "toggle"))
        case .select: return .select(try row(after: "select"))
        case .deselect: return .deselect(try row(after: "deselect"))
        case .swipe: return try swipe()
        case .delete: return .delete(try row(after: "delete"))
        case .insert: return .insert(try row(after: "insert"))
        case .move:
            let row = try row(after: "move")
            try require("to", after: nil)
            return .move(row, to: try self.row(after: "to"))
        case .choose: return .choose(try titles())
        case .dismiss:
            try require("menu", after: "dismiss")
            return .dismissMenu
        case .type: return try typing()
        case .clear: return .clear(try control(after: "clear"))
        case .slide:
            let slider = try control(after: "slide")
            try require("to", after: nil)
            return .slide(slider, to: try decimal("a value", after: "to", mayBeNegative: true))
        case .step: return try stepping()
        case .screen, .scroll, .run, .wait, .expect, .remember, .show, .let, .repeat, .end: throw unknownStep()
        }
    }

    private mutating func tap() throws(ScriptError) -> Touch {
        if try accept("accessory") {
            try require("of", after: "accessory")
            return .tapAccessory(try row(after: "accessory of"))
        }
        guard try accept("index") else { return .tap(try target(after: "tap")) }
        let title = try text("a title of the index", after: "index")
        return .tapIndex(title, try listClause())
    }

    private mutating func swipe() throws(ScriptError) -> Touch {
        let row = try row(after: "swipe")
        guard isNext("left") || isNext("right") else {
            throw expected("\"left\" or \"right\"", after: nil, among: SwipeDirection.allCases.map(\.rawValue))
        }
        let direction: SwipeDirection = isNext("left") ? .left : .right
        try advance()
        return .swipe(row, direction, fully: try accept(.fully, "fully"))
    }

    private mutating func titles() throws(ScriptError) -> [String] {
        var titles = [try text("a title", after: "choose")]
        while token.kind == .then {
            try advance()
            titles.append(try text("a title", after: ">"))
        }
        couldGoOn(with: .then)
        return titles
    }

    private mutating func typing() throws(ScriptError) -> Touch {
        let typed = try text("what to type", after: "type")
        if try accept("over") { return .type(typed, into: try control(after: "over"), isOver: true) }
        guard try accept("into") else { throw expected("\"into\" or \"over\"", after: nil, among: ["into", "over"]) }
        return .type(typed, into: try control(after: "into"))
    }

    private mutating func stepping() throws(ScriptError) -> Touch {
        let stepper = try control(after: "step")
        guard isNext("up") || isNext("down") else {
            throw expected("\"up\" or \"down\"", after: nil, among: StepperButton.allCases.map(\.rawValue))
        }
        let button: StepperButton = isNext("up") ? .up : .down
        try advance()
        guard isNumberNext else {
            couldGoOn(with: .times)
            return .step(stepper, button, times: 1)
        }
        return .step(stepper, button, times: try times())
    }

    /// `N times`, at least once.
    private mutating func times() throws(ScriptError) -> Int {
        let start = token.start
        let times = try whole("a number of times", after: nil)
        guard isNext("times") || isNext("time") else {
            throw expected("\"times\"", after: nil, among: ["times", "time"])
        }
        try advance()
        guard times > 0 else { throw lexer.error(at: start, "0 times is never; leave the line out") }
        return times
    }

    private mutating func scroll() throws(ScriptError) -> Scroll {
        if try accept("to") {
            if try accept("top") { return .toTop(try listClause()) }
            if try accept("bottom") { return .toBottom(try listClause()) }
            return .toRow(try row(after: "scroll to", or: ["top", "bottom"]))
        }
        if try accept("by") {
            let points = try decimal("a number of points", after: "scroll by", mayBeNegative: true)
            return .by(points, try listClause())
        }
        let isBack = isNext("up") || isNext("left")
        guard isBack || isNext("down") || isNext("right") else {
            throw expected(
                "\"to\", \"by\", \"up\", \"down\", \"left\" or \"right\"", after: "scroll",
                among: ["to", "by", "up", "down", "left", "right"])
        }
        let isSideways = isNext("left") || isNext("right")
        try advance()
        try require("by", after: nil)
        let points = try decimal("a number of points", after: "by", mayBeNegative: false)
        return .by(isBack ? -points : points, isSideways: isSideways, try listClause())
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

    // MARK: Variables and blocks

    private mutating func remembrance() throws(ScriptError) -> Action {
        guard let subject = try subject() else {
            throw expected(
                "a row or a control, such as `label in row 3`", after: "remember",
                among: ["row", "header", "footer", "id"] + ControlKind.allCases.map(\.rawValue))
        }
        try require("as", after: nil)
        return .remember(subject, as: try variableName(after: "as"))
    }

    private mutating func variable(_ column: Int) throws(ScriptError) -> ScriptLine {
        let name = try variableName(after: "let")
        try require("be", after: nil)
        if isTextNext { return .variable(name, .text(try text("a text", after: "be")), column: column) }
        guard isNumberNext else { throw expected("a text or a number", after: "be") }
        let number = lexer.source(token)
        if token.kind == .variable {
            defer { declaredName = name }
            let value = value
            try advance()
            return .variable(name, value, column: column)
        }
        guard ScriptNumber.isWhole(lexer.bytes[token.start..<token.end]) else {
            _ = try decimal("a number", after: "be", mayBeNegative: true)
            return .variable(name, .decimal(number), column: column)
        }
        return .variable(name, .whole(try whole("a number", after: "be")), column: column)
    }

    private mutating func variableName(after phrase: StaticString) throws(ScriptError) -> String {
        guard token.kind == .word, !isNumberNext else { throw expected("a variable's name", after: "\(phrase)") }
        let name = lexer.source(token)
        declaredName = name
        try advance()
        return name
    }

    private mutating func repetition(_ column: Int) throws(ScriptError) -> Repetition {
        guard try accept("for") else {
            guard isNumberNext else { throw expected("a number of times or \"for\"", after: "repeat", among: ["for"]) }
            return Repetition(count: try times(), line: lexer.line, column: column)
        }
        let name = try variableName(after: "for")
        try require("from", after: nil)
        let first = try whole("the first number", after: "from")
        try require("to", after: nil)
        let last = try whole("the last number", after: "to")
        let distance = abs(last - first)
        guard distance < .max else { throw lexer.error(at: column - 1, "this is more than can be counted") }
        let counter = Repetition.Counter(name: name, first: first, isUp: last >= first)
        return Repetition(count: distance + 1, counter: counter, line: lexer.line, column: column)
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
        value = known
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
    var isTextNext: Bool { token.kind == .text || (token.kind == .variable && value.isText) }

    /// Whether the next token is a number, of whatever shape.
    var isNumberNext: Bool {
        guard token.kind == .word else { return token.kind == .variable && value.isNumber }
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
            let text = value.spelling
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

    private var numberSource: String { value == .unknown ? "1" : value.spelling }

    private var wholeValue: Int? {
        switch value {
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
        guard token.kind == .variable ? value.isNumber : lexer.isNumber(token), mayBeNegative || source.first != "-"
        else {
            throw expected("\(what)" + (mayBeNegative ? ", such as -40 or 12.5" : ", such as 2 or 0.5"), after: phrase)
        }
        guard let number = Double(source), number.isFinite else { throw tooLarge() }
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

    private func named(_ token: ScriptToken) -> String {
        let source = ScriptSuggestion.clipped(lexer.source(token))
        switch token.kind {
        case .word: return lexer.isNumber(token) ? source : "\"\(source)\""
        case .text: return "the text \(source)"
        case .comma: return "a comma"
        case .then: return "\">\""
        case .variable: return "\(source)" + (token.start == self.token.start ? ", which is \(value.kind)" : "")
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
        let word = lexer.source(token)
        let synonym = StepWord.synonyms[word.lowercased()].map { "; did you mean \"\($0.rawValue)\"?" }
        let meant = synonym ?? ScriptSuggestion.clause(for: word, among: words)
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
        if token.kind == .comma || isNext("and"), stepWord == .expect || stepWord == .wait {
            meant = "; each condition is a step of its own"
        }
        if stepWord == .repeat { meant = "; the steps of a block stand on lines of their own" }
        let found = token.kind == .comma ? "comma" : found
        return lexer.error(at: token.start, "unexpected \(found) at the end of the step\(meant)")
    }
}
