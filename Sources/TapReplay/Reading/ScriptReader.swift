/// Reads a script step by step.
///
///     let reader = try ScriptReader(.file(path: "follow.taps"))
///     while let step = try reader.next() {
///         print(step.line, reader.currentText)
///     }
///
/// Its memory does not grow with the script's length. It is for one thread at a time.
public final class ScriptReader {
    /// The script's name in errors.
    public let file: String

    private let lines: ScriptLines
    private let variables = ScriptVariables()
    private var blocks: ScriptBlocks
    private var current = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// The text of the last step if it is not as it is written.
    private var resolvedText: String?
    /// Whether the line of the last error could have been a `screen` step, so that the screen is unknown after it.
    private(set) var errorMayHideScreen = false

    /// Opens the source.
    ///
    /// - Throws: ``ScriptError``, with line 0, if the file is missing, a directory, or not readable.
    public convenience init(_ source: ScriptSource) throws {
        try self.init(source, chunkSize: 1 << 16)
    }

    /// Opens the source, to be read in chunks of so many bytes, for playing or for a check, which reads no block again that
    /// it knows.
    init(_ source: ScriptSource, chunkSize: Int = 1 << 16, isForCheck: Bool = false) throws(ScriptError) {
        file = source.name
        lines = ScriptLines(try ScriptBytes(source), file: source.name, chunkSize: chunkSize)
        blocks = ScriptBlocks(readsEachRound: !isForCheck)
    }

    /// The next step; `nil` after the last. A step in a `repeat` block comes again and again.
    ///
    /// - Throws: ``ScriptError`` for a line that is not a step. The next call goes on with the line after it, so that a
    ///   check finds more than the first mistake.
    package func next() throws -> Step? {
        current = UnsafeBufferPointer(start: nil, count: 0)
        resolvedText = nil
        while true {
            errorMayHideScreen = true
            guard let line = try lines.next() else {
                guard let open = blocks.removeAll() else { return nil }
                throw error(open.line, open.column, "this \"repeat\" has no \"end\"")
            }
            try ScriptEncoding.check(line, file: file, line: lines.number)
            var parser = StepParser(bytes: line, file: file, line: lines.number, variables: variables)
            do throws(ScriptError) {
                switch try parser.line() {
                case nil: continue
                case .step(let step)?:
                    try meet(step)
                    current = UnsafeBufferPointer(rebasing: line[(step.column - 1)..<parser.consumedEnd])
                    if parser.usesVariables { resolvedText = step.description }
                    return step
                case .variable(let name, let value, let column)?: try set(name, value, column)
                case .repetition(let repetition)?: try begin(repetition)
                case .end(let column)?: try end(column)
                }
            } catch {
                errorMayHideScreen = parser.stepWord == nil || parser.stepWord == .screen
                if parser.stepWord == .repeat { excuse(parser.declaredName) }
                if parser.stepWord == .end, let counter = blocks.endForGood() { variables.remove(counter.name) }
                if let name = parser.declaredName { _ = variables.set(name, to: .unknown) }
                throw error
            }
        }
    }

    /// The text of the last step, without the spaces around it and its comment, and with the values of its variables; empty
    /// before the first step, after the last, and after an error.
    public var currentText: String {
        resolvedText ?? String(decoding: current, as: UTF8.self)
    }

    /// How often the last step is played; 0 if it is one that a check reads again.
    var playCount: Int { blocks.playCount }

    /// `round 3 of 10` if the last step is in a block.
    var round: String? { blocks.round }

    /// Says whether the steps that follow are left out, up to the next screen, so that a block need not be read for each
    /// round.
    func leaveOut(_ isLeftOut: Bool) { blocks.isLeftOut = isLeftOut }

    // MARK: Variables and blocks

    /// Gives a variable of a `remember` step its text.
    func remember(_ text: String, as name: String) { _ = variables.set(name, to: .text(text)) }

    private func meet(_ step: Step) throws(ScriptError) {
        switch step.action {
        case .remember(_, as: let name) where variables[name] == nil || variables[name]?.isText == false:
            // What it will hold is known when it is played; that it is a text, now.
            try set(name, .text(""), step.column)
        case .screen where !blocks.isEmpty: blocks.screenOpens()
        default: break
        }
    }

    private func set(_ name: String, _ value: ScriptValue, _ column: Int) throws(ScriptError) {
        if let problem = variables.set(name, to: value) { throw error(lines.number, column, problem) }
    }

    private func begin(_ repetition: Repetition) throws(ScriptError) {
        guard !blocks.isFull else {
            throw error(
                repetition.line, repetition.column,
                "no more than \(ScriptBlocks.depthLimit) blocks can lie in each other")
        }
        if let counter = repetition.counter {
            guard variables[counter.name] == nil else {
                throw error(
                    repetition.line, repetition.column, "there is a variable \"\(counter.name)\" already; name another")
            }
            try set(counter.name, .whole(counter.value(0)), repetition.column)
        }
        blocks.begin(repetition, at: lines.mark)
    }

    private func end(_ column: Int) throws(ScriptError) {
        switch blocks.end() {
        case nil: throw error(lines.number, column, "there is no \"repeat\" that this \"end\" could end")
        case .over(let counter)?: if let counter { variables.remove(counter.name) }
        case .again(let start, let repetition, let round)?:
            guard lines.canGoBack else {
                throw error(lines.number, column, "a source that can be read only once can't repeat; copy it first")
            }
            try lines.goBack(to: start)
            if let counter = repetition.counter { _ = variables.set(counter.name, to: .whole(counter.value(round))) }
        }
    }

    /// A block whose first line has a mistake is read as one that is played once, so that its `end` is no second one.
    private func excuse(_ counter: String?) {
        let name = counter.flatMap { variables[$0] == nil ? $0 : nil }
        let repetition = Repetition(
            count: 1, counter: name.map { .init(name: $0, first: 0, isUp: true) }, line: lines.number, column: 1)
        blocks.begin(repetition, at: lines.mark)
    }

    private func error(_ line: Int, _ column: Int, _ message: String) -> ScriptError {
        ScriptError(place: ScriptPlace(file: file, line: line, column: column), message: message)
    }
}
