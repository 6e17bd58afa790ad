/// A step in a script, or a block of steps, with its location in the source.
package struct Step: Sendable {
    enum Content: Sendable {
        /// An action to perform.
        case action(Action)
        /// The assignment of a value to a variable.
        indirect case variable(String, ScriptValue)
        /// A block of steps to repeat.
        indirect case block(Repetition, [Step])
        /// A condition, with the steps of the two branches.
        indirect case choice(Condition, [Step], otherwise: [Step])
        /// The steps of another script, with the arguments passed to it.
        indirect case play(Script, [String: ScriptValue])
        /// A step that depends on variables: its content as parsed with the variables' initial values, and the
        /// tokens from which the step is parsed again when it is played.
        indirect case template(Content, [Token])
        /// A line that could not be parsed, but may have been meant to open a screen.
        case unknownScreen
    }

    let content: Content
    private let lineNumber: UInt32
    private let columnNumber: UInt32
    private let start: UInt32
    private let end: UInt32

    init(_ content: Content, line: Int, column: Int, range: Range<Int>) {
        self.content = content
        // 32-bit integers save memory when there are a million steps, and they are large enough because scripts are
        // limited to 256 MB.
        (lineNumber, columnNumber) = (UInt32(line), UInt32(column))
        (start, end) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    }

    /// The line of the step, counted from 1.
    var line: Int { Int(lineNumber) }

    /// The column of the step's first word, in characters, counted from 1.
    var column: Int { Int(columnNumber) }

    /// The byte range of the step in the script; empty if the step's text differs from its source because of escape
    /// sequences.
    var range: Range<Int> { Int(start)..<Int(end) }
}

extension Step {
    /// The step's content, as parsed with the initial values of its variables.
    var first: Content {
        if case .template(let first, _) = content { first } else { content }
    }

    /// Whether this step, or a step inside it, opens a screen.
    ///
    /// Branches of an `if` are ignored, because they might not be played.
    var opensScreen: Bool {
        switch first {
        case .action(let action): action.opensScreen
        case .block(_, let steps): steps.contains(where: \.opensScreen)
        case .play(let script, _): script.opensScreen
        case .variable, .choice, .template: false
        case .unknownScreen: true
        }
    }

    /// Whether the step acts on the screen or waits, instead of only inspecting the screen. Blocks and `play` steps
    /// always count as acting.
    package var acts: Bool {
        switch first {
        case .action(let action): action.acts
        case .variable: false
        case .block, .choice, .play, .template, .unknownScreen: true
        }
    }

    fileprivate var count: StepCount {
        switch first {
        case .action: return StepCount(written: 1, played: 1)
        case .block(let repetition, let steps):
            let count = steps.stepCount
            return StepCount(written: count.written, played: count.played.times(repetition.count))
        case .choice(_, let steps, otherwise: let others):
            return StepCount(written: 1, played: 1) + steps.stepCount + others.stepCount
        case .play(let script, _): return script.stepCount
        case .variable, .template, .unknownScreen: return StepCount()
        }
    }
}

/// The number of steps in a script or block.
struct StepCount: Equatable, Sendable {
    /// The number of steps in the source, each counted once.
    var written = 0
    /// The number of steps to play, counting each round of a block and both branches of an `if`.
    var played = 0

    static func + (a: StepCount, b: StepCount) -> StepCount {
        StepCount(written: a.written.plus(b.written), played: a.played.plus(b.played))
    }
}

extension Sequence<Step> {
    var stepCount: StepCount { reduce(StepCount()) { $0 + $1.count } }
}

extension Int {
    /// Returns the sum, or `Int.max` on overflow.
    func plus(_ other: Int) -> Int {
        let (sum, isOver) = addingReportingOverflow(other)
        return isOver ? .max : sum
    }

    /// Returns the product, or `Int.max` on overflow.
    func times(_ other: Int) -> Int {
        let (product, isOver) = multipliedReportingOverflow(by: other)
        return isOver ? .max : product
    }
}
