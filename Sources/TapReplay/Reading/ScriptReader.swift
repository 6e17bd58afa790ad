/// Builds the tree of a script's steps, line by line.
struct ScriptReader {
    /// How deep blocks may lie in each other.
    static let depthLimit = 8

    /// The steps of the block that is open; in the end, of the script.
    private(set) var steps: [Step] = []
    private(set) var errors: [ScriptError] = []
    /// Whether nothing is wrong but that a block has no end.
    private(set) var isUnfinished = false

    private let played: PlayedScripts
    private var variables = ScriptVariables()
    private var blocks: [Block] = []
    /// Those of one line, kept for the next so that it needs no memory of its own.
    private var tokens: [Token] = []

    init(_ played: PlayedScripts) { self.played = played }

    /// A block that is open.
    private struct Block {
        enum Head {
            case repetition(Repetition)
            case choice(Condition)
        }

        let head: Head
        /// The variables before it.
        let variables: ScriptVariables
        /// The steps before its `else`, once that was read.
        var first: [Step]?
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
            isUnfinished = errors.isEmpty
            let word = if case .repetition = open.head { "repeat" } else { "if" }
            errors.append(open.line.error(at: open.range.lowerBound, "this \"\(word)\" has no \"end\""))
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
        case .choice(let condition): try open(.choice(condition), parser, template)
        case .otherwise: try turn(parser)
        case .end:
            guard !blocks.isEmpty else {
                throw self.error("there is no \"repeat\" or \"if\" that this \"end\" could end", parser)
            }
            closeBlock()
        case .play(let path):
            if template != nil {
                throw self.error(
                    "a script is played by its name, without variables: it is read before they are", parser)
            }
            do throws(InputFile.Refusal) { append(.play(try played.script(path)), parser, nil) } catch {
                let name = ScriptSpelling.text(path)
                throw parser.error("\(name) can't be played: \(error.description)", at: parser.last)
            }
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
        if let counter = repetition.counter, variables[counter.name] != nil {
            throw self.error("there is a variable \"\(counter.name)\" already; name another", parser)
        }
        try open(.repetition(repetition), parser, template)
        if let counter = repetition.counter { try set(counter.name, counter.value(0), parser) }
    }

    private mutating func open(
        _ head: Block.Head, _ parser: StepParser, _ template: [Token]?
    ) throws(ScriptError) {
        guard blocks.count < Self.depthLimit else {
            throw self.error("no more than \(Self.depthLimit) blocks can lie in each other", parser)
        }
        openBlock(head, parser, template)
    }

    private mutating func openBlock(_ head: Block.Head, _ parser: StepParser, _ template: [Token]?) {
        var block = Block(
            head: head, variables: variables, template: template, line: parser.line, range: parser.range, outer: [])
        swap(&steps, &block.outer)
        blocks.append(block)
    }

    private mutating func closeBlock() {
        guard var block = blocks.popLast() else { return }
        swap(&steps, &block.outer)
        let content: Step.Content
        switch block.head {
        case .repetition(let repetition):
            if let counter = repetition.counter { variables[counter.name] = nil }
            content = .block(repetition, block.outer)
        case .choice(let condition):
            // What is made on one way only is not there after it.
            variables = block.variables
            let others = block.first == nil ? [] : block.outer
            content = .choice(condition, block.first ?? block.outer, otherwise: others)
        }
        append(block.template.map { .template(content, $0) } ?? content, block.line, block.range)
    }

    /// Goes over to the other way of a block.
    private mutating func turn(_ parser: StepParser) throws(ScriptError) {
        guard let block = blocks.last, case .choice = block.head else {
            throw error("there is no \"if\" that this \"else\" could belong to", parser)
        }
        if block.first != nil { throw error("this \"if\" has an \"else\" already", parser) }
        variables = block.variables
        blocks[blocks.count - 1].first = steps
        steps = []
    }

    /// Goes on after a line with an error, so that nothing else is reported because of it.
    private mutating func excuse(_ parser: StepParser) {
        switch parser.verb?.reading {
        case .repetition:
            let name = parser.declaredName.flatMap { variables[$0] == nil ? $0 : nil }
            let counter = name.map { Repetition.Counter(name: $0, first: 0, isUp: true) }
            openBlock(.repetition(Repetition(count: 1, counter: counter)), parser, nil)
        case .choice: openBlock(.choice(.nothingDispatched), parser, nil)
        case .end: closeBlock()
        case nil, .play: append(.unknownScreen, parser, nil)
        case .action where parser.verb?.words == "screen": append(.unknownScreen, parser, nil)
        case .action, .touch, .variable, .otherwise: break
        }
        if let name = parser.declaredName { _ = variables.set(name, to: .unknown) }
    }
}
