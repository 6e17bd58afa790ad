import CellDirector
import HeadlessUIKit
import ScreenPictures

/// The replay of one script, with the open screen and the latest dispatches.
@MainActor
package final class Replay {
    private let summary: ScriptSummary
    private let player: ReplayPlayer
    private let screens: ScreenLoader
    private let bus: CellActionBus
    private let options: ReplayPlayer.Options
    private var playhead: Playhead
    private var report = ReplayReport()

    package private(set) var screen: OpenScreen?
    /// The exception that UIKit would have raised in this step. The screen is not used after an exception.
    private var exception: ListException?
    /// The rows of each list as they were last drawn.
    private var shownRows: [ObjectIdentifier: ShownRows] = [:]
    /// The dispatches of the last step that acted on the screen, including dispatches that were received while waiting
    /// after the step.
    package private(set) var dispatches: [Dispatch] = []
    /// The snapshots of each script, keyed by the script's file.
    private var snapshots: [String: Snapshots] = [:]
    /// The result of the condition if the current step is an `if`; otherwise, `nil`.
    private var verdict: String?
    /// Whether to report the current step even if it passes.
    private var isReported = true
    /// The difference between the screen, or a view on it, and the snapshot that the current step names.
    private var difference: Snapshots.Difference?
    /// The picture of a drag that the current step gives up.
    private var heldPicture: ScreenPicture?
    /// Whether the current step's touch is in the film.
    private var isTouchFilmed = false
    /// The faults of the last picture of the screen.
    private var lastFaults: Set<String> = []
    /// The faults of all pictures, each with the type of the controller that was visible.
    private var knownFaults: Set<String> = []
    /// The index of the first dispatch that belongs to the current step.
    private var firstDispatch = 0

    private var watch: CellActionSubscription?
    private var problemWatch: CellActionSubscription?
    /// The first warning since the last step.
    private var pendingWarning: String?
    /// The first warning that the last step caused: a problem that the bus reported, or a warning that UIKit would log.
    package private(set) var warning: String?
    /// The state to restore when the replay ends.
    private var globals: ReplayGlobals?
    /// Whether the last step failed because the task was canceled.
    private var isStopped = false
    private static let stopped = "the replay was stopped"
    /// The place of the current or last step.
    private var place: ScriptPlace?

    /// Creates a replay of a checked script.
    ///
    /// - Parameter player: The player, which receives the events of the replay. Its screens were already prepared when
    ///   the script was checked.
    init(_ script: Script, _ summary: ScriptSummary, by player: ReplayPlayer) {
        self.summary = summary
        self.player = player
        (screens, bus, options) = (player.screens, player.bus, player.options)
        playhead = Playhead(script)
    }

    /// Plays the script to its end.
    func play() async -> ReplayReport {
        begin()
        defer { end() }
        await playSteps()
        for (_, own) in snapshots.sorted(by: { $0.key < $1.key }) {
            report.snapshots += own.write(sparing: player.sources()) { place, message in
                fail(ReplayFailure(place: place, step: "update of a snapshot", message: message))
            }
            report.askedSnapshots += own.asked
        }
        player.writtenSnapshots.formUnion(report.snapshots)
        report.skippedCount = playhead.leftOutCount.plus(playhead.rest)
        return report
    }

    /// The number of top-level steps in the script that was played last.
    package var stepCount: Int { playhead.script.steps.count }

    /// Continues with a different script, starting from the step at the given index.
    ///
    /// - Parameter first: The index of the first step to play. The default is the number of steps in the previous
    ///   script, so that only the steps added since then are played.
    package func play(on script: Script, from first: Int? = nil) async {
        playhead.goOn(with: script, from: first ?? stepCount)
        await playSteps()
    }

    package func begin() {
        watch = options.reportsSteps || summary.asksForDispatches ? watchDispatches() : nil
        problemWatch = bus.addProblemObserver { [weak self] in self?.note("\($0)") }
        let globals = ReplayGlobals()
        self.globals = globals
        ListWarning.handler = { [weak self] warning in
            guard CellActions.isOnMainActor else { return globals.warningHandler(warning) }
            MainActor.assumeIsolated {
                self?.note(warning)
                globals.warningHandler((self?.place).map { "\($0): warning: \(warning)" } ?? warning)
            }
        }
        ListException.handler = { [weak self] in if self?.exception == nil { self?.exception = $0 } }
        CellActionBus.problemSource = { [weak self] in self?.place.map { "\($0): warning" } ?? globals.problemSource() }
        screens.settings.apply(to: screens.settings.heldDevice ?? HeldDevice())
    }

    package func end() {
        watch?.cancel()
        problemWatch?.cancel()
        close()
        globals?.restore()
        globals = nil
    }

    private func note(_ warning: String) { pendingWarning = pendingWarning ?? warning }

    /// Plays the remaining steps.
    ///
    /// Stops at the first failure if the options request it. If the task is canceled, reports one failure for all
    /// remaining steps.
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
                fail(ReplayFailure(place: error.place, step: "with the variables' values", message: error.message))
            }
        }
    }

    private func play(_ step: Step, _ action: Action) async {
        (heldPicture, isTouchFilmed) = (nil, false)
        let drags = observeDrags(during: step, action)
        defer { withExtendedLifetime(drags) {} }
        exception = nil
        place = ScriptPlace(file: playhead.script.name, line: step.line, column: step.column)
        report.stepCount += 1
        if options.reportsProgress, report.stepCount % 64 == 1 {
            player.progressed(report.stepCount - 1, of: summary.playedStepCount)
        }
        screen?.subject = nil
        (difference, verdict) = (nil, nil)
        if player.needsTouches || options.reportsPictures {
            Finger.marksTouches = true
            Finger.mark = nil
        }
        isReported = playhead.line >= options.firstLine
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
            // All steps before the next `screen` step are skipped.
            screen = nil
            playhead.isLeavingOut = true
        }
        if action.acts { ReleasedDirector.reportAll() }
        warning = pendingWarning
        if options.isStrict, failure == nil { failure = pendingWarning }
        pendingWarning = nil
        if let reason, let why = failure {
            (failure, knownFailure) = (nil, "\(reason): \(why)")
            report.knownFailureCount += 1
        } else if let reason {
            failure = "it passed, though it is known to fail (\(reason)); remove the mark"
        }
        tellReporters(step, marked, failure, knownFailure)
    }

    /// Performs an action.
    ///
    /// - Returns: The reason that the step failed, or `nil` if it passed.
    private func perform(_ action: Action) -> String? {
        do {
            switch action {
            case .open(let name): open(name)
            case .touch(let touch): try act { try touch.body($0) }
            case .expectRefusal(let touch, because: let reason, isOldWord: let isOldWord):
                if isOldWord {
                    warn("write \"not possible\" instead of \"refused\", which the next version won't read")
                }
                return try mismatch(refusalOf: touch, reason)
            case .expect(let condition, within: _): return mismatch(condition).map { $0 + workClause }
            case .wait(let condition, seconds: _): return mismatch(condition)
            case .match(let subject, let name):
                return try mismatch(of: subject, from: name, .drawing).map { $0 + workClause }
            case .look(let subject, let name):
                return try mismatch(of: subject, from: name, .picture).map { $0 + workClause }
            case .remember(let subject, as: let name):
                playhead.invalidate(name, line: place?.line ?? 0)
                if let screen { playhead.remember(try screen.text(of: subject), as: name) }
            case .run(let command): try act { try $0.opened.run(command, on: $0.controller) }
            case .show: if isReported { show() }
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
            return words(of: error)
        }
    }

    private func words(of error: any Error) -> String { screen?.words(of: error) ?? "\(error)" }

    /// A clause to append to a failure message, saying that a handler is still running and may yet fulfill the
    /// expectation. The clause is empty if no handler is running.
    private var workClause: String {
        bus.hasRunningHandlers ? "; a handler is still running: `wait until` waits for what it does" : ""
    }

    private func warn(_ message: String) {
        let line = "\(place.map { "\($0): " } ?? "")warning: \(message)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    private func mismatch(refusalOf touch: Touch, _ reason: ComparedText?) throws -> String? {
        do {
            try act { try touch.body($0) }
            return "it was possible"
        } catch let error where error is TouchRefusal || (error as? ScreenError)?.isRefusal == true {
            let message = words(of: error)
            guard let reason else {
                let isMissingNumber = (error as? ScreenError)?.isMissingNumber == true
                return isMissingNumber ? "\(message); if you expect this, add `because \"there is no\"`" : nil
            }
            if reason.isContained(in: message) { return nil }
            return "it is not possible because \(message)"
        }
    }

    /// Returns the reason that a condition failed, or `nil` if it passed.
    package func mismatch(_ condition: Condition) -> String? {
        if condition.isAboutDispatches {
            screen?.knownActions.formUnion(bus.observedNames.union(dispatches.map(\.name)))
        }
        do { return try screen.flatMap { try condition.mismatch($0, dispatches) } } catch { return "\(error)" }
    }

    /// Enters the first branch of an `if` if the condition passes, or the `else` branch if the condition fails.
    ///
    /// - Throws: ``ScreenError`` if the subject of the condition is ambiguous.
    private func choose(_ condition: Condition) throws {
        guard let screen else { return }
        defer { playhead.skipBranches() }
        var mismatch: String?
        do { mismatch = try condition.mismatch(screen, dispatches) } catch let error as ScreenError {
            if error.isAmbiguous { throw error }
            mismatch = error.description
        }
        verdict = mismatch.map { "no: \($0)" } ?? "yes"
        playhead.choose(mismatch == nil)
    }

    /// Returns a description of how the screen, or a view on the screen, differs from a snapshot, or `nil` if there is
    /// no difference.
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
                of: script.source, isUpdating: options.updatesSnapshots, after: player.writtenSnapshots)
        defer { snapshots[script.name] = own }
        let difference = try own.difference(
            of: drawing, form, from: name, at: place ?? ScriptPlace(file: script.name, line: 0, column: 0))
        if difference.isEmpty { return nil }
        self.difference = difference
        guard case .views(let views, let expected, let actual) = difference else {
            return "it differs from the snapshot \(ScriptSpelling.text(name))"
        }
        let page = ComparisonPage(name, expected: expected, actual: actual, views)
            .write(into: options.pictureFolder?.folder(of: script.name) ?? ComparisonPage.folder(for: script.name))
        return "it does not look like \(ScriptSpelling.text(name))"
            + (page.map { "; see \(ScriptSpelling.escaped($0))" } ?? "")
    }

    /// Suspends until a condition passes or the time is up. Other work on the main actor can run in the meantime.
    ///
    /// - Returns: The reason that the condition failed, or `nil` if it passed or if UIKit would have raised an
    ///   exception.
    private func wait(for condition: Condition, seconds: Double) async -> String? {
        // Dispatches that were received before the wait belong to an earlier step.
        firstDispatch = dispatches.count
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        while let mismatch = mismatch(condition) {
            if clock.now >= end { return "still failing after \(seconds.formatted()) s: \(mismatch)" }
            do { try await Task.sleep(for: .milliseconds(1)) } catch {
                isStopped = true
                return "\(Self.stopped): \(mismatch)"
            }
            OpenScreen.fireTimers()
            screen?.root.layoutIfNeeded()
            if exception != nil { return nil }
        }
        return nil
    }

    private var touch: [Double]? {
        guard let mark = Finger.mark else { return nil }
        return Self.tenths([mark.point.x, mark.point.y, mark.path.dx, mark.path.dy]) + [mark.isLong ? 1 : 0]
    }

    /// The frame of the view that the current step acts on or checks, relative to the screen.
    private var subject: [Double]? {
        guard let view = screen?.subject, let screen, view.isDescendant(of: screen.root) else { return nil }
        let frame = view.convert(view.bounds, to: screen.root)
        let origin = screen.controller.topmost.sheetFrame?.origin ?? .zero
        let numbers = [frame.minX + origin.x, frame.minY + origin.y, frame.width, frame.height]
        return numbers.allSatisfy(\.isFinite) ? Self.tenths(numbers) : nil
    }

    private static func tenths(_ numbers: [CGFloat]) -> [Double] { numbers.map { (Double($0) * 10).rounded() / 10 } }

    /// Films what a finger drags when it is over the place, and keeps a picture of that for a drag that is given up.
    private func observeDrags(
        during step: Step, _ action: Action
    ) -> TouchObservers<ObservedDrag>.Observation? {
        guard action.acts, player.needsTouches || options.reportsPictures else { return nil }
        return ObservedDrag.observers.add { [weak self] drag in
            guard let self, case .isOver = drag.phase, let screen else { return }
            isTouchFilmed = true
            player.filmed(screen.controller, Finger.mark, playhead.script.text(of: step, action))
            if drag.isGivenUp { heldPicture = picture(after: action, isFailure: false) }
        }
    }

    private func picture(after action: Action, isFailure: Bool) -> ScreenPicture? {
        if let heldPicture, !isFailure { return heldPicture }
        guard options.reportsPictures || options.reportsFaults,
            isFailure || (action.acts || action.shows) && (options.reportsFaults || player.needsScreens),
            let screen
        else { return nil }
        return ScreenPicture(of: screen.controller, options: .init(outlinesFaults: options.reportsFaults))
    }

    /// Returns the faults in a picture that were neither in the previous picture nor in an earlier picture of a
    /// controller of the same type. Returns `nil` if there are none, or if the options don't request faults.
    private func newFaults(on picture: ScreenPicture?) -> [String]? {
        guard options.reportsFaults, let picture, let screen else { return nil }
        let all = picture.faults.map(\.description)
        let controller = "\(type(of: screen.visibleController))"
        let new = all.filter { knownFaults.insert("\(controller): \($0)").inserted && !lastFaults.contains($0) }
        lastFaults = Set(all)
        return new.isEmpty ? nil : new
    }

    private func tellReporters(_ step: Step, _ action: Action, _ failure: String?, _ knownFailure: String?) {
        if action.acts || action.shows, let screen {
            player.filmed(
                screen.controller, isTouchFilmed ? nil : Finger.mark, playhead.script.text(of: step, action))
        }
        guard isReported || failure != nil else { return }
        if options.showsEachStep, !action.shows { show() }
        guard options.reportsSteps || failure != nil else { return }
        let text = playhead.script.text(of: step, action) + (verdict.map { "  # \($0)" } ?? "")
        var drawing: String?
        let reportsScreen =
            failure != nil && options.reportsScreens
            || options.reportsEachScreen && (failure != nil || action.acts && player.needsScreens)
        if reportsScreen || failure != nil && report.failureCount == 0 {
            drawing = screen.map { ScreenDrawing($0, marking: failure == nil ? nil : $0.subject).text }
        }
        if options.reportsSteps {
            let picture = picture(after: action, isFailure: failure != nil)
            player.played(
                PlayedStep(
                    file: playhead.script.name, line: step.line, step: text,
                    dispatches: action.acts ? Array(dispatches.dropFirst(firstDispatch)) : [], failure: failure,
                    knownFailure: knownFailure, difference: difference?.text, screen: reportsScreen ? drawing : nil,
                    picture: options.reportsPictures ? picture?.svg : nil, faults: newFaults(on: picture),
                    comparison: failure == nil ? nil : difference?.mismatch, touch: touch,
                    subject: failure != nil && options.reportsPictures ? subject : nil))
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
        player.failed(failure)
    }

    private func watchDispatches() -> CellActionSubscription {
        let asksForDispatches = summary.asksForDispatches
        let note: @MainActor @Sendable (CellActionEvent) -> Void = { [weak self] in
            self?.dispatches.append(Dispatch($0))
            if asksForDispatches { self?.screen?.knownActions.insert($0.name) }
        }
        // Most dispatches come from lists and have no handler. Unhandled dispatches are recorded only if they are
        // needed.
        let isAllKept = options.reportsUnhandled || summary.asksForDispatches
        return isAllKept ? bus.addObserver(using: note) : bus.addObserverOfHandled(note)
    }
}

