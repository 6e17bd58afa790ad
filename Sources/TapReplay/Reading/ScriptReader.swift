/// Builds the tree of a script's steps, line by line.
struct ScriptReader {
    /// How deep blocks may lie in each other.
    static let depthLimit = 8

    /// The steps of the block that is open; in the end, of the script.
    private(set) var steps: [Step] = []
    private(set) var errors: [ScriptError] = []

    private var variables = ScriptVariables()
    private var blocks: [Block] = []
    /// Those of one line, kept for the next so that it needs no memory of its own.
    private var tokens: [Token] = []

    /// A block that is open.
    private struct Block {
        var repetition: Repetition
        /// The tokens of its first line, if that depends on variables.
        var template: [Token]?
        var line: ScriptLine
        var range: Range<Int>
        /// The steps before it.
        var outer: [Step]
    }

    /// Reads lines until there are no more, or too many have errors.
    mutating func read(_ lines: ScriptLines) {
        for line in lines {
            do throws(ScriptError) {
                try read(line)
            } catch {
                errors.append(error)
                if errors.count == ScriptErrors.limit { break }
            }
        }
        if let open = blocks.last, errors.count < ScriptErrors.limit {
            errors.append(open.line.error(at: open.range.lowerBound, "this \"repeat\" has no \"end\""))
        }
        while !blocks.isEmpty { closeBlock() }
    }

    private mutating func read(_ line: ScriptLine) throws(ScriptError) {
        do throws(ScriptError) {
            try line.check()
        } catch {
            append(.unknownScreen, line, line.bytes.startIndex..<line.bytes.startIndex)
            throw error
        }
        tokens.removeAll(keepingCapacity: true)
        var lexer = ScriptLexer(line)
        lexer.read(into: &tokens)
        if case .end = tokens[0].value { return }
        let isTemplate = tokens.contains(where: \.isVariable)
        let bound = isTemplate || !variables.isEmpty ? tokens.map { $0.bound(to: variables, in: line) } : tokens
        var parser = StepParser(bound, of: line, variables: variables)
        do throws(ScriptError) {
            try add(parser.statement(), parser, isTemplate ? tokens : nil)
        } catch {
            excuse(parser)
            throw error
        }
    }

    private mutating func add(
        _ statement: StepParser.Statement, _ parser: StepParser, _ template: [Token]?
    ) throws(ScriptError) {
        switch statement {
        case .action(let action):
            // What a variable will hold is known when it is played; that it is a text, now.
            if let name = action.rememberedName, variables[name]?.isText != true { try set(name, .text(""), parser) }
            append(.action(action), parser, template)
        case .variable(let name, let value):
            try set(name, value, parser)
            append(.variable(name, value), parser, template)
        case .repetition(let repetition): try open(repetition, parser, template)
        case .end:
            guard !blocks.isEmpty else {
                throw self.error("there is no \"repeat\" that this \"end\" could end", parser)
            }
            closeBlock()
        }
    }

    private mutating func append(_ content: Step.Content, _ parser: StepParser, _ template: [Token]?) {
        let range = parser.isAsWritten || template != nil ? parser.range : parser.range.prefix(0)
        append(template.map { .template(content, $0) } ?? content, parser.line, range)
    }

    private mutating func append(_ content: Step.Content, _ line: ScriptLine, _ range: Range<Int>) {
        // Only spaces and tabs stand before a step, so that its offset counts characters too.
        let column = range.lowerBound - line.bytes.startIndex + 1
        steps.append(Step(content, line: line.number, column: column, range: range))
    }

    private mutating func set(_ name: String, _ value: ScriptValue, _ parser: StepParser) throws(ScriptError) {
        if let message = variables.set(name, to: value) { throw self.error(message, parser) }
    }

    private func error(_ message: String, _ parser: StepParser) -> ScriptError {
        parser.line.error(at: parser.range.lowerBound, message)
    }

    // MARK: Blocks

    private mutating func open(
        _ repetition: Repetition, _ parser: StepParser, _ template: [Token]?
    ) throws(ScriptError) {
        guard blocks.count < Self.depthLimit else {
            throw self.error("no more than \(Self.depthLimit) blocks can lie in each other", parser)
        }
        if let counter = repetition.counter {
            guard variables[counter.name] == nil else {
                throw self.error("there is a variable \"\(counter.name)\" already; name another", parser)
            }
            try set(counter.name, counter.value(0), parser)
        }
        openBlock(repetition, parser, template)
    }

    private mutating func openBlock(_ repetition: Repetition, _ parser: StepParser, _ template: [Token]?) {
        var block = Block(
            repetition: repetition, template: template, line: parser.line, range: parser.range, outer: [])
        swap(&steps, &block.outer)
        blocks.append(block)
    }

    private mutating func closeBlock() {
        guard var block = blocks.popLast() else { return }
        swap(&steps, &block.outer)
        if let counter = block.repetition.counter { variables[counter.name] = nil }
        let content = Step.Content.block(block.repetition, block.outer)
        append(block.template.map { .template(content, $0) } ?? content, block.line, block.range)
    }

    /// Goes on after a line with an error, so that nothing else is reported because of it.
    private mutating func excuse(_ parser: StepParser) {
        switch parser.verb?.reading {
        case .repetition:
            let name = parser.declaredName.flatMap { variables[$0] == nil ? $0 : nil }
            let counter = name.map { Repetition.Counter(name: $0, first: 0, isUp: true) }
            openBlock(Repetition(count: 1, counter: counter), parser, nil)
        case .end: closeBlock()
        case nil: append(.unknownScreen, parser, nil)
        case .action where parser.verb?.words == "screen": append(.unknownScreen, parser, nil)
        case .action, .touch, .variable: break
        }
        if let name = parser.declaredName { _ = variables.set(name, to: .unknown) }
    }
}
