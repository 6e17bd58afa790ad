/// Finds what can't be meant in a script that was read: an unknown screen, a step before any screen, a command that the
/// screen does not have, no steps at all.
struct ScriptCheck {
    private enum Screen {
        case none
        /// The commands are asked for at the first `run`.
        case named(String, commands: [String]?)
        /// A screen was named wrongly; what follows is not judged by it.
        case unknown
    }

    private let knownScreens: [String]
    private let commands: (String) -> [String]
    private var screen = Screen.none
    private var summary = ScriptSummary()
    private var problems: [(place: (line: Int, column: Int), message: String)] = []
    private var place = (line: 0, column: 0)

    private init(_ knownScreens: [String], _ commands: @escaping (String) -> [String]) {
        self.knownScreens = knownScreens
        self.commands = commands
    }

    /// Checks a script.
    ///
    /// - Parameters:
    ///   - knownScreens: The names a `screen` step may give.
    ///   - commands: The names a `run` step may give on a screen; asked once for each `screen` step at most.
    /// - Returns: What the script has.
    /// - Throws: ``ScriptErrors`` with the first mistakes, those that were found when it was read among them.
    /// - Complexity: O(length of the script).
    static func summary(
        of script: Script, knownScreens: [String], commands: @escaping (String) -> [String]
    ) throws(ScriptErrors) -> ScriptSummary {
        var check = ScriptCheck(knownScreens, commands)
        check.walk(script.steps, times: 1)
        let found = check.problems.map { problem in
            let place = ScriptPlace(file: script.name, line: problem.place.line, column: problem.place.column)
            return ScriptError(place: place, message: problem.message)
        }
        var errors = (script.mistakes + found).sorted { $0.place.line < $1.place.line }
        if errors.isEmpty, check.summary.stepCount == 0 {
            let place = ScriptPlace(file: script.name, line: 0, column: 0)
            errors = [ScriptError(place: place, message: "the script has no steps")]
        }
        guard errors.isEmpty else { throw ScriptErrors(errors: Array(errors.prefix(ScriptErrors.limit))) }
        return check.summary
    }

    /// - Parameter times: How often the steps are played; 0 if they were checked before.
    private mutating func walk(_ steps: [Step], times: Int) {
        for step in steps where problems.count < ScriptErrors.limit {
            place = (step.line, step.column)
            check(step.content, times)
        }
    }

    private mutating func check(_ content: Step.Content, _ times: Int) {
        switch content {
        case .action(let action): check(action, times)
        case .template(let first, _): check(first, times)
        case .block(let repetition, let steps):
            let (product, isOver) = times.multipliedReportingOverflow(by: repetition.count)
            walk(steps, times: isOver ? .max : product)
            // Its first steps then meet the screen that its last left.
            if repetition.count > 1, steps.contains(where: \.opensScreen) { walk(steps, times: 0) }
        case .variable: break
        case .unknownScreen: screen = .unknown
        }
    }

    private mutating func check(_ action: any Action, _ times: Int) {
        if times > 0 { summary.stepCount += 1 }
        let (sum, isOver) = summary.playedStepCount.addingReportingOverflow(times)
        summary.playedStepCount = isOver ? .max : sum
        if case .none = screen, !action.opensScreen {
            // Once is enough; the steps after it have the same fault.
            screen = .unknown
            report("name a screen first, as in `screen \(ScriptSpelling.name(knownScreens.first ?? "feed"))`")
        }
        action.check(&self)
    }

    // MARK: What a step asks

    /// A step opens a screen.
    mutating func opens(_ name: String) {
        guard knownScreens.contains(name) else {
            screen = .unknown
            let introduction = knownScreens.isEmpty ? "none is known" : "the screens are"
            return report("there is no screen \"\(name)\"", name, knownScreens, introduction)
        }
        summary.screens.insert(name)
        screen = .named(name, commands: nil)
    }

    /// A step runs a command of the screen.
    mutating func runs(_ command: String) {
        guard case .named(let name, commands: let asked) = screen else { return }
        let known = asked ?? commands(name)
        screen = .named(name, commands: known)
        guard !known.contains(command) else { return }
        let problem = "the screen \"\(name)\" has no command \"\(command)\""
        report(problem, command, known, known.isEmpty ? "it has none" : "it has")
    }

    /// A step asks what was dispatched.
    mutating func asksForDispatches() { summary.asksForDispatches = true }

    /// Reports a mistake, once: a block in which a screen opens is checked twice.
    private mutating func report(_ message: String) {
        guard !problems.contains(where: { $0.place == place && $0.message == message }) else { return }
        problems.append((place, message))
    }

    /// Reports an unknown name with the nearest known one or, when none is near, with a few of the known.
    private mutating func report(_ problem: String, _ name: String, _ known: [String], _ introduction: String) {
        let meant = Suggestion.clause(for: name, among: known)
        let shown = known.prefix(8).map { "\"\($0)\"" } + (known.count > 8 ? ["…"] : [])
        let all = "; \(introduction)" + (known.isEmpty ? "" : " " + shown.joined(separator: ", "))
        report(problem + (meant.isEmpty ? all : meant))
    }
}
