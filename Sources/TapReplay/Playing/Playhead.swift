/// The position of a replay: the current script, the blocks that contain the next step, and the current values of the
/// variables.
struct Playhead {
    /// The script that contains the current step: the main script, or a script that is played by a `play` step.
    private(set) var script: Script
    /// The number of steps that were skipped.
    private(set) var leftOutCount = 0
    private var variables = ScriptVariables()
    /// The stack of blocks that contain the next step, from the outermost block, which is the whole script, inward.
    private var frames: [Frame]

    private struct Frame {
        let steps: [Step]
        /// The repetition of the block, or `nil` for a whole script or a branch of an `if`.
        let repetition: Repetition?
        /// The calling script and its variables, which are restored at the end of this frame. The value is `nil` unless
        /// the frame is a script that another script plays.
        var caller: (script: Script, variables: ScriptVariables)?
        /// The current round, counted from 0.
        var round = 0
        var index = 0

        init(_ steps: [Step], _ repetition: Repetition? = nil) {
            self.steps = steps
            self.repetition = repetition
        }

        /// The number of steps of the block that are left to play, in the current round and in all later rounds.
        var rest: Int {
            let rounds = max(0, (repetition?.count ?? 1) - round - 1)
            return steps[index...].stepCount.played.plus(rounds == 0 ? 0 : steps.stepCount.played.times(rounds))
        }
    }

    /// Creates a position before the first step.
    init(_ script: Script) {
        self.script = script
        variables = script.variables()
        frames = [Frame(script.steps)]
    }

    /// Moves to the step at the index `first` of a different script.
    mutating func goOn(with script: Script, from first: Int) {
        var frame = Frame(script.steps)
        frame.index = first
        self.script = script
        frames = [frame]
    }

    /// Whether to skip all steps before the next step that opens a screen.
    ///
    /// While steps are being skipped, blocks that don't open a screen aren't repeated.
    var isLeavingOut = false

    /// The two branches of the `if` that is being evaluated.
    private var branches: (steps: [Step], others: [Step])?

    /// Moves to the next action.
    ///
    /// - Returns: The action and its step, or `nil` at the end of the script or if the task is canceled. Cancellation
    ///   also ends a loop that contains no actions.
    /// - Throws: ``ScriptError`` for a step that could be parsed with the initial values of its variables, but not with
    ///   their current values, or for a step with a variable that has no value. The next call continues after that
    ///   step.
    mutating func next() throws(ScriptError) -> (step: Step, action: Action)? {
        while !Task.isCancelled, let frame = frames.indices.last {
            guard frames[frame].index < frames[frame].steps.count else {
                endRound()
                continue
            }
            let step = frames[frame].steps[frames[frame].index]
            frames[frame].index += 1
            let content: Step.Content
            do throws(ScriptError) { content = try self.content(of: step) } catch {
                guard isLeavingOut else { throw error }
                leftOutCount += 1
                continue
            }
            switch content {
            case .action(let action):
                // Defines the variable even if this step fails or is skipped, because the following lines may use it.
                if let name = action.rememberedName, variables[name] == nil { variables[name] = .text("") }
                if isLeavingOut, !action.opensScreen {
                    if let name = action.rememberedName {
                        variables.invalidate(name, because: "line \(step.line) was skipped")
                    }
                    leftOutCount += 1
                    continue
                }
                isLeavingOut = false
                return (step, action)
            case .choice(let condition, let steps, otherwise: let others):
                if isLeavingOut {
                    leftOutCount = leftOutCount.plus(1)
                    skip(steps, others)
                    continue
                }
                branches = (steps, others)
                return (step, .choose(condition))
            case .play(let script, let arguments):
                var frame = Frame(script.steps)
                frame.caller = (self.script, variables)
                frames.append(frame)
                (self.script, variables) = (script, script.variables(arguments))
            case .variable(let name, let value): variables[name] = value
            case .block(let repetition, let steps):
                if steps.isEmpty { continue }
                frames.append(Frame(steps, repetition))
                count()
            case .template, .unknownScreen: continue
            }
        }
        return nil
    }

