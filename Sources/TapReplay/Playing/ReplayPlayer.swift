import CellDirector
import HeadlessUIKit

/// Plays scripts on screens.
///
/// A script is checked whole before its first step. Its memory does not grow with the script's length. The same script
/// on the same data plays the same way each time.
@MainActor
public final class ReplayPlayer {
    /// What to tell while playing.
    public struct Options {
        /// Whether to end at the first step that does not hold.
        public var stopsAtFirstFailure = false
        /// Whether to show the screen after each step.
        public var showsEachStep = false
        /// Whether ``ReplayPlayer/onStep`` is to be called.
        public var reportsSteps = false
        /// Whether ``ReplayPlayer/onProgress`` is to be called.
        public var reportsProgress = false

        /// Nothing is told but what does not hold.
        public init() {}
    }

    /// Hears of each step that was played, if the options ask for it.
    public var onStep: (PlayedStep) -> Void = { _ in }
    /// Hears of each step that did not hold.
    public var onFailure: (ReplayFailure) -> Void = { _ in }
    /// Hears now and then how many steps were played of how many there are, if the options ask for it.
    public var onProgress: (Int, Int) -> Void = { _, _ in }
    /// Gets the screen as text, where a script says `show`.
    public var onShow: (String) -> Void = { _ in }

    private let screens: [ReplayScreen]
    private let settings: ReplaySettings
    private let options: Options
    private let bus: CellActionBus
    private var prepared: [String: () -> UIViewController] = [:]

    private var stage: Stage?
    /// The rows that were shown last.
    private var shownRows: ShownRows?
    /// What the last step dispatched that did something, and what was dispatched while waiting after it.
    private var dispatches: [Dispatch] = []
    /// The first of the dispatches that belongs to the step being played.
    private var firstDispatch = 0
    private var exception: ListException?

    /// A player of scripts on some screens, whose directors use the bus.
    public init(
        screens: [ReplayScreen], settings: ReplaySettings = .init(), options: Options = .init(),
        bus: CellActionBus = .default
    ) {
        self.screens = screens
        self.settings = settings
        self.options = options
        self.bus = bus
    }

    // MARK: Checking