// MARK: - What steps do

extension Replay {
    /// Closes the open screen, if any, and opens the screen with the given name.
    private func open(_ name: String) {
        dispatches.removeAll(keepingCapacity: true)
        close()
        screen = screens.open(name)
    }

    /// Simulates a change in the device's settings.
    private func changeDevice(_ change: ([UIView]) -> Void) {
        dispatches.removeAll(keepingCapacity: true)
        change(screen?.roots ?? [])
        screen?.root.layoutIfNeeded()
    }

    /// Simulates a switch to a different device, or a rotation of the current device.
    private func hold(_ device: HeldDevice) {
        dispatches.removeAll(keepingCapacity: true)
        OpenScreen.hold(device, showing: screen)
    }

    private func rotate(isSideways: Bool) throws(ScreenError) {
        hold(try OpenScreen.rotated(isSideways: isSideways, showing: screen))
    }

    private func close() {
        screen?.close()
        screen = nil
        shownRows = [:]
    }

    /// Performs an action on the screen, followed by a layout pass.
    ///
    /// The dispatches of the action are kept until the next action. If the action throws before anything is dispatched,
    /// the previous dispatches are kept.
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

    /// Removes the dispatches of earlier steps.
    private func forgetEarlierDispatches() {
        dispatches.removeFirst(firstDispatch)
        firstDispatch = 0
    }

    /// Shows the screen, and marks the rows that changed since the screen was last shown.
    package func show() {
        guard let screen else { return }
        let drawing = ScreenDrawing(screen, since: shownRows)
        shownRows = drawing.rows
        player.showed(drawing.text)
    }
}