    /// Returns the step's content for the current values of the variables.
    private mutating func content(of step: Step) throws(ScriptError) -> Step.Content {
        guard case .template(let first, let tokens) = step.content else { return step.content }
        if let (name, reason) = variables.loss(in: tokens) {
            // A variable whose value is computed from a missing value has no value either.
            if case .variable(let other, _) = first { variables.invalidate(other, because: reason) }
            if case .action(let action) = first, let other = action.rememberedName {
                variables.invalidate(other, because: reason)
            }
            throw ScriptError(
                place: script.place(of: step), message: "`\(name)` has no value, because \(reason)")
        }
        let statement: StepParser.Statement
        do throws(ScriptError) { statement = try script.read(tokens, of: step, with: variables) } catch {
            if case .variable(let name, _) = first { invalidate(name, line: step.line) }
            throw error
        }
        switch (statement, first) {
        case (.action(let action), _): return .action(action)
        case (.variable(let name, let value), _): return .variable(name, value)
        case (.repetition(let repetition), .block(_, let steps)): return .block(repetition, steps)
        case (.choice(let condition), .choice(_, let steps, otherwise: let others)):
            return .choice(condition, steps, otherwise: others)
        case (.play(let call), .play(let script, _)): return .play(script, call.arguments)
        case (.repetition, _), (.choice, _), (.otherwise, _), (.end, _), (.play, _), (.parameters, _): return first
        }
    }

    /// Enters a branch of the `if` that is being evaluated.
    mutating func choose(_ isSo: Bool) {
        if let branches { frames.append(Frame(isSo ? branches.steps : branches.others)) }
        branches = nil
    }

    /// Skips both branches of the `if` that is being evaluated, unless ``choose(_:)`` has already entered one of them.
    mutating func skipBranches() {
        if let branches { skip(branches.steps, branches.others) }
        branches = nil
    }

    private mutating func skip(_ steps: [Step], _ others: [Step]) {
        leftOutCount = leftOutCount.plus(steps.stepCount.played).plus(others.stepCount.played)
    }

    private mutating func endRound() {
        guard var frame = frames.popLast() else { return }
        if let caller = frame.caller { (script, variables) = caller }
        guard let repetition = frame.repetition else { return }
        frame.round += 1
        frame.index = 0
        if frame.round < repetition.count, !isLeavingOut || frame.steps.contains(where: \.opensScreen) {
            frames.append(frame)
            count()
        } else {
            if frame.round < repetition.count { leftOutCount = leftOutCount.plus(frame.rest) }
            if let counter = repetition.counter { variables[counter.name] = nil }
        }
    }

    /// The number of steps that have not been reached yet, counting both branches of each `if`.
    var rest: Int { frames.reduce(0) { $0.plus($1.rest) } }

    /// The line of the current step in the outermost script.
    ///
    /// While that script plays another script, this is the line of the `play` step.
    var line: Int {
        let own = frames.firstIndex { $0.caller != nil } ?? frames.endIndex
        guard own > 0, case let frame = frames[own - 1], frame.index > 0 else { return 0 }
        return frame.steps[frame.index - 1].line
    }

    /// Sets the counter of the innermost block to its value in the current round.
    private mutating func count() {
        guard let frame = frames.last, let counter = frame.repetition?.counter else { return }
        variables[counter.name] = counter.value(frame.round)
    }

    /// Sets the variable of a `remember` step.
    mutating func remember(_ text: String, as name: String) { variables[name] = .text(text) }

    /// Records that the variable of a `remember` or `let` step has no value because the step failed.
    mutating func invalidate(_ name: String, line: Int) { variables.invalidate(name, because: "line \(line) failed") }

    /// The current round, such as `round 3 of 10`, or `nil` outside of loops. For nested loops, lists the round of each
    /// loop, from the outermost inward.
    var round: String? {
        let rounds = frames.compactMap { frame in
            frame.repetition.map { "round \(frame.round + 1) of \($0.count)" }
        }
        return rounds.isEmpty ? nil : rounds.joined(separator: ", ")
    }
}
