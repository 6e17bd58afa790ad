/// Finds what can't be meant in a script that was read: an unknown screen, a step before any screen, a command that the
/// screen does not have, no steps at all.
struct ScriptCheck {
    private enum Screen {
        case none
        case named(String)
        /// A screen was named wrongly; what follows is not judged by it.
        case unknown
    }

    /// The screens that a script may name, with the commands of each.
    private let known: [(name: String, commands: [String])]
    private var screen = Screen.none
    private var summary = ScriptSummary()
    private var errors: [ScriptError] = []
    private var place: ScriptPlace

    private init(_ name: String, _ known: [(name: String, commands: [String])]) {
        self.known = known
        place = ScriptPlace(file: name, line: 0, column: 0)
    }

    /// Checks a script.
    ///
    /// - Returns: What the script has.
    /// - Throws: ``ScriptErrors`` with the first errors, those that were found when it was read among them.
    /// - Complexity: O(length of the script).
    static func summary(
        of script: Script, screens: [(name: String, commands: [String])]
    ) throws(ScriptErrors) -> ScriptSummary {
        var check = ScriptCheck(script.name, screens)
        let whole = check.place
        check.walk(script.steps, times: 1)
        var errors = (script.errors + check.errors).sorted { $0.place.line < $1.place.line }
        if errors.isEmpty, check.summary.stepCount == 0 {
            errors = [ScriptError(place: whole, message: "the script has no steps")]
        }
        guard errors.isEmpty else { throw ScriptErrors(errors: Array(errors.prefix(ScriptErrors.limit))) }
        return check.summary
    }

    /// - Parameter times: How often the steps are played; 0 if they were checked before.
    private mutating func walk(_ steps: [Step], times: Int) {
        for step in steps where errors.count < ScriptErrors.limit {
            (place.line, place.column) = (step.line, step.column)
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

    private mutating func check(_ action: Action, _ times: Int) {
        if times > 0 { summary.stepCount += 1 }
        let (sum, isOver) = summary.playedStepCount.addingReportingOverflow(times)
        summary.playedStepCount = isOver ? .max : sum
        if case .none = screen, !action.opensScreen {
            // Once is enough; the steps after it have the same fault.
            screen = .unknown
            report("name a screen first, as in `screen \(ScriptSpelling.name(known.first?.name ?? "feed"))`")
        }
        switch action {
        case .open(let name): open(name)
        case .run(let command): run(command)
        case .expect(let condition), .wait(let condition, seconds: _):
            if condition.isAboutDispatches { summary.asksForDispatches = true }
        case .touch, .expectRefusal, .match, .remember, .show: break
        }
    }

    private mutating func open(_ name: String) {
        guard known.contains(where: { $0.name == name }) else {
            screen = .unknown
            let introduction = known.isEmpty ? "none is known" : "the screens are"
            return report("there is no screen \"\(name)\"", name, known.map(\.name), introduction)
        }
        summary.screens.insert(name)
        screen = .named(name)
    }

    private mutating func run(_ command: String) {
        guard case .named(let name) = screen, let commands = known.first(where: { $0.name == name })?.commands,
            !commands.contains(command)
        else { return }
        report(
            "the screen \"\(name)\" has no command \"\(command)\"", command, commands,
            commands.isEmpty ? "it has none" : "it has")
    }

    /// Reports an error, once: a block in which a screen opens is checked twice.
    private mutating func report(_ message: String) {
        let error = ScriptError(place: place, message: message)
        if !errors.contains(error) { errors.append(error) }
    }

    /// Reports an unknown name with the nearest known one or, when none is near, with a few of the known.
    private mutating func report(_ message: String, _ name: String, _ known: [String], _ introduction: String) {
        let meant = Suggestion.clause(for: name, among: known)
        let shown = known.prefix(8).map { "\"\($0)\"" } + (known.count > 8 ? ["…"] : [])
        let all = "; \(introduction)" + (known.isEmpty ? "" : " " + shown.joined(separator: ", "))
        report(message + (meant.isEmpty ? all : meant))
    }
}
