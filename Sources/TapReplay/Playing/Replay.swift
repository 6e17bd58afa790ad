import CellDirector
import HeadlessUIKit

/// One script that is being played: the screen that is open, and what was dispatched.
@MainActor
final class Replay {
    private let player: ReplayPlayer
    private let summary: ScriptSummary
    private var playhead: Playhead
    private var report = ReplayReport()

    private(set) var screen: OpenScreen?
    /// What UIKit stopped on; the screen is left alone then.
    private var exception: ListException?
    /// The rows of each list as they were shown last.
    private var shownRows: [ObjectIdentifier: ShownRows] = [:]
    /// What the last step dispatched that did something, and what was dispatched while waiting after it.
    private(set) var dispatches: [Dispatch] = []
    /// By the file of the script that they lie beside.
    private var snapshots: [String: Snapshots] = [:]
    /// How an `if` was judged; `nil` for other steps.
    private var verdict: String?
    /// Whether the step being played is reported though it holds.
    private var isTold = true
    /// How a drawing differs from the snapshot that the step being played names.
    private var difference: LineDifference?
    /// The first of the dispatches that belongs to the step being played.
    private var firstDispatch = 0

    private var watch: CellActionSubscription?
    private var outerHandler: (@MainActor @Sendable (ListException) -> Void)?
    private var outerSource: (@MainActor () -> String)?
    /// Where the step is written that is played, or was played last.
    private var place: ScriptPlace?

    /// A script that was checked.
    init(_ script: Script, _ summary: ScriptSummary, by player: ReplayPlayer) {
        self.player = player
        self.summary = summary
        playhead = Playhead(script)
    }

    /// Plays the script to its end.
    func play() async -> ReplayReport {
        begin()
        defer { end() }
        await playSteps()
        report.snapshots = snapshots.sorted { $0.key < $1.key }.flatMap(\.value.written)
        report.skippedCount = playhead.leftOutCount.plus(playhead.rest)
        return report
    }

    /// How many steps the script has that was played last.
    var stepCount: Int { playhead.script.steps.count }

    /// Plays the steps that a longer script has after those that were played.
    func play(on script: Script) async {
        playhead.goOn(with: script)
        await playSteps()
    }

    func begin() {
        watch = player.options.reportsSteps || summary.asksForDispatches ? watchDispatches() : nil
        outerHandler = ListException.handler
        ListException.handler = { [weak self] in if self?.exception == nil { self?.exception = $0 } }
        let outerSource = CellActionBus.problemSource
        CellActionBus.problemSource = { [weak self] in self?.place.map { "\($0): warning" } ?? outerSource() }
        self.outerSource = outerSource
    }

    func end() {
        watch?.cancel()
        if let outerHandler { ListException.handler = outerHandler }
        close()
        if let outerSource { CellActionBus.problemSource = outerSource }
    }

    /// Plays what is left, up to the first failure if that is asked for.
    func playSteps() async {
        while !(player.options.stopsAtFirstFailure && report.failureCount > 0) {
            do throws(ScriptError) {
                guard let (step, action) = try playhead.next() else { return }
                await play(step, action)
            } catch {
                report.stepCount += 1
                fail(ReplayFailure(place: error.place, step: "as the line reads now", message: error.message))
            }
        }
    }

    private func play(_ step: Step, _ action: Action) async {
        exception = nil
        place = ScriptPlace(file: playhead.script.name, line: step.line, column: step.column)
        report.stepCount += 1
        if player.options.reportsProgress, report.stepCount % 64 == 1 {
            player.onProgress(report.stepCount - 1, summary.playedStepCount)
        }
        screen?.subject = nil
        (difference, verdict) = (nil, nil)
        isTold = playhead.line >= player.options.firstLine
        var failure: String?
        if case .wait(let condition, seconds: let seconds) = action {
            failure = await wait(for: condition, seconds: seconds ?? 5)
        } else {
            firstDispatch = 0
            failure = perform(action)
        }
        if let exception {
            failure = "UIKit stops here: \(exception.reason)"
            // What follows is left out up to the next `screen`.
            screen = nil
            playhead.isLeavingOut = true
        }
        tell(step, action, failure)
    }

