/// A step of a script, or a block of steps: what it says, and where it is written.
package struct Step: Sendable {
    enum Content: Sendable {
        /// What is played.
        case action(Action)
        /// A variable gets a value.
        indirect case variable(String, ScriptValue)
        /// Steps that are played again and again.
        indirect case block(Repetition, [Step])
        /// Steps that are played if something is so, and those that are played if not.
        indirect case choice(Condition, [Step], otherwise: [Step])
        /// The steps of another script, with the values of what it takes.
        indirect case play(Script, [String: ScriptValue])
        /// What depends on variables: as it reads with the values that they have first, and the words to read it from
        /// when it is played.
        indirect case template(Content, [Token])
        /// An unreadable line that could have opened a screen.
        case unknownScreen
    }

    let content: Content
    private let lineNumber: UInt32
    private let columnNumber: UInt32
    private let start: UInt32
    private let end: UInt32

    init(_ content: Content, line: Int, column: Int, range: Range<Int>) {
        self.content = content
        // A script is no longer than 256 MB, and a million steps are to take little memory.
        (lineNumber, columnNumber) = (UInt32(line), UInt32(column))
        (start, end) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    }

    /// The line of the step, counted from 1.
    var line: Int { Int(lineNumber) }

    /// The column of its first word, counted from 1 in characters.
    var column: Int { Int(columnNumber) }

    /// The bytes of the script that it is written in; none if what it says is not as it is written.
    var range: Range<Int> { Int(start)..<Int(end) }
}

extension Step {
    /// What it says with the values that its variables have first.
    var first: Content {
        if case .template(let first, _) = content { first } else { content }
    }

    /// Whether it opens a screen, or a step in it does; what is played only if something is so does not.
    var opensScreen: Bool {
        switch first {
        case .action(let action): action.opensScreen
        case .block(_, let steps): steps.contains(where: \.opensScreen)
        case .play(let script, _): script.opensScreen
        case .variable, .choice, .template: false
        case .unknownScreen: true
        }
    }

    /// Whether it does something with the screen, and does not only look at it.
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

/// How many steps there are.
struct StepCount: Equatable, Sendable {
    /// Each counted once.
    var written = 0
    /// Those of blocks again and again, and both ways of an `if`.
    var played = 0

    static func + (a: StepCount, b: StepCount) -> StepCount {
        StepCount(written: a.written.plus(b.written), played: a.played.plus(b.played))
    }
}

extension Sequence<Step> {
    var stepCount: StepCount { reduce(StepCount()) { $0 + $1.count } }
}

extension Int {
    /// The sum, or the largest number if it is larger.
    func plus(_ other: Int) -> Int {
        let (sum, isOver) = addingReportingOverflow(other)
        return isOver ? .max : sum
    }

    /// The product, or the largest number if it is larger.
    func times(_ other: Int) -> Int {
        let (product, isOver) = multipliedReportingOverflow(by: other)
        return isOver ? .max : product
    }
}