    /// Checks a script and the data of its screens, without playing.
    ///
    /// - Returns: What the script has.
    /// - Throws: ``ScriptErrors`` or ``ReplayDataError``.
    @discardableResult
    public func check(_ source: ScriptSource) throws -> ScriptSummary {
        let known = Dictionary(screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let summary = try source.check(knownScreens: screens.map(\.name)) { name in
            MainActor.assumeIsolated { known[name]?.commandNames ?? [] }
        }
        for name in summary.screens.sorted() where prepared[name] == nil {
            prepared[name] = try known[name]?.prepare(settings)
        }
        return summary
    }

    // MARK: Playing

    /// Checks a script, then plays it.
    ///
    /// - Throws: ``ScriptErrors`` or ``ReplayDataError``, before the first step.
    public func play(_ source: ScriptSource) async throws -> ReplayReport {
        let source = try source.spooled()
        let summary = try check(source)
        let reader = try ScriptReader(source)
        let watch = options.reportsSteps || summary.asksForDispatches ? watchDispatches() : nil
        let handler = ListException.handler
        ListException.handler = { [weak self] in if self?.exception == nil { self?.exception = $0 } }
        defer {
            watch?.cancel()
            ListException.handler = handler
            close()
        }
        var report = ReplayReport()
        while let step = try next(reader, &report) {
            if options.stopsAtFirstFailure, report.failureCount > 0 { break }
            if isLeftOut(step) { continue }
            reader.leaveOut(false)
            report.stepCount += 1
            if options.reportsProgress, report.stepCount % 64 == 1 {
                onProgress(report.stepCount - 1, summary.playedStepCount)
            }
            var failure: String?
            firstDispatch = 0
            if case .wait(let condition, seconds: let seconds) = step.action {
                firstDispatch = dispatches.count
                failure = await wait(condition, seconds: seconds ?? 5)
            } else {
                failure = play(step.action, reader)
            }
            if let exception {
                failure = "UIKit stops here: \(exception.reason)"
                stage = nil
                reader.leaveOut(true)
            }
            tell(step, reader, failure, &report)
        }
        report.skippedCount = summary.playedStepCount - report.stepCount
        return report
    }

    /// The next step. A line that was right when it was checked may be wrong with the values that its variables have now;
    /// that is a failure of the step.
    private func next(_ reader: ScriptReader, _ report: inout ReplayReport) throws -> Step? {
        while true {
            do {
                return try reader.next()
            } catch let error as ScriptError where error.place.line > 0 {
                if exception != nil { continue }
                if options.stopsAtFirstFailure, report.failureCount > 0 { return nil }
                report.stepCount += 1
                fail(
                    ReplayFailure(place: error.place, step: "as the line reads now", message: error.message), &report)
            }
        }
    }

    private func fail(_ failure: ReplayFailure, _ report: inout ReplayReport) {
        report.failureCount += 1
        if report.failures.count < ReplayReport.failureLimit { report.failures.append(failure) }
        onFailure(failure)
    }

    private func watchDispatches() -> CellActionSubscription {
        bus.addObserver { [weak self] event in self?.dispatches.append(Dispatch(event)) }
    }

    /// What follows an exception is left out up to the next `screen`.
    private func isLeftOut(_ step: Step) -> Bool {
        guard exception != nil else { return false }
        if case .screen = step.action {
            exception = nil
            return false
        }
        return true
    }

    private func tell(_ step: Step, _ reader: ScriptReader, _ failure: String?, _ report: inout ReplayReport) {
        if options.showsEachStep, step.action != .show { show() }
        if options.reportsSteps {
            onStep(
                PlayedStep(
                    file: reader.file, line: step.line, step: reader.currentText,
                    dispatches: step.action.acts ? Array(dispatches.dropFirst(firstDispatch)) : [], failure: failure))
        }
        if let failure {
            let place = ScriptPlace(file: reader.file, line: step.line, column: step.column)
            let message = failure + (reader.round.map { " (\($0))" } ?? "")
            fail(ReplayFailure(place: place, step: reader.currentText, message: message), &report)
        }
    }

    /// - Returns: Why the step does not hold; `nil` if it does.
    private func play(_ action: Action, _ reader: ScriptReader? = nil) -> String? {
        do throws(StepFailure) {
            switch action {
            case .screen(let name): try open(name)
            case .touch(let touch): try act { (stage) throws(StepFailure) in try stage.perform(touch) }
            case .scroll(let scroll): try act { (stage) throws(StepFailure) in try stage.perform(scroll) }
            case .run(let command): try act { (stage) throws(StepFailure) in try Self.run(command, stage) }
            case .expect(let condition), .wait(let condition, seconds: _):
                return try stage?.mismatch(condition, dispatches)
            case .expectRefusal(let touch, because: let reason): return try refusalMismatch(touch, reason)
            case .remember(let subject, as: let name):
                if let stage { reader?.remember(try stage.text(of: subject), as: name) }
            case .show: show()
            }
            return nil
        } catch {
            return error.message
        }
    }

    private func open(_ name: String) throws(StepFailure) {
        dispatches.removeAll(keepingCapacity: true)
        guard let screen = screens.first(where: { $0.name == name }), let make = prepared[name] else {
            throw StepFailure("there is no screen \"\(name)\"")
        }
        close()
        stage = Stage(screen, make())
    }

    private func close() {
        stage?.close()
        stage = nil
        shownRows = nil
    }

    /// Does something with the screen, and what is pending after it; what it dispatches is kept until the next.
    private func act(_ body: (Stage) throws(StepFailure) -> Void) throws(StepFailure) {
        guard let stage else { return }
        dispatches.removeAll(keepingCapacity: true)
        try body(stage)
        stage.root.layoutIfNeeded()
    }

    private static func run(_ command: String, _ stage: Stage) throws(StepFailure) {
        do {
            try stage.screen.run(command, on: stage.controller)
        } catch {
            throw StepFailure("\(error)")
        }
    }

    private func refusalMismatch(_ touch: Touch, _ reason: String?) throws(StepFailure) -> String? {
        do {
            try act { (stage) throws(StepFailure) in try stage.perform(touch) }
        } catch {
            guard error.isRefusal else { throw error }
            guard let reason, !error.message.contains(reason) else { return nil }
            return "it is refused because \(error.message)"
        }
        return "it was not refused"
    }

    private func show() {
        guard let stage else { return }
        let drawing = ScreenDrawing(stage, since: shownRows)
        shownRows = drawing.rows
        onShow(drawing.text)
    }

    // MARK: Waiting

    /// A longer wait, in seconds, is no different to a person, but is more than a clock can count.
    private static let longestWait = 1e9

    /// Lets other work of the main actor run until a condition holds.
    private func wait(_ condition: Condition, seconds: Double) async -> String? {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(min(seconds, Self.longestWait))
        while let mismatch = play(.expect(condition)) {
            if clock.now >= end { return "still not so after \(seconds.formatted()) s: \(mismatch)" }
            do { try await Task.sleep(for: .milliseconds(1)) } catch { return "the replay was cancelled: \(mismatch)" }
            stage?.root.layoutIfNeeded()
            if exception != nil { return nil }
        }
        return nil
    }
}

extension Action {
    /// Whether the step does something with the screen, and does not only look at it.
    fileprivate var acts: Bool {
        switch self {
        case .screen, .touch, .scroll, .run, .expectRefusal, .wait: true
        case .expect, .remember, .show: false
        }
    }
}
