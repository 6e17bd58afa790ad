import CellDirector
import HeadlessUIKit
import ScreenPictures

/// What a replay calls as it plays.
@MainActor
struct ReplayCallbacks {
    var played: (PlayedStep) -> Void = { _ in }
    var failed: (ReplayFailure) -> Void = { _ in }
    /// With the screen as text, where a script says `show`.
    var showed: (String) -> Void = { _ in }
    /// With the numbers of played steps and of all, now and then.
    var progressed: (Int, Int) -> Void = { _, _ in }
    /// The files that the replay reads, which no snapshot may be written over.
    var sources: () -> [String] = { [] }
    let written = WrittenSnapshots()
    /// With the screen after a step that did something, where it was touched, and the step's text; `nil`: nobody wants it.
    var filmed: ((UIViewController, FingerMark?, String) -> Void)?
    /// Whether the screen after each step is wanted still.
    var wantsScreens: () -> Bool = { true }
}

/// The snapshots that the replays of a player have written: one script's is not written over by another.
@MainActor
final class WrittenSnapshots {
    var paths: Set<String> = []
}

/// One script that is being played: the screen that is open, and what was dispatched.
@MainActor
package final class Replay {
    private let summary: ScriptSummary
    private let screens: ScreenLoader
    private let bus: CellActionBus
    private let options: ReplayPlayer.Options
    private let callbacks: ReplayCallbacks
    private var playhead: Playhead
    private var report = ReplayReport()

    package private(set) var screen: OpenScreen?
    /// What UIKit stopped on; the screen is left alone then.
    private var exception: ListException?
    /// The rows of each list as they were shown last.
    private var shownRows: [ObjectIdentifier: ShownRows] = [:]
    /// What the last step dispatched that did something, and what was dispatched while waiting after it.
    package private(set) var dispatches: [Dispatch] = []
    /// By the file of the script that they lie beside.
    private var snapshots: [String: Snapshots] = [:]
    /// How an `if` was judged; `nil` for other steps.
    private var verdict: String?
    /// Whether the step being played is reported though it holds.
    private var isTold = true
    /// How a drawing differs from the snapshot that the step being played names.
    private var difference: Snapshots.Difference?
    /// The faults of the screen that was drawn last.
    private var knownFaults: Set<String> = []
    /// The first of the dispatches that belongs to the step being played.
    private var firstDispatch = 0

    private var watch: CellActionSubscription?
    private var problemWatch: CellActionSubscription?
    /// The first problem of the bus that no step has failed of yet, if steps are to fail of problems.
    private var problem: CellActionProblem?
    private var outerHandler: (@MainActor @Sendable (ListException) -> Void)?
    private var outerSource: (@MainActor () -> String)?
    /// Whether the step that was played last does not hold because the task was cancelled.
    private var isStopped = false
    private static let stopped = "the replay was stopped"
    /// Where the step is written that is played, or was played last.
    private var place: ScriptPlace?

    /// A script that was checked.
    ///
    /// - Parameters:
    ///   - screens: Opens the screens, which the check has prepared.
    ///   - bus: The bus of the screens' directors.
    ///   - callbacks: What to call while the script is played.
    init(
        _ script: Script, _ summary: ScriptSummary, on screens: ScreenLoader, bus: CellActionBus,
        options: ReplayPlayer.Options, callbacks: ReplayCallbacks
    ) {
        self.summary = summary
        self.screens = screens
        self.bus = bus
        self.options = options
        self.callbacks = callbacks
        playhead = Playhead(script)
    }

    /// Plays the script to its end.
    func play() async -> ReplayReport {
        begin()
        defer { end() }
        await playSteps()
        for (_, own) in snapshots.sorted(by: { $0.key < $1.key }) {
            report.snapshots += own.write(sparing: callbacks.sources()) { place, message in
                fail(ReplayFailure(place: place, step: "update of a snapshot", message: message))
            }
            report.askedSnapshots += own.asked
        }
        callbacks.written.paths.formUnion(report.snapshots)
        report.skippedCount = playhead.leftOutCount.plus(playhead.rest)
        return report
    }

    /// How many steps the script has that was played last.
    package var stepCount: Int { playhead.script.steps.count }

    /// Plays the steps of another script from one on: if none is said, those that it has more than the one that was played.
    package func play(on script: Script, from first: Int? = nil) async {
        playhead.goOn(with: script, from: first ?? stepCount)
        await playSteps()
    }

    package func begin() {
        watch = options.reportsSteps || summary.asksForDispatches ? watchDispatches() : nil
        if options.isStrict {
            problemWatch = bus.addProblemObserver { [weak self] in self?.problem = self?.problem ?? $0 }
        }
        outerHandler = ListException.handler
        ListException.handler = { [weak self] in if self?.exception == nil { self?.exception = $0 } }
        let outerSource = CellActionBus.problemSource
        CellActionBus.problemSource = { [weak self] in self?.place.map { "\($0): warning" } ?? outerSource() }
        self.outerSource = outerSource
        UIView.setDeviceStyle(screens.settings.style == .dark ? .dark : .light, onScreen: [])
        UIView.setDeviceTextSize(screens.settings.textSize, onScreen: [])
        UIView.setDeviceDirection(screens.settings.direction, onScreen: [])
        UIViewController.hold(screens.settings.heldDevice ?? HeldDevice(), showing: nil)
    }

    package func end() {
        watch?.cancel()
        Finger.marksTouches = false
        problemWatch?.cancel()
        if let outerHandler { ListException.handler = outerHandler }
        close()
        UIView.setDeviceStyle(.light, onScreen: [])
        UIViewController.hold(HeldDevice(), showing: nil)
        UIView.setDeviceTextSize(.large, onScreen: [])
        UIView.setDeviceDirection(.leftToRight, onScreen: [])
        if let outerSource { CellActionBus.problemSource = outerSource }
    }

    /// Plays what is left, up to the first failure if that is asked for, and until the task is cancelled: the steps that are
    /// left then do not hold.
    package func playSteps() async {
        isStopped = false
        while !(options.stopsAtFirstFailure && report.failureCount > 0) {
            do throws(ScriptError) {
                guard let (step, action) = try playhead.next() else {
                    if playhead.rest > 0, !isStopped {
                        let place = place ?? ScriptPlace(file: playhead.script.name, line: 0, column: 0)
                        let round = playhead.round.map { " (\($0))" } ?? ""
                        fail(ReplayFailure(place: place, step: "after this step", message: Self.stopped + round))
                    }
                    return
                }
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
        if options.reportsProgress, report.stepCount % 64 == 1 {
            callbacks.progressed(report.stepCount - 1, summary.playedStepCount)
        }
        screen?.subject = nil
        (difference, verdict) = (nil, nil)
        if callbacks.filmed != nil || options.reportsPictures {
            Finger.marksTouches = true
            Finger.mark = nil
        }
        isTold = playhead.line >= options.firstLine
        var failure: String?
        var knownFailure: String?
        let (marked, (action, reason)) = (action, action.withoutMark)
        if let (condition, seconds) = action.awaited {
            failure = await wait(for: condition, seconds: seconds)
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
        if action.acts { ReleasedDirector.reportAll() }
        failure = failure ?? problem.map { "\($0)" + ($0.advice.map { "; \($0)" } ?? "") }
        problem = nil
        if let reason, let why = failure {
            (failure, knownFailure) = (nil, "\(reason): \(why)")
            report.knownFailureCount += 1
        } else if let reason {
            failure = "it holds, though it is known to fail (\(reason)); take the mark away"
        }
        tell(step, marked, failure, knownFailure)
    }

    /// - Returns: Why the step does not hold; `nil` if it does.
    private func perform(_ action: Action) -> String? {
        do {
            switch action {
            case .open(let name): open(name)
            case .touch(let touch): try act { try touch.body($0, Finger()) }
            case .expectRefusal(let touch, because: let reason): return try mismatch(refusalOf: touch, reason)
            case .expect(let condition, within: _): return mismatch(condition).map { $0 + workClause }
            case .wait(let condition, seconds: _): return mismatch(condition)
            case .match(let subject, let name):
                return try mismatch(of: subject, from: name, .drawing).map { $0 + workClause }
            case .look(let subject, let name):
                return try mismatch(of: subject, from: name, .picture).map { $0 + workClause }
            case .remember(let subject, as: let name):
                if let screen { playhead.remember(try screen.text(of: subject), as: name) }
            case .run(let command): try act { try $0.screen.run(command, on: $0.controller) }
            case .show: if isTold { show() }
            case .choose(let condition): try choose(condition)
            case .knownToFail(let action, because: _): return perform(action)
            case .style(isDark: let isDark):
                changeDevice { UIView.setDeviceStyle(isDark ? .dark : .light, onScreen: $0) }
            case .textSize(let category): changeDevice { UIView.setDeviceTextSize(category, onScreen: $0) }
            case .direction(let direction): changeDevice { UIView.setDeviceDirection(direction, onScreen: $0) }
            case .device(let device): hold(HeldDevice(device))
            case .rotate(isSideways: let isSideways): try rotate(isSideways: isSideways)
            }
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// That what is expected may come yet, to end a sentence with.
    private var workClause: String {
        bus.hasRunningHandlers ? "; a handler is still running: `wait until` waits for what it does" : ""
    }

    private func mismatch(refusalOf touch: Touch, _ reason: ComparedText?) throws -> String? {
        do {
            try act { try touch.body($0, Finger()) }
            return "it was not refused"
        } catch let error where error is TouchRefusal || (error as? StepFailure)?.isRefusal == true {
            let message = "\(error)"
            guard let reason, !reason.isContained(in: message) else { return nil }
            return "it is refused because \(message)"
        }
    }

    /// Why a condition does not hold; `nil` if it does.
    package func mismatch(_ condition: Condition) -> String? {
        if condition.isAboutDispatches {
            screen?.knownActions.formUnion(bus.observedNames.union(dispatches.map(\.name)))
        }
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
    private func mismatch(of subject: Locator, from name: String, _ form: Snapshots.Form) throws -> String? {
        guard let screen else { return nil }
        let view = subject == .screen ? nil : try screen.view(subject)
        let drawing =
            switch form {
            case .drawing: view.map { ScreenDrawing(of: $0).text } ?? ScreenDrawing(screen).text
            case .picture: (view.map { ScreenPicture(of: $0) } ?? ScreenPicture(of: screen.controller)).svg
            }
        let script = playhead.script
        var own =
            snapshots[script.name]
            ?? Snapshots(
                of: script.source, isUpdating: options.updatesSnapshots, after: callbacks.written.paths)
        defer { snapshots[script.name] = own }
        let difference = try own.difference(
            of: drawing, form, from: name, at: place ?? ScriptPlace(file: script.name, line: 0, column: 0))
        if difference.isEmpty { return nil }
        self.difference = difference
        guard case .views(let views, let expected, let actual) = difference else {
            return "it differs from the snapshot \(ScriptSpelling.text(name))"
        }
        let page = ComparisonPage(name, expected: expected, actual: actual, views)
            .write(into: options.comparisons ?? ComparisonPage.folder(for: script.name))
        return "it does not look like \(ScriptSpelling.text(name))"
            + (page.map { "; see \(ScriptSpelling.escaped($0))" } ?? "")
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
            do { try await Task.sleep(for: .milliseconds(1)) } catch {
                isStopped = true
                return "\(Self.stopped): \(mismatch)"
            }
            fireTimers()
            screen?.root.layoutIfNeeded()
            if exception != nil { return nil }
        }
        return nil
    }

    /// Fires the timers that are due: while work of the main actor waits, nothing runs the run loop.
    private func fireTimers() { _ = RunLoop.main.limitDate(forMode: .default) }

    private var touch: [Double]? {
        guard let mark = Finger.mark else { return nil }
        let numbers = [mark.point.x, mark.point.y, mark.path.dx, mark.path.dy]
        return numbers.map { (Double($0) * 10).rounded() / 10 } + [mark.isLong ? 1 : 0]
    }

    private func picture(after action: Action, isFailure: Bool) -> ScreenPicture? {
        guard options.reportsPictures || options.reportsFaults,
            isFailure || (action.acts || action.shows) && callbacks.wantsScreens(), let screen
        else { return nil }
        return ScreenPicture(of: screen.controller, options: .init(outlinesFaults: options.reportsFaults))
    }

    /// The faults on a picture that the one before did not have.
    private func newFaults(on picture: ScreenPicture?) -> [String]? {
        guard options.reportsFaults, let picture else { return nil }
        let all = picture.faults.map(\.description)
        let new = all.filter { !knownFaults.contains($0) }
        knownFaults = Set(all)
        return new.isEmpty ? nil : new
    }

    private func tell(_ step: Step, _ action: Action, _ failure: String?, _ knownFailure: String?) {
        if action.acts || action.shows, let screen, let filmed = callbacks.filmed {
            filmed(screen.controller, Finger.mark, playhead.script.text(of: step, action))
        }
        guard isTold || failure != nil else { return }
        if options.showsEachStep, !action.shows { show() }
        guard options.reportsSteps || failure != nil else { return }
        let text = playhead.script.text(of: step, action) + (verdict.map { "  # \($0)" } ?? "")
        var drawing: String?
        let reportsScreen =
            failure != nil && options.reportsScreens
            || options.reportsEachScreen && (failure != nil || action.acts && callbacks.wantsScreens())
        if reportsScreen || failure != nil && report.failureCount == 0 {
            drawing = screen.map { ScreenDrawing($0, marking: failure == nil ? nil : $0.subject).text }
        }
        if options.reportsSteps {
            let picture = picture(after: action, isFailure: failure != nil)
            callbacks.played(
                PlayedStep(
                    file: playhead.script.name, line: step.line, step: text,
                    dispatches: action.acts ? Array(dispatches.dropFirst(firstDispatch)) : [], failure: failure,
                    knownFailure: knownFailure, difference: difference?.text, screen: reportsScreen ? drawing : nil,
                    picture: options.reportsPictures ? picture?.svg : nil, faults: newFaults(on: picture),
                    comparison: failure == nil ? nil : difference?.mismatch, touch: touch))
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
        callbacks.failed(failure)
    }

    private func watchDispatches() -> CellActionSubscription {
        let asksForDispatches = summary.asksForDispatches
        let note: @MainActor @Sendable (CellActionEvent) -> Void = { [weak self] in
            self?.dispatches.append(Dispatch($0))
            if asksForDispatches { self?.screen?.knownActions.insert($0.name) }
        }
        // What a list says to nobody is most of what is dispatched.
        let isAllKept = options.reportsUnheard || summary.asksForDispatches
        return isAllKept ? bus.addObserver(using: note) : bus.addObserverOfHandled(note)
    }
}

// MARK: - What steps do

extension Replay {
    /// Puts a screen in the place of the one that is open.
    private func open(_ name: String) {
        dispatches.removeAll(keepingCapacity: true)
        close()
        screen = screens.open(name)
    }

    /// The user chooses something in the device's settings.
    private func changeDevice(_ change: ([UIView]) -> Void) {
        dispatches.removeAll(keepingCapacity: true)
        change(screen?.roots ?? [])
        screen?.root.layoutIfNeeded()
    }

    /// The user takes another device, or turns the one in hand.
    private func hold(_ device: HeldDevice) {
        dispatches.removeAll(keepingCapacity: true)
        UIViewController.hold(device, showing: screen?.controller)
        screen?.root.layoutIfNeeded()
    }

    private func rotate(isSideways: Bool) throws(StepFailure) {
        if let screen, !screen.controller.supports(isSideways: isSideways) {
            let ways = isSideways ? ("portrait", "landscape") : ("landscape", "portrait")
            throw StepFailure("the screen is shown in \(ways.0) only: its controller does not support \(ways.1)")
        }
        hold(HeldDevice(HeldDevice.current.device, isSideways: isSideways))
    }

    private func close() {
        screen?.close()
        screen = nil
        shownRows = [:]
    }

    /// Does something with the screen, and what is pending after it; what it dispatches is kept until the next. What is refused has
    /// done nothing.
    private func act(_ body: (OpenScreen) throws -> Void) throws {
        guard let screen else { return }
        if summary.asksForDispatches { screen.learnHandledNames() }
        firstDispatch = dispatches.count
        do { try body(screen) } catch {
            if dispatches.count > firstDispatch { forgetEarlierDispatches() }
            throw error
        }
        forgetEarlierDispatches()
        screen.root.layoutIfNeeded()
    }

    /// Keeps what the step being played has dispatched.
    private func forgetEarlierDispatches() {
        dispatches.removeFirst(firstDispatch)
        firstDispatch = 0
    }

    /// Shows the screen, and what changed since it was shown last.
    package func show() {
        guard let screen else { return }
        let drawing = ScreenDrawing(screen, since: shownRows)
        shownRows = drawing.rows
        callbacks.showed(drawing.text)
    }
}
