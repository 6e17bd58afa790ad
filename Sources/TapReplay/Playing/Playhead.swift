/// Where a script is being played: it goes through the steps, and through those of a block again and again, with the
/// values that variables have there.
struct Playhead {
    private let script: Script
    private var variables = ScriptVariables()
    /// The blocks around the next step; the first is the whole script.
    private var frames: [Frame]

    private struct Frame {
        let steps: [Step]
        /// `nil` for the whole script.
        let repetition: Repetition?
        /// Counted from 0.
        var round = 0
        var index = 0

        init(_ steps: [Step], _ repetition: Repetition? = nil) {
            self.steps = steps
            self.repetition = repetition
        }

        /// The next step of the round; `nil` at its end.
        mutating func next() -> Step? {
            guard index < steps.count else { return nil }
            defer { index += 1 }
            return steps[index]
        }
    }

    /// Stands before the first step.
    init(_ script: Script) {
        self.script = script
        frames = [Frame(script.steps)]
    }

    /// Whether what comes now is left out up to the next screen, so that a block that opens none is not played again.
    var isLeavingOut = false

    /// Goes on to the next step that does something.
    ///
    /// - Throws: ``ScriptError`` for a step that was right when it was read, and is wrong with the values that its variables
    ///   have now. The next call goes on after it.
    mutating func next() throws(ScriptError) -> (step: Step, action: Action)? {
        while !frames.isEmpty {
            guard let step = frames[frames.count - 1].next() else {
                endRound()
                continue
            }
            switch try content(of: step) {
            case .action(let action):
                // The step may not hold, or be left out; the lines after it are read all the same.
                if let name = action.rememberedName, variables[name] == nil { variables[name] = .text("") }
                return (step, action)
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
        case (.repetition, _), (.end, _): return first
        }
    }

    private mutating func endRound() {
        guard var frame = frames.popLast(), let repetition = frame.repetition else { return }
        frame.round += 1
        frame.index = 0
        if frame.round < repetition.count, !isLeavingOut || frame.steps.contains(where: \.opensScreen) {
            frames.append(frame)
            count()
        } else if let counter = repetition.counter {
            variables[counter.name] = nil
        }
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

    /// What a step says, as it is written or, where variables or escapes are in it, in a script's own words.
    func text(of step: Step, _ action: Action) -> String {
        if case .template = step.content { return action.description }
        return step.range.isEmpty ? action.description : script.text(of: step)
    }
}

extension Step {
    /// Whether it opens a screen, or a step in it does.
    var opensScreen: Bool { content.opensScreen }
}

extension Step.Content {
    fileprivate var opensScreen: Bool {
        switch self {
        case .action(let action): action.opensScreen
        case .block(_, let steps): steps.contains(where: \.opensScreen)
        case .template(let first, _): first.opensScreen
        case .variable: false
        case .unknownScreen: true
        }
    }
}