    /// - Returns: Why the step does not hold; `nil` if it does.
    private func perform(_ action: Action) -> String? {
        do {
            switch action {
            case .open(let name): open(name)
            case .touch(let touch): try act { try touch.body($0, Finger()) }
            case .expectRefusal(let touch, because: let reason): return try mismatch(refusalOf: touch, reason)
            case .expect(let condition): return mismatch(condition).map { $0 + workClause }
            case .wait(let condition, seconds: _): return mismatch(condition)
            case .match(let subject, let name):
                return try mismatch(of: subject, from: name).map { $0 + workClause }
            case .remember(let subject, as: let name):
                if let screen { playhead.remember(try screen.text(of: subject), as: name) }
            case .run(let command): try act { try $0.screen.run(command, on: $0.controller) }
            case .show: if isTold { show() }
            case .choose(let condition): try choose(condition)
            }
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// That what is expected may come yet, to end a sentence with.
    private var workClause: String {
        player.bus.hasRunningHandlers ? "; a handler is still running: `wait until` waits for what it does" : ""
    }

    private func mismatch(refusalOf touch: Touch, _ reason: String?) throws -> String? {
        do {
            try act { try touch.body($0, Finger()) }
            return "it was not refused"
        } catch let error where error is TouchRefusal || (error as? StepFailure)?.isRefusal == true {
            let message = "\(error)"
            guard let reason, !message.contains(reason) else { return nil }
            return "it is refused because \(message)"
        }
    }

    /// Why a condition does not hold; `nil` if it does.
    func mismatch(_ condition: Condition) -> String? {
        do { return try screen.flatMap { try condition.mismatch($0, dispatches) } } catch { return "\(error)" }
    }

    /// Goes the way of an `if` that is meant now: the other way where `expect` would not hold, unless nothing can be meant.
    private func choose(_ condition: Condition) throws {
        guard let screen else { return }
        defer { playhead.leaveOutWays() }
        var mismatch: String?
        do { mismatch = try condition.mismatch(screen, dispatches) } catch let error as StepFailure {
            if error.isAmbiguous { throw error }
            mismatch = error.description
        }
        verdict = mismatch.map { "no: \($0)" } ?? "yes"
        playhead.choose(mismatch == nil)
    }

    /// Why what is on screen is not as its snapshot; `nil` if it is.
    private func mismatch(of subject: Locator, from name: String) throws -> String? {
        guard let screen else { return nil }
        let drawing =
            subject == .screen ? ScreenDrawing(screen).text : ScreenDrawing(of: try screen.view(subject)).text
        let script = playhead.script
        var own = snapshots[script.name] ?? Snapshots(of: script.source, isUpdating: player.options.updatesSnapshots)
        defer { snapshots[script.name] = own }
        let difference = try own.difference(of: drawing, from: name)
        if difference.isEmpty { return nil }
        self.difference = difference
        return "it differs from the snapshot \(ScriptSpelling.text(name))"
    }

    /// A longer wait, in seconds, is no different to the user, but is more than a clock can count.
    private static let longestWait = 1e9

    /// Lets other work of the main actor run until a condition holds.
    private func wait(for condition: Condition, seconds: Double) async -> String? {
        // Only what is dispatched while waiting is the step's own.
        firstDispatch = dispatches.count
        let clock = ContinuousClock()
        let end = clock.now + .seconds(min(seconds, Self.longestWait))
        while let mismatch = mismatch(condition) {
            if clock.now >= end { return "still not so after \(seconds.formatted()) s: \(mismatch)" }
            do { try await Task.sleep(for: .milliseconds(1)) } catch { return "the replay was cancelled: \(mismatch)" }
            screen?.root.layoutIfNeeded()
            if exception != nil { return nil }
        }
        return nil
    }

    private func tell(_ step: Step, _ action: Action, _ failure: String?) {
        guard isTold || failure != nil else { return }
        if player.options.showsEachStep, !action.shows { show() }
        guard player.options.reportsSteps || failure != nil else { return }
        let text = playhead.script.text(of: step, action) + (verdict.map { "  # \($0)" } ?? "")
        var drawing: String?
        let reportsScreen =
            failure != nil && player.options.reportsScreens
            || player.options.reportsEachScreen && (failure != nil || action.acts)
        if reportsScreen || failure != nil && report.failureCount == 0 {
            drawing = screen.map { ScreenDrawing($0, marking: failure == nil ? nil : $0.subject).text }
        }
        if player.options.reportsSteps {
            player.onStep(
                PlayedStep(
                    file: playhead.script.name, line: step.line, step: text,
                    dispatches: action.acts ? Array(dispatches.dropFirst(firstDispatch)) : [], failure: failure,
                    difference: difference?.text, screen: reportsScreen ? drawing : nil))
        }
        if let failure {
            let message = failure + (playhead.round.map { " (\($0))" } ?? "")
            fail(
                ReplayFailure(
                    place: playhead.script.place(of: step), step: text, message: message, difference: difference?.text,
                    screen: report.failureCount == 0 ? drawing : nil))
        }
    }

    private func fail(_ failure: ReplayFailure) {
        report.failureCount += 1
        if report.failures.count < ReplayReport.failureLimit { report.failures.append(failure) }
        player.onFailure(failure)
    }

    private func watchDispatches() -> CellActionSubscription {
        let note: @MainActor @Sendable (CellActionEvent) -> Void = { [weak self] in
            self?.dispatches.append(Dispatch($0))
        }
        // What a list says to nobody is most of what is dispatched.
        let isAllKept = player.options.reportsUnheard || summary.asksForDispatches
        return isAllKept ? player.bus.addObserver(note) : player.bus.addObserverOfHeard(note)
    }
}

// MARK: - What steps do

extension Replay {
    /// Puts a screen in the place of the one that is open.
    private func open(_ name: String) {
        dispatches.removeAll(keepingCapacity: true)
        close()
        screen = player.open(name)
    }

    private func close() {
        screen?.close()
        screen = nil
        shownRows = [:]
    }

    /// Does something with the screen, and what is pending after it; what it dispatches is kept until the next.
    private func act(_ body: (OpenScreen) throws -> Void) throws {
        guard let screen else { return }
        dispatches.removeAll(keepingCapacity: true)
        try body(screen)
        screen.root.layoutIfNeeded()
    }

    /// Shows the screen, and what changed since it was shown last.
    func show() {
        guard let screen else { return }
        let drawing = ScreenDrawing(screen, since: shownRows)
        shownRows = drawing.rows
        player.onShow(drawing.text)
    }
}
