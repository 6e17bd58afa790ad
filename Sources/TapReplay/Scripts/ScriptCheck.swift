/// Finds semantic errors in a parsed script: an unknown screen, a step before any screen is opened, a command that the
/// screen does not have, a parameter without a value, or a script without steps.
struct ScriptCheck {
    private enum Screen: Hashable {
        case none
        case named(String)
        /// The open screen is not known, for example after an unknown screen name or after an `if` whose branches end
        /// on different screens, so the following steps are not checked against a screen.
        case unknown
    }

    /// The screens that a script may name, with the commands of each.
    private let known: [(name: String, commands: [String])]
    private var screen = Screen.none
    private var summary = ScriptSummary()
    /// The errors. Each is stored with the line numbers that lead to it: the lines of the enclosing `play` steps,
    /// followed by the error's own line.
    private var errors: [(lines: [Int], error: ScriptError)] = []
    private var reported: Set<ScriptError> = []
    /// The line numbers of the `play` steps that lead to the script being checked.
    private var lines: [Int] = []
    private var place = ScriptPlace(file: "", line: 0, column: 0)
    /// The screen that is open at the end of each played script. The key consists of the script, its arguments and the
    /// screen on which it starts, so that each combination is checked only once.
    private var ends: [Start: Screen] = [:]

    private struct Start: Hashable {
        let file: String
        let arguments: [String: ScriptValue]
        let screen: Screen
    }

    /// Checks a script.
    ///
    /// - Returns: A summary of the script.
    /// - Throws: ``ScriptErrors`` with the first errors, including those found while parsing.
    /// - Complexity: O(*n*), where *n* is the total length of the script and the scripts that it plays. A script that
    ///   is played several times counts once for each combination of its arguments and the screen on which it starts.
    static func summary(
        of script: Script, screens: [(name: String, commands: [String])]
    ) throws(ScriptErrors) -> ScriptSummary {
        var check = ScriptCheck(known: screens)
        check.check(script)
        guard check.errors.isEmpty else {
            let errors = check.errors.sorted { $0.lines.lexicographicallyPrecedes($1.lines) }.map(\.error)
            throw ScriptErrors(found: errors)
        }
        (check.summary.stepCount, check.summary.playedStepCount) = (script.stepCount.written, script.stepCount.played)
        return check.summary
    }

    private init(known: [(name: String, commands: [String])]) { self.known = known }

    private mutating func check(_ script: Script) {
        let count = errors.count
        let missing = script.parameters.filter { $0.standard == nil && script.arguments[$0.name] == nil }
        if let place = script.parametersPlace, let first = missing.first {
            self.place = place
            let names = missing.map(\.name).joined(separator: ", ")
            return report(
                "the script takes \(names): play it from another by `play \"…\" with \(first.name) \"…\"`, or write "
                    + "a default, as in `takes \(first.name) \"…\"`")
        }
        for error in script.errors { report(error) }
        check(script.steps, of: script)
        if errors.count == count, script.stepCount.written == 0 {
            place = ScriptPlace(file: script.name, line: 0, column: 0)
            report("the script has no steps")
        }
    }

    private mutating func check(_ steps: [Step], of script: Script) {
        for step in steps where errors.count < ScriptErrors.countLimit {
            place = script.place(of: step)
            let before = screen
            switch step.first {
            case .action(let action): check(action, of: step, in: script)
            case .block(let repetition, let steps):
                check(steps, of: script)
                // From the second round on, the block starts on the screen on which the previous round ended.
                if repetition.count > 1, screen != before { check(steps, of: script) }
            case .choice(let condition, let steps, otherwise: let others):
                check(.choose(condition), of: step, in: script)
                let start = screen
                check(steps, of: script)
                let end = screen
                screen = start
                check(others, of: script)
                if screen != end { screen = .unknown }
            case .play(let played, _):
                let start = Start(file: played.name, arguments: played.arguments, screen: screen)
                if ends[start] == nil {
                    lines.append(place.line)
                    check(played)
                    lines.removeLast()
                    ends[start] = screen
                }
                screen = ends[start] ?? screen
            case .variable, .template: break
            case .unknownScreen: screen = .unknown
            }
        }
    }

    private mutating func check(_ action: Action, of step: Step, in script: Script) {
        if case .none = screen, !action.opensScreen, !action.isAboutDevice {
            // The error applies to all following steps, but is reported only once.
            screen = .unknown
            report("name a screen first, as in `screen \(ScriptSpelling.name(known.first?.name ?? "feed"))`")
        }
        switch action {
        case .open(let name):
            guard known.contains(where: { $0.name == name }) else {
                screen = .unknown
                let introduction = known.isEmpty ? "none is known" : "the screens are"
                place = script.placeOfLastWord(of: step)
                return report("there is no screen \"\(name)\"", name, known.map(\.name), introduction)
            }
            summary.screens.insert(name)
            screen = .named(name)
        case .run(let command):
            guard case .named(let name) = screen, let commands = known.first(where: { $0.name == name })?.commands,
                !commands.contains(command)
            else { return }
            place = script.placeOfLastWord(of: step)
            report(
                "the screen \"\(name)\" has no command \"\(command)\"", command, commands,
                commands.isEmpty ? "it has none" : "it has")
        case .expect(let condition, within: _), .wait(let condition, seconds: _), .choose(let condition):
            if condition.isAboutDispatches { summary.asksForDispatches = true }
        case .knownToFail(let action, because: _): check(action, of: step, in: script)
        case .device: note("device")
        case .style: note("style")
        case .textSize: note("text size")
        case .direction: note("direction")
        case .touch, .expectRefusal, .match, .look, .remember, .show, .rotate: break
        }
    }

    /// Notes the line of a step that changes the device or a setting of it.
    private mutating func note(_ noun: String) {
        if summary.deviceLines[noun] == nil { summary.deviceLines[noun] = place.line }
    }

    /// Reports an error unless it has already been reported. An error can occur twice, because a `repeat` block that
    /// opens a screen may be checked twice.
    private mutating func report(_ message: String) { report(ScriptError(place: place, message: message)) }

    private mutating func report(_ error: ScriptError) {
        guard errors.count < ScriptErrors.countLimit, reported.insert(error).inserted else { return }
        errors.append((lines + [error.place.line], error))
    }

    /// Reports an unknown name, with the most similar known name or, if no known name is similar, with some of the
    /// known names.
    private mutating func report(_ message: String, _ name: String, _ known: [String], _ introduction: String) {
        let meant = Suggestion.clause(for: name, among: known)
        let shown = known.prefix(8).map { "\"\($0)\"" } + (known.count > 8 ? ["…"] : [])
        let all = "; \(introduction)" + (known.isEmpty ? "" : " " + shown.joined(separator: ", "))
        report(message + (meant.isEmpty ? all : meant))
    }
}
