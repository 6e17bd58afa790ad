import CellDirector
import HeadlessUIKit

/// One script that is being played: the screen that is open, and what was dispatched.
@MainActor
final class Replay {
    private let player: ReplayPlayer
    private let script: Script
    private let summary: ScriptSummary
    private var playhead: Playhead
    private var report = ReplayReport()

    private(set) var stage: Stage?
    /// What UIKit stopped on; the screen is left alone then.
    private var exception: ListException?
    /// The rows that were shown last.
    private var shownRows: ShownRows?
    /// What the last step dispatched that did something, and what was dispatched while waiting after it.
    private var dispatches: [Dispatch] = []
    /// The first of the dispatches that belongs to the step being played.
    private var firstDispatch = 0

    /// A script that was checked.
    init(_ script: Script, _ summary: ScriptSummary, by player: ReplayPlayer) {
        self.player = player
        self.script = script
        self.summary = summary
        playhead = Playhead(script)
    }

    /// Plays the script to its end.
    func play() async -> ReplayReport {
        let watch = player.options.reportsSteps || summary.asksForDispatches ? watchDispatches() : nil
        let handler = ListException.handler
        ListException.handler = { [weak self] in if self?.exception == nil { self?.exception = $0 } }
        defer {
            watch?.cancel()
            ListException.handler = handler
            close()
        }
        while !isOver, let (step, action) = next() {
            report.stepCount += 1
            if player.options.reportsProgress, report.stepCount % 64 == 1 {
                player.onProgress(report.stepCount - 1, summary.playedStepCount)
            }
            var failure: String?
            if let patience = action.patience {
                failure = await wait(for: action, seconds: patience)
            } else {
                firstDispatch = 0
                failure = perform(action)
            }
            if let exception {
                failure = "UIKit stops here: \(exception.reason)"
                stage = nil
                playhead.isLeavingOut = true
            }
            tell(step, action, failure)
        }
        report.skippedCount = summary.playedStepCount - report.stepCount
        return report
    }

    private var isOver: Bool { player.options.stopsAtFirstFailure && report.failureCount > 0 }

    /// The next step that is played. What follows an exception is left out up to the next `screen`.
    private func next() -> (step: Step, action: any Action)? {
        while !isOver {
            do throws(ScriptError) {
                guard let next = try playhead.next() else { return nil }
                if exception == nil { return next }
                guard next.action.opensScreen else { continue }
                exception = nil
                playhead.isLeavingOut = false
                return next
            } catch {
                if exception != nil { continue }
                report.stepCount += 1
                fail(ReplayFailure(place: error.place, step: "as the line reads now", message: error.message))
            }
        }
        return nil
    }

    /// - Returns: Why the step does not hold; `nil` if it does.
    private func perform(_ action: any Action) -> String? {
        do throws(StepFailure) {
            try action.perform(in: self)
            return nil
        } catch {
            return error.message
        }
    }

    /// A longer wait, in seconds, is no different to a person, but is more than a clock can count.
    private static let longestWait = 1e9

    /// Lets other work of the main actor run until a step holds.
    private func wait(for action: any Action, seconds: Double) async -> String? {
        // Only what is dispatched while waiting is the step's own.
        firstDispatch = dispatches.count
        let clock = ContinuousClock()
        let end = clock.now + .seconds(min(seconds, Self.longestWait))
        while let mismatch = perform(action) {
            if clock.now >= end { return "still not so after \(seconds.formatted()) s: \(mismatch)" }
            do { try await Task.sleep(for: .milliseconds(1)) } catch { return "the replay was cancelled: \(mismatch)" }
            stage?.root.layoutIfNeeded()
            if exception != nil { return nil }
        }
        return nil
    }

    private func tell(_ step: Step, _ action: any Action, _ failure: String?) {
        if player.options.showsEachStep, !(action is Show) { show() }
        guard player.options.reportsSteps || failure != nil else { return }
        let text = playhead.text(of: step, action)
        if player.options.reportsSteps {
            player.onStep(
                PlayedStep(
                    file: script.name, line: step.line, step: text,
                    dispatches: action.acts ? Array(dispatches.dropFirst(firstDispatch)) : [], failure: failure))
        }
        if let failure {
            let message = failure + (playhead.round.map { " (\($0))" } ?? "")
            fail(ReplayFailure(place: script.place(of: step), step: text, message: message))
        }
    }

    private func fail(_ failure: ReplayFailure) {
        report.failureCount += 1
        if report.failures.count < ReplayReport.failureLimit { report.failures.append(failure) }
        player.onFailure(failure)
    }

    private func watchDispatches() -> CellActionSubscription {
        player.bus.addObserver { [weak self] event in self?.dispatches.append(Dispatch(event)) }
    }
}

// MARK: - What steps do

extension Replay {
    /// Puts a screen in the place of the one that is open.
    func open(_ name: String) {
        dispatches.removeAll(keepingCapacity: true)
        close()
        stage = player.makeStage(name)
    }

    private func close() {
        stage?.close()
        stage = nil
        shownRows = nil
    }

    /// Does something with the screen, and what is pending after it; what it dispatches is kept until the next.
    ///
    /// - Throws: ``StepFailure`` in place of any other error.
    func act(_ body: (Stage) throws -> Void) throws(StepFailure) {
        guard let stage else { return }
        dispatches.removeAll(keepingCapacity: true)
        do {
            try body(stage)
        } catch let failure as StepFailure {
            throw failure
        } catch {
            throw StepFailure("\(error)", isRefusal: error is TouchRefusal)
        }
        stage.root.layoutIfNeeded()
    }

    /// Why a condition does not hold; `nil` if it does.
    func mismatch(_ condition: Condition) -> String? {
        do throws(StepFailure) {
            return try stage?.mismatch(condition, dispatches)
        } catch {
            return error.message
        }
    }

    /// Gives a variable its text.
    func remember(_ text: String, as name: String) { playhead.remember(text, as: name) }

    /// Shows the screen, and what changed since it was shown last.
    func show() {
        guard let stage else { return }
        let drawing = ScreenDrawing(stage, since: shownRows)
        shownRows = drawing.rows
        player.onShow(drawing.text)
    }
}
