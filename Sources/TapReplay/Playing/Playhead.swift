/// Where a script is being played: it goes through the steps, and through those of a block again and again, with the
/// values that variables have there.
struct Playhead {
    /// The script that the last step is of: the one that is played, or one that it plays.
    private(set) var script: Script
    /// How many steps were passed over.
    private(set) var leftOutCount = 0
    private var variables = ScriptVariables()
    /// The blocks around the next step; the first is the whole script.
    private var frames: [Frame]

    private struct Frame {
        let steps: [Step]
        /// `nil` for the steps of a script, and for one way of an `if`.
        let repetition: Repetition?
        /// What is restored at the end of a played script.
        var caller: (script: Script, variables: ScriptVariables)?
        /// Counted from 0.
        var round = 0
        var index = 0

        init(_ steps: [Step], _ repetition: Repetition? = nil) {
            self.steps = steps
            self.repetition = repetition
        }

        /// How many steps are left of all rounds.
        var rest: Int {
            let rounds = max(0, (repetition?.count ?? 1) - round - 1)
            return steps[index...].stepCount.played.plus(rounds == 0 ? 0 : steps.stepCount.played.times(rounds))
        }
    }

    /// Stands before the first step.
    init(_ script: Script) {
        self.script = script
        variables = script.variables()
        frames = [Frame(script.steps)]
    }

    /// Stands at a step of another script.
    mutating func goOn(with script: Script, from first: Int) {
        var frame = Frame(script.steps)
        frame.index = first
        self.script = script
        frames = [frame]
    }

    /// Whether what comes now is left out up to the next screen, and a block that opens none is not played again.
    var isLeavingOut = false

    /// The ways of the `if` that is being judged.
    private var ways: (steps: [Step], others: [Step])?

    /// Goes on to the next step that does something.
    ///
    /// - Returns: `nil` at the end, and once the task is cancelled, also inside a block that does nothing.
    /// - Throws: ``ScriptError`` for a step that was right when it was read, and is wrong with the values that its variables
    ///   have now. The next call goes on after it.
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
                // The step may not hold, or be left out; the lines after it are read all the same.
                if let name = action.rememberedName, variables[name] == nil { variables[name] = .text("") }
                if isLeavingOut, !action.opensScreen {
                    leftOutCount += 1
                    continue
                }
                isLeavingOut = false
                return (step, action)
            case .choice(let condition, let steps, otherwise: let others):
                if isLeavingOut {
                    leftOutCount = leftOutCount.plus(1).plus(steps.stepCount.played)
                    continue
                }
                ways = (steps, others)
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

    /// What a step says now.
    private func content(of step: Step) throws(ScriptError) -> Step.Content {
        guard case .template(let first, let tokens) = step.content else { return step.content }
        switch (try script.read(tokens, of: step, with: variables), first) {
        case (.action(let action), _): return .action(action)
        case (.variable(let name, let value), _): return .variable(name, value)
        case (.repetition(let repetition), .block(_, let steps)): return .block(repetition, steps)
        case (.choice(let condition), .choice(_, let steps, otherwise: let others)):
            return .choice(condition, steps, otherwise: others)
        case (.play(let call), .play(let script, _)): return .play(script, call.arguments)
        case (.repetition, _), (.choice, _), (.otherwise, _), (.end, _), (.play, _), (.parameters, _): return first
        }
    }

    /// Goes one way of the `if` that was judged.
    mutating func choose(_ isSo: Bool) {
        if let ways { frames.append(Frame(isSo ? ways.steps : ways.others)) }
        ways = nil
    }

    /// Goes no way of the `if` that is being judged, if there is one.
    mutating func leaveOutWays() {
        if let ways { leftOutCount = leftOutCount.plus(ways.steps.stepCount.played) }
        ways = nil
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

    /// How many steps were not come to, of an `if` both ways.
    var rest: Int { frames.reduce(0) { $0.plus($1.rest) } }

    /// The line of the last step in the script that is played, though one that it plays has it.
    var line: Int {
        let own = frames.firstIndex { $0.caller != nil } ?? frames.endIndex
        guard own > 0, case let frame = frames[own - 1], frame.index > 0 else { return 0 }
        return frame.steps[frame.index - 1].line
    }

    /// Gives the counter of the innermost block its value.
    private mutating func count() {
        guard let frame = frames.last, let counter = frame.repetition?.counter else { return }
        variables[counter.name] = counter.value(frame.round)
    }

    /// Gives a variable of a `remember` step its text.
    mutating func remember(_ text: String, as name: String) { variables[name] = .text(text) }

    /// `round 3 of 10`, from the outermost block inwards; `nil` outside of any.
    var round: String? {
        let rounds = frames.compactMap { frame in
            frame.repetition.map { "round \(frame.round + 1) of \($0.count)" }
        }
        return rounds.isEmpty ? nil : rounds.joined(separator: ", ")
    }
}
