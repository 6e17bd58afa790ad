/// Reads variables and repeated blocks.
extension StepParser {
    mutating func remembrance() throws(ScriptError) -> Action {
        guard let subject = try subject() else {
            throw expected(
                "a row or a control, such as `label in row 3`", after: "remember",
                among: ["row", "header", "footer", "id"] + ControlKind.allCases.map(\.rawValue))
        }
        try require("as", after: nil)
        return .remember(subject, as: try variableName(after: "as"))
    }

    mutating func variable(_ column: Int) throws(ScriptError) -> ScriptLine {
        let name = try variableName(after: "let")
        try require("be", after: nil)
        if isTextNext { return .variable(name, .text(try text("a text", after: "be")), column: column) }
        guard isNumberNext else { throw expected("a text or a number", after: "be") }
        let number = lexer.source(token)
        if token.kind == .variable {
            defer { declaredName = name }
            let value = variableValue
            try advance()
            return .variable(name, value, column: column)
        }
        guard ScriptNumber.isWhole(lexer.bytes[token.start..<token.end]) else {
            _ = try decimal("a number", after: "be", mayBeNegative: true)
            return .variable(name, .decimal(number), column: column)
        }
        return .variable(name, .whole(try whole("a number", after: "be")), column: column)
    }

    mutating func variableName(after phrase: StaticString) throws(ScriptError) -> String {
        guard token.kind == .word, !isNumberNext else { throw expected("a variable's name", after: "\(phrase)") }
        let name = lexer.source(token)
        declaredName = name
        try advance()
        return name
    }

    mutating func repetition(_ column: Int) throws(ScriptError) -> Repetition {
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
