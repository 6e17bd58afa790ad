/// Builds the tree of a script's steps, line by line.
struct ScriptReader {
    /// How deep blocks may lie in each other.
    static let depthLimit = 8

    /// The steps of the block that is open; in the end, of the script.
    private(set) var steps: [Step] = []
    private(set) var errors: [ScriptError] = []
    /// Whether nothing is wrong but that a block has no end.
    private(set) var isUnfinished = false
    /// How deep scripts play each other, this one counted.
    private(set) var playDepth = 1

    /// What the script takes, and where it says so.
    private(set) var parameters: [ScriptParameter] = []
    private(set) var parametersPlace: ScriptPlace?

    private let played: PlayedScripts
    /// The values of what it takes, as far as they are known.
    private let arguments: [String: ScriptValue]
    private var variables = ScriptVariables()
    private var blocks: [Block] = []

    init(_ played: PlayedScripts, _ arguments: [String: ScriptValue] = [:]) {
        self.played = played
        self.arguments = arguments
    }

    /// A block that is open.
    private struct Block {
        enum Head {
            case repetition(Repetition)
            case choice(Condition)
        }

        let head: Head
        /// Its first line, and the variables before it.
        let parser: StepParser
        /// The steps before its `else`, once that was read.
        var first: [Step]?
        /// The steps before it.
        var outer: [Step]
    }

    /// Reads lines until there are no more, or too many have errors.
    mutating func read(_ lines: ScriptLines) {
        for line in lines {
            var parser = StepParser(line, variables)
            if parser.isAtEnd { continue }
            do throws(ScriptError) {
                try add(parser.statement(), parser)
            } catch {
                excuse(parser)
                errors.append(error)
                if errors.count == ScriptErrors.countLimit { break }
            }
        }
        if let open = blocks.last, errors.count < ScriptErrors.countLimit {
            isUnfinished = errors.isEmpty
            let word = if case .repetition = open.head { "repeat" } else { "if" }
            errors.append(open.parser.lineError("this \"\(word)\" has no \"end\""))
        }
        while !blocks.isEmpty { closeBlock() }
    }

    private mutating func add(_ statement: StepParser.Statement, _ parser: StepParser) throws(ScriptError) {
        switch statement {
        case .action(let action):
            // What a variable will hold is known when it is played; that it is a text, now.
            if let name = action.rememberedName, variables[name]?.isText != true { try set(name, .text(""), parser) }
            append(.action(action), parser)
        case .variable(let name, let value):
            try set(name, value, parser)
            append(.variable(name, value), parser)
        case .repetition(let repetition):
            if let counter = repetition.counter, variables[counter.name] != nil {
                throw parser.lineError("there is a variable \"\(counter.name)\" already; name another")
            }
            try checkDepth(parser)
            open(.repetition(repetition), parser)
            if let counter = repetition.counter { try set(counter.name, counter.value(0), parser) }
        case .choice(let condition):
            try checkDepth(parser)
            open(.choice(condition), parser)
        case .otherwise: try turn(parser)
        case .end:
            if blocks.isEmpty {
                throw parser.lineError("there is no \"repeat\" or \"if\" that this \"end\" could end")
            }
            closeBlock()
        case .play(let call):
            let script: Script
            do throws(InputFile.Refusal) { script = try played.script(call.path, with: call.arguments) } catch {
                let name = ScriptSpelling.text(call.path)
                throw parser.error("\(name) can't be played: \(error.description)", at: call.place)
            }
            if let error = parser.error(of: call, script.parameters) { throw error }
            playDepth = max(playDepth, script.playDepth + 1)
            append(.play(script, call.arguments), parser)
        case .parameters(let parameters):
            guard steps.isEmpty, blocks.isEmpty, variables.isEmpty, errors.isEmpty else {
                throw parser.lineError("what a script takes stands once, before its first step")
            }
            self.parameters = parameters
            parametersPlace = parser.lineError("").place
            for parameter in parameters {
                try set(parameter.name, arguments[parameter.name] ?? parameter.standard ?? .unknown, parser)
            }
        }
    }

    private mutating func append(_ content: Step.Content, _ parser: StepParser) {
        let template = parser.template
        let range = template == nil && parser.isEscaped ? parser.range.prefix(0) : parser.range
        // Only spaces and tabs stand before a step, so that its offset counts characters too.
        let column = range.lowerBound - parser.line.bytes.startIndex + 1
        let whole = template.map { Step.Content.template(content, $0) } ?? content
        steps.append(Step(whole, line: parser.line.number, column: column, range: range))
    }

    private mutating func set(_ name: String, _ value: ScriptValue, _ parser: StepParser) throws(ScriptError) {
        if let message = variables.set(name, to: value) { throw parser.lineError(message) }
    }

    // MARK: Blocks

    private func checkDepth(_ parser: StepParser) throws(ScriptError) {
        guard blocks.count < Self.depthLimit else {
            throw parser.lineError("no more than \(Self.depthLimit) blocks can lie in each other")
        }
    }

    private mutating func open(_ head: Block.Head, _ parser: StepParser) {
        blocks.append(Block(head: head, parser: parser, outer: steps))
        steps = []
    }

    private mutating func closeBlock() {
        guard var block = blocks.popLast() else { return }
        // A copy of the steps before each block would make many of them slow.
        swap(&steps, &block.outer)
        let inner = block.outer
        switch block.head {
        case .repetition(let repetition):
            if let counter = repetition.counter { variables[counter.name] = nil }
            append(.block(repetition, inner), block.parser)
        case .choice(let condition):
            // What is made on one way only is not there after it.
            variables = block.parser.variables
            let others = block.first == nil ? [] : inner
            append(.choice(condition, block.first ?? inner, otherwise: others), block.parser)
        }
    }

    /// Goes over to the other way of a block.
    private mutating func turn(_ parser: StepParser) throws(ScriptError) {
        guard let block = blocks.last, case .choice = block.head else {
            throw parser.lineError("there is no \"if\" that this \"else\" could belong to")
        }
        if block.first != nil { throw parser.lineError("this \"if\" has an \"else\" already") }
        variables = block.parser.variables
        blocks[blocks.count - 1].first = steps
        steps = []
    }

    /// Goes on after a line with an error, so that nothing else is reported because of it.
    private mutating func excuse(_ parser: StepParser) {
        switch parser.verb.flatMap(Verb.named)?.reading {
        case .repetition:
            let name = parser.declaredName.flatMap { variables[$0] == nil ? $0 : nil }
            let counter = name.map { Repetition.Counter(name: $0, first: 0, isUp: true) }
            open(.repetition(Repetition(count: 1, counter: counter)), parser)
        case .choice: open(.choice(.nothingDispatched), parser)
        case .end: closeBlock()
        case nil, .play: append(.unknownScreen, parser)
        case .action where parser.verb == "screen": append(.unknownScreen, parser)
        case .action, .touch, .variable, .otherwise, .parameters: break
        }
        if let name = parser.declaredName { _ = variables.set(name, to: .unknown) }
    }
}
