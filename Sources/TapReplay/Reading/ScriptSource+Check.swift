extension ScriptSource {
    /// Reads the whole script and checks it without playing it.
    ///
    /// It finds what is wrong by itself and what cannot be meant: an unknown screen, a step before any screen, a command
    /// the screen does not have, and a script without steps. Standard input is used up by it; check its ``spooled()``
    /// copy.
    ///
    /// - Parameters:
    ///   - knownScreens: The names a `screen` step may give.
    ///   - commands: The names a `run` step may give on a screen; asked once for each `screen` step at most.
    /// - Returns: What the script has.
    /// - Throws: ``ScriptErrors`` with the first errors, at most ``ScriptErrors/limit``, also when the source cannot be
    ///   opened.
    /// - Complexity: O(length of the script), in constant memory.
    @discardableResult
    public func check(knownScreens: [String], commands: (String) -> [String]) throws -> ScriptSummary {
        var check = ScriptCheck(file: name, knownScreens: knownScreens)
        do {
            let reader = try ScriptReader(self, isForCheck: true)
            while check.wantsMore {
                do {
                    guard let step = try reader.next() else { break }
                    check.read(step, playCount: reader.playCount, commands: commands)
                } catch let error as ScriptError {
                    check.fail(error, mayHideScreen: reader.errorMayHideScreen)
                }
            }
        } catch let error as ScriptError {
            check.fail(error, mayHideScreen: true)
        }
        return try check.finish()
    }
}

/// What a check knows between two steps.
private struct ScriptCheck {
    private enum Screen {
        case none
        /// The commands are asked for at the first `run`.
        case named(String, commands: [String]?)
        /// A screen was named wrongly; what follows is not judged by it.
        case unknown
    }

    private let file: String
    private let knownScreens: [String]
    private var screen = Screen.none
    private var summary = ScriptSummary()
    private var errors: [ScriptError] = []

    init(file: String, knownScreens: [String]) {
        self.file = file
        self.knownScreens = knownScreens
    }

    var wantsMore: Bool { errors.count < ScriptErrors.limit }

    mutating func fail(_ error: ScriptError, mayHideScreen: Bool) {
        add(error)
        if mayHideScreen { screen = .unknown }
    }

    /// A block in which a screen opens is read twice, and its mistakes are found twice.
    private mutating func add(_ error: ScriptError) {
        if !errors.contains(error) { errors.append(error) }
    }

    /// - Parameter playCount: How often the step is played; 0 if it was read before.
    mutating func read(_ step: Step, playCount: Int, commands: (String) -> [String]) {
        if playCount > 0 { summary.stepCount += 1 }
        let (sum, isOver) = summary.playedStepCount.addingReportingOverflow(playCount)
        summary.playedStepCount = isOver ? .max : sum
        if step.action.asksForDispatches { summary.asksForDispatches = true }
        switch (step.action, screen) {
        case (.screen(let name), _) where knownScreens.contains(name):
            summary.screens.insert(name)
            screen = .named(name, commands: nil)
        case (.screen(let name), _):
            screen = .unknown
            report(
                step, "there is no screen \"\(name)\"", name, knownScreens,
                knownScreens.isEmpty ? "none is known" : "the screens are")
        case (_, .none):
            // Once is enough; the steps after it have the same fault.
            screen = .unknown
            report(step, "name a screen first, as in `screen \(ScriptSpelling.name(knownScreens.first ?? "feed"))`")
        case (.run(let command), .named(let name, commands: let known)):
            let known = known ?? commands(name)
            screen = .named(name, commands: known)
            guard !known.contains(command) else { return }
            let problem = "the screen \"\(name)\" has no command \"\(command)\""
            report(step, problem, command, known, known.isEmpty ? "it has none" : "it has")
        default: break
        }
    }

    /// What the script has, if nothing was wrong.
    func finish() throws(ScriptErrors) -> ScriptSummary {
        if errors.isEmpty, summary.stepCount == 0 {
            let place = ScriptPlace(file: file, line: 0, column: 0)
            throw ScriptErrors(errors: [ScriptError(place: place, message: "the script has no steps")])
        }
        guard errors.isEmpty else { throw ScriptErrors(errors: errors) }
        return summary
    }

    private mutating func report(_ step: Step, _ message: String) {
        let place = ScriptPlace(file: file, line: step.line, column: step.column)
        add(ScriptError(place: place, message: message))
    }

    /// Reports an unknown name with the nearest known one or, when none is near, with a few of the known.
    private mutating func report(
        _ step: Step, _ problem: String, _ name: String, _ known: [String], _ introduction: String
    ) {
        let meant = ScriptSuggestion.clause(for: name, among: known)
        if !meant.isEmpty {
            report(step, problem + meant)
        } else if known.isEmpty {
            report(step, "\(problem); \(introduction)")
        } else {
            let shown = known.prefix(8).map { "\"\($0)\"" } + (known.count > 8 ? ["…"] : [])
            report(step, "\(problem); \(introduction) \(shown.joined(separator: ", "))")
        }
    }
}

extension Action {
    /// Whether the step looks at what was dispatched.
    fileprivate var asksForDispatches: Bool {
        switch self {
        case .expect(let condition), .wait(let condition, seconds: _):
            switch condition {
            case .dispatched, .notDispatched, .nothingDispatched: true
            default: false
            }
        default: false
        }
    }
}
