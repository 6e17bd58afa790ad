/// Builds the tree of a script's steps, line by line.
struct ScriptReader {
    /// The maximum nesting depth of blocks.
    static let depthLimit = 8

    /// The steps of the innermost open block or, at the end, of the whole script.
    private(set) var steps: [Step] = []
    private(set) var errors: [ScriptError] = []
    /// Whether the script's only error is that its last block has no `end`.
    private(set) var isUnfinished = false
    /// The maximum depth of nested `play` steps, counting this script: 1 if it plays no other script.
    private(set) var playDepth = 1

    /// The script's parameters, and the place of the line that declares them.
    private(set) var parameters: [ScriptParameter] = []
    private(set) var parametersPlace: ScriptPlace?

    private let played: PlayedScripts
    /// The arguments given for the script's parameters.
    private let arguments: [String: ScriptValue]
    private var variables = ScriptVariables()
    private var blocks: [Block] = []

    init(_ played: PlayedScripts, _ arguments: [String: ScriptValue] = [:]) {
        self.played = played
        self.arguments = arguments
    }

    /// A block whose `end` has not been read yet.
    private struct Block {
        enum Head {
            case repetition(Repetition)
            case choice(Condition)
        }

        let head: Head
        /// The parser of the block's first line. It also stores the variables that exist before the block.
        let parser: StepParser
        /// The steps before the block's `else`, once the `else` has been read.
        var first: [Step]?
        /// The steps of the enclosing block, or of the script, that precede this block.
        var outer: [Step]
    }

    /// Reads the lines, stopping when the number of errors reaches the limit.
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
            // The value of the variable is known only when the script is played, but it is always a string.
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
                throw parser.lineError("this \"end\" has no \"repeat\" or \"if\"")
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
                throw parser.lineError("parameters are declared once, before the first step")
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
        // Only spaces and tabs precede a step, so its byte offset is also its column in characters.
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
            throw parser.lineError("blocks can be nested at most \(Self.depthLimit) deep")
        }
    }

    private mutating func open(_ head: Block.Head, _ parser: StepParser) {
        blocks.append(Block(head: head, parser: parser, outer: steps))
        steps = []
    }

    private mutating func closeBlock() {
        guard var block = blocks.popLast() else { return }
        // Swapping avoids copying the steps before each block, which would be slow if there are many blocks.
        swap(&steps, &block.outer)
        let inner = block.outer
        switch block.head {
        case .repetition(let repetition):
            if let counter = repetition.counter { variables[counter.name] = nil }
            append(.block(repetition, inner), block.parser)
        case .choice(let condition):
            // A variable that is defined in a branch does not exist after the block, because that branch might not be
            // played.
            variables = block.parser.variables
            let others = block.first == nil ? [] : inner
            append(.choice(condition, block.first ?? inner, otherwise: others), block.parser)
        }
    }

    /// Starts the `else` branch of the innermost block.
    private mutating func turn(_ parser: StepParser) throws(ScriptError) {
        guard let block = blocks.last, case .choice = block.head else {
            throw parser.lineError("this \"else\" has no \"if\"")
        }
        if block.first != nil { throw parser.lineError("this \"if\" has an \"else\" already") }
        variables = block.parser.variables
        blocks[blocks.count - 1].first = steps
        steps = []
    }

    /// Skips a line that has an error, so that the line does not cause errors in other lines.
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
